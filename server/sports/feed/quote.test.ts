// Markets are made of a model's chances: each price is of its own outcome, and ids say the phase and the market.
import { expect, it } from "vitest";
import { priceOf } from "../../../src/domain/sports/goal-model/margin.ts";
import type { ScoreModel } from "../../../src/domain/sports/goal-model/score-model.ts";
import {
  bothScoreOffer,
  doubleChanceOffer,
  evenest,
  firstHalfOffer,
  handicapOffer,
  type MarketOffer,
  oddEvenOffer,
  quotedMarket,
  resultOffer,
  totalOffer,
  winnerOffer,
} from "./quote.ts";

const model = {
  result: () => ({ home: 0.5, draw: 0.2, away: 0.3 }),
  handicap: (line: number) => 0.5 + line / 10,
  over: (line: number) => 0.9 - line / 10,
} as unknown as ScoreModel;
const place = { phase: "live", main: true, position: 4 } as const;
const MARGIN = 0.06;
const of = (chances: Record<string, number>) =>
  Object.entries(chances).map(([key, chance]) => ({ key, price: priceOf(chance, MARGIN) }));

it.each<[MarketOffer, string, string, Record<string, number>]>([
  [resultOffer(model, MARGIN, place, true), "l-1x2", "win_draw_lose", { home: 0.5, draw: 0.2, away: 0.3 }],
  [resultOffer(model, MARGIN, place, false), "l-1x2", "win_lose", { home: 0.625, away: 0.375 }],
  [firstHalfOffer(model, MARGIN, place), "l-h1", "win_draw_lose", { home: 0.5, draw: 0.2, away: 0.3 }],
  [handicapOffer(model, -1.5, MARGIN, place), "l-hc-1.5", "handicap", { home: 0.35, away: 0.65 }],
  [totalOffer(model, 2.5, MARGIN, place), "l-ou2.5", "over_under", { over: 0.65, under: 0.35 }],
  [bothScoreOffer(0.3, MARGIN, place), "l-bts", "both_score", { yes: 0.3, no: 0.7 }],
  [
    doubleChanceOffer(model, MARGIN, place),
    "l-dc",
    "double_chance",
    { home_draw: 0.7, home_away: 0.8, draw_away: 0.5 },
  ],
  [winnerOffer("to_qualify", 0.3, MARGIN, place), "l-to_qualify", "to_qualify", { home: 0.3, away: 0.7 }],
  [oddEvenOffer(0.45, MARGIN, place), "l-oe", "odd_even", { odd: 0.45, even: 0.55 }],
])("%# is priced outcome by outcome", (offer, code, kind, chances) => {
  expect(offer).toMatchObject({ ...place, code, kind, offers: of(chances) });
});

it("stands on a fixture under ids of its own, with the names that pages know", () => {
  const whole = resultOffer(model, MARGIN, { ...place, phase: "proto" }, true);
  const [full, half] = [quotedMarket("f1", whole), quotedMarket("f1", firstHalfOffer(model, MARGIN, place))];
  expect(full).toMatchObject({ id: "f1-x-1x2", marketName: "1X2", position: 4, main: true, phase: "proto" });
  expect(full.selections.map(({ id }) => id)).toEqual(["f1-x-1x2-home", "f1-x-1x2-draw", "f1-x-1x2-away"]);
  expect(full.selections.map(({ name }) => name)).toEqual(["승", "무", "패"]);
  expect(half).toMatchObject({ id: "f1-l-h1", marketName: "1st Half 1X2" });
  expect(() => quotedMarket("f1", { ...whole, kind: "nothing" })).toThrow("no market of kind nothing");
});

it("the evenest line is the first of those that are equally close to even", () => {
  const chances: Record<number, number> = { 1: 0.8, 2: 0.6, 3: 0.4, 4: 0.55, 5: 0.45 };
  const chanceAt = (line: number) => chances[line] ?? 0;
  expect(evenest([1, 2, 3], chanceAt)).toBe(2);
  expect(evenest([1, 2, 5, 4, 3], chanceAt)).toBe(5);
  expect(evenest([4, 5], chanceAt)).toBe(4);
  expect(evenest([], chanceAt)).toBe(0);
});

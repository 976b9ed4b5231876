import { expect, test } from "vitest";
import type { ModelLeg, ScoreChance } from "../../../../src/domain/sports/combination/score-chance.ts";
import { scoresFor } from "./combinations.ts";

const score = (home: number, half: number | null): ScoreChance => ({
  result: { home, away: 0, homeHalf: half, awayHalf: half === null ? null : 0 },
  probability: 0.5,
});
const [final, halves] = [
  [score(1, null), score(2, null)],
  [score(1, 0), score(2, 1)],
];
/** A model, and in which detail it was asked at which time. */
function modelOf(known: { final?: readonly ScoreChance[]; halves?: readonly ScoreChance[] }) {
  const asked: [number, string][] = [];
  const scores = (now: number, detail: "final" | "halves") => {
    asked.push([now, detail]);
    return known[detail] ?? null;
  };
  return { asked, model: { scores } };
}
const legOf = (period: string): ModelLeg => ({
  market: { kind: "win_draw_lose", period, line: null },
  key: "home",
  betPrice: 200,
});
const [whole, firstHalf] = [legOf("100"), legOf("10")];

test("the final scores are taken where they tell every leg, and those of both halves where one asks for them", () => {
  const { model, asked } = modelOf({ final, halves });
  expect(scoresFor(model, [whole, whole], 7)).toBe(final);
  expect(asked).toEqual([[7, "final"]]);
  expect(scoresFor(model, [whole, firstHalf], 8)).toBe(halves);
  expect(asked.slice(1)).toEqual([
    [8, "final"],
    [8, "halves"],
  ]);
});

test("a model that does not tell enough tells nothing", () => {
  expect(scoresFor(modelOf({ final }).model, [firstHalf], 7)).toBeNull();
  expect(scoresFor(modelOf({ halves }).model, [whole], 7)).toBe(halves);
  expect(scoresFor(modelOf({}).model, [whole], 7)).toBeNull();
});

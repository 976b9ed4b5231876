import { expect, it } from "vitest";
import { LEAST_MARGIN, PROTO_MARGIN } from "../../../../src/domain/lobby/house/market-margins.ts";
import { goalModel } from "../../../../src/domain/sports/goal-model/goals.ts";
import { bookOf, probabilitiesOf } from "../../../../src/domain/sports/goal-model/margin.ts";
import { replayModel, replayOffers } from "./offers.ts";
import type { ReplayState } from "./state.ts";

const STATE: ReplayState = {
  v: 1,
  open: [200, 340, 380, 190, 195, 175, 205],
  close: [180, 360, 440, 210, 175, 185, 195],
  score: [2, 1, 1, 0],
  moveMs: 1_000,
};
const MODEL = replayModel(STATE);
const pricesAt = (share: number, state = STATE) => {
  const offers = replayOffers(state, MODEL, share);
  return Object.fromEntries(offers.map(({ code, offers: own }) => [code, own.map(({ price }) => price)]));
};

it("begins with the file's opening prices, ends with its closing ones, and is between them on the way", () => {
  expect(pricesAt(0)).toMatchObject({ "p-1x2": [200, 340, 380], "p-ou2.5": [190, 195], "p-bts": [175, 205] });
  expect(pricesAt(1)).toMatchObject({ "p-1x2": [180, 360, 440], "p-ou2.5": [210, 175], "p-bts": [185, 195] });
  expect(pricesAt(0.25)).toMatchObject({ "p-1x2": [195, 345, 395], "p-ou2.5": [195, 190], "p-bts": [178, 203] });
  expect(pricesAt(0, { ...STATE, open: [100, 340, 380, 190, 195] })).toMatchObject({ "p-1x2": [101, 340, 380] });
});

it("prices proto by the same chances under its own margin", () => {
  const {
    "p-1x2": results = [],
    "x-1x2": proto = [],
    "p-ou2.5": totals = [],
    "x-ou2.5": protoTotals = [],
  } = pricesAt(0);
  for (const [of, lowered] of [
    [results, proto],
    [totals, protoTotals],
  ] as const) {
    expect(bookOf(lowered)).toBeCloseTo(1 + PROTO_MARGIN, 1);
    const [before, after] = [probabilitiesOf(of), probabilitiesOf(lowered)];
    before.forEach((chance, at) => expect(after[at]).toBeCloseTo(chance, 2));
  }
});

it("lays each market in its place, the evenest handicap first among its kind", () => {
  const offers = replayOffers(STATE, MODEL, 0);
  const placed = offers.map(({ code, phase, main, position, line }) => [code, phase, main, position, line]);
  const lines = [-1.5, -1, 0, 1];
  expect(lines).toContain(MODEL.mainHandicap);
  expect(placed).toEqual([
    ["p-1x2", "prematch", true, 0, null],
    ["p-ou2.5", "prematch", true, 20, 2.5],
    ...lines.map((line, at) => [`p-hc${line}`, "prematch", line === MODEL.mainHandicap, 10 + at, line]),
    ["p-h1", "prematch", false, 30, null],
    ["p-bts", "prematch", false, 40, null],
    ["x-1x2", "proto", true, 50, null],
    ["x-ou2.5", "proto", true, 70, 2.5],
    [`x-hc${MODEL.mainHandicap}`, "proto", true, 60, MODEL.mainHandicap],
  ]);
  const distances = lines.map((line) => {
    const [home = 0, away = 0] = pricesAt(0)[`p-hc${line}`] ?? [];
    return Math.abs(home - away);
  });
  expect(lines[distances.indexOf(Math.min(...distances))]).toBe(MODEL.mainHandicap);
  const short = replayOffers({ ...STATE, open: STATE.open.slice(0, 5), close: STATE.close.slice(0, 5) }, MODEL, 0);
  expect(short.map(({ code }) => code)).not.toContain("p-bts");
  expect(short).toHaveLength(offers.length - 1);
});

it("moves what the file does not price with what it does", () => {
  const handicap = (share: number) => pricesAt(share)["p-hc0"]?.[0] ?? 0;
  // The home side becomes the stronger one from the opening to the closing prices.
  expect(handicap(1)).toBeLessThan(handicap(0));
  expect(handicap(0.5)).toBeLessThanOrEqual(handicap(0));
  expect(handicap(0.5)).toBeGreaterThanOrEqual(handicap(1));
});

/** What a stake of 1 brings on each price, by the chances behind it. */
const returnsOf = (prices: readonly number[]) =>
  probabilitiesOf(prices).map((chance, at) => (chance * (prices[at] ?? 0)) / 100);

it("leaves the house its least margin where the file's prices, or those between two of them, do not", () => {
  const low = { ...STATE, open: [182, 446, 647, 210, 195, 205, 205], close: [230, 230, 900, 160, 260, 160, 260] };
  for (const share of [0, 0.5, 1]) {
    const prices = pricesAt(share, low);
    for (const code of ["p-1x2", "p-ou2.5", "p-bts"])
      for (const back of returnsOf(prices[code] ?? [])) expect(back, `${code} at ${share}`).toBeLessThan(1);
    expect(bookOf(prices["p-1x2"] ?? [])).toBeGreaterThanOrEqual(1 + LEAST_MARGIN);
  }
  // What moves from one side to the other has a book of less than 100% on the way.
  const turned = { ...STATE, open: [200, 340, 380, 150, 290], close: [200, 340, 380, 290, 150] };
  expect(bookOf([220, 220])).toBeLessThan(1);
  expect(pricesAt(0.5, turned)["p-ou2.5"]).toEqual([194, 194]);
});

it("offers no handicap of which a side is as good as won before the match or at its kick-off", () => {
  const strong: ReplayState = {
    ...STATE,
    open: [112, 900, 2_300, 140, 300],
    close: [105, 1_500, 4_000, 130, 360],
  };
  const model = replayModel(strong);
  expect(goalModel(model.close).handicap(1) * 1.01, "at the lowest price it is worth more").toBeGreaterThan(1);
  for (const share of [0, 0.5, 1]) {
    const handicaps = replayOffers(strong, model, share).filter(({ code }) => code.startsWith("p-hc"));
    expect(handicaps.map(({ line }) => line)).not.toContain(1);
    expect(handicaps.filter(({ main }) => main)).toHaveLength(1);
    const means = share < 1 ? model.open : model.close;
    for (const { line, offers } of share === 0.5 ? [] : handicaps) {
      const home = goalModel(means).handicap(line ?? 0);
      for (const { key, price } of offers)
        expect(((key === "home" ? home : 1 - home) * price) / 100, `${key} ${line}`).toBeLessThan(1 - LEAST_MARGIN / 2);
    }
  }
});

// The runs of a half-inning against a walk over its chain, batter by batter.
import { describe, expect, test } from "vitest";
import { type BaseOut, OUTS, plates } from "./half-inning.ts";
import { MAX_HALF_RUNS, rateFor, runsFrom } from "./half-inning-runs.ts";

const BATTERS = 80;

/** By runs: the probability that the half-inning ends with them. Three outs or `enough` runs end it. */
function walked(rate: number, from: BaseOut, enough: number): number[] {
  const ended = Array.from({ length: MAX_HALF_RUNS + 1 }, () => 0);
  let open = new Map([[`${from.outs} ${from.bases} 0`, 1]]);
  for (let batter = 0; batter < BATTERS; batter++) {
    const next = new Map<string, number>();
    for (const [key, mass] of open) {
      const [outs = 0, bases = 0, before = 0] = key.split(" ").map(Number);
      for (const plate of plates(rate, { outs, bases })) {
        const runs = Math.min(MAX_HALF_RUNS, before + plate.runs);
        const share = mass * plate.probability;
        const to = `${plate.outs} ${plate.bases} ${runs}`;
        if (plate.outs >= OUTS || runs >= enough) ended[runs] = (ended[runs] ?? 0) + share;
        else next.set(to, (next.get(to) ?? 0) + share);
      }
    }
    open = next;
  }
  return ended;
}

const STATES: BaseOut[] = [
  { outs: 0, bases: 0 },
  { outs: 1, bases: 5 },
  { outs: 2, bases: 7 },
  { outs: 0, bases: 7 },
];

describe.each(STATES)("from $outs out with bases $bases", (from) => {
  test.each([Infinity, 1, 3, 14])("until %d runs", (enough) => {
    const expected = walked(1.07, from, enough);
    const found = runsFrom(1.07, from, enough);
    expect(found).toHaveLength(expected.length);
    for (const [runs, mass] of expected.entries()) expect(found[runs]).toBeCloseTo(mass, 8);
  });
});

test("three outs and a score that is enough already bring nothing more", () => {
  expect(runsFrom(1, { outs: 3, bases: 0 }).indexOf(1)).toBe(0);
  expect(runsFrom(1, { outs: 0, bases: 7 }, 0).indexOf(1)).toBe(0);
});

test.each([0.25, 0.5, 0.6, 1.1])("the rate for %d runs brings them", (mean) => {
  const runs = runsFrom(rateFor(mean)).reduce((sum, mass, count) => sum + mass * count, 0);
  expect(runs).toBeCloseTo(mean, 3);
});

test("a mean that no rate brings gets the nearest rate", () => {
  expect(rateFor(0.0001)).toBe(0.3);
  expect(rateFor(9)).toBe(2.6);
});

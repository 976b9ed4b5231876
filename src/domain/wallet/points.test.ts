import { describe, expect, it } from "vitest";
import { conversionProblem, wonForPoints } from "./points.ts";

const terms = { wonPer100: 90, minimum: 1_000, step: 10 };

describe("points", () => {
  it.each([
    [1_000, 900],
    [1_010, 909],
    [15, 13],
    [0, 0],
  ])("%i become %i won", (points, won) => expect(wonForPoints(points, terms)).toBe(won));

  it.each([
    [990, 5_000, "below_minimum"],
    [1_005, 5_000, "not_in_steps"],
    [5_010, 5_000, "too_many"],
    [5_000, 5_000, null],
    [1_000, 1_000, null],
  ] as const)("%i of %i: %s", (points, held, problem) => expect(conversionProblem(points, held, terms)).toBe(problem));
});

import { expect, test } from "vitest";
import { legOutcome } from "../settlement/leg-outcome.ts";

/** 0:1, 1:1, 2:1. */
const RESULT = {
  home: 2,
  away: 1,
  homeHalf: 0,
  awayHalf: 1,
  periods: { "goal:1": { home: 0, away: 1 }, "goal:2": { home: 1, away: 1 }, "goal:3": { home: 2, away: 1 } },
};
const outcome = (goal: number, key: string, result = RESULT as Parameters<typeof legOutcome>[2]) =>
  legOutcome({ kind: `goal_${goal}`, period: "100", line: null }, key, result);

test.each([
  [1, "away"],
  [2, "home"],
  [3, "home"],
  [4, "none"],
])("goal %i was scored by %s", (goal, winner) => {
  for (const key of ["home", "none", "away"]) expect(outcome(goal, key)).toBe(key === winner ? "won" : "lost");
});

test("a result that does not tell the order hands the stake back, where the goal was scored", () => {
  const untold = { home: 1, away: 0, homeHalf: null, awayHalf: null };
  expect(outcome(1, "home", untold)).toBe("void");
  expect(outcome(2, "none", untold)).toBe("won");
  expect(outcome(2, "away", untold)).toBe("lost");
  expect(outcome(4, "none", { ...RESULT, home: 3 })).toBe("void");
});

test("there is no thirteenth goal to bet on", () => {
  expect(() => outcome(13, "home")).toThrow(RangeError);
});

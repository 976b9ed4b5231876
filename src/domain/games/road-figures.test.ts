import { expect, test } from "vitest";
import { roadFigures } from "./road-figures.ts";

test("counts, shares and runs of each side, a tie in between ends no run", () => {
  expect(roadFigures(["a", "b", "b", "tie", "b", "a", "a"], ["a", "b", "tie"])).toEqual([
    { side: "a", count: 3, share: 3 / 7, run: 2, longest: 2 },
    { side: "b", count: 3, share: 3 / 7, run: 0, longest: 3 },
    { side: "tie", count: 1, share: 1 / 7, run: 0, longest: 1 },
  ]);
});

test("no rounds, no share", () => {
  expect(roadFigures([], ["a"])).toEqual([{ side: "a", count: 0, share: 0, run: 0, longest: 0 }]);
});

import { expect, it } from "vitest";
import { levelRow } from "./level-row.ts";

it("has its own row, else that of the nearest level below, else of the lowest", () => {
  const rows = [{ level: 7 }, { level: 3 }, { level: 5 }];
  expect([1, 2, 3, 4, 5, 6, 7, 8, 99].map((level) => levelRow(rows, level)?.level)).toEqual([
    3, 3, 3, 3, 5, 5, 7, 7, 7,
  ]);
  expect(levelRow([], 1)).toBeNull();
});

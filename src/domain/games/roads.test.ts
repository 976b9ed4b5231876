import { expect, it } from "vitest";
import type { RoadSide } from "./kind.ts";
import { beadRoad, bigRoad, derivedRoad, layOut } from "./roads.ts";

const SIDES: Readonly<Record<string, RoadSide>> = { P: "a", B: "b", T: "tie" };
const sides = (text: string) => [...text].map((one) => SIDES[one] ?? "tie");
const marks = (text: string, offset: number) =>
  derivedRoad(bigRoad(sides(text)), offset)
    .map((column) => column.map((mark) => (mark === "red" ? "R" : "B")).join(""))
    .join(" ");

it("the bead road has every result, six in a column", () => {
  expect(beadRoad(sides("PBTPBBP")).map((column) => column.length)).toEqual([6, 1]);
});

it("the big road begins a column with each change, and counts ties on the cell before them", () => {
  const columns = bigRoad(sides("TPPTBTTBP"));
  expect(columns.map((column) => column.map(({ side, ties }) => `${side}${ties}`).join(" "))).toEqual([
    "a1 a1",
    "b2 b0",
    "a0",
  ]);
});

// Columns of 2, 2 and 1: the second column goes on as the first did; the third begins after two of one length.
it.each([
  ["PPBBP", 1, "RR"],
  // 1, 2: the column before ends in the row above.
  ["PBB", 1, "B"],
  // 1, 3: below the end of the column before there is nothing to end.
  ["PBBB", 1, "B R"],
  // 2, 1, 1: the columns before the third have unlike lengths.
  ["PPBP", 1, "B"],
  // The small road skips one column, the cockroach road two.
  ["PPBPP", 2, "R"],
  ["PBPP", 2, "B"],
  ["PPBPBB", 3, "R"],
  ["PBPBB", 3, "B"],
  ["PPPP", 1, ""],
])("of %s the road at %i is %s", (text, offset, expected) => expect(marks(text, offset)).toBe(expected));

it("a column that is full, or meets another one, turns to the right", () => {
  const column = (length: number) => Array.from({ length }, () => "x");
  const places = (columns: readonly string[][]) => layOut(columns).map(({ column, row }) => `${column},${row}`);
  expect(places([column(8)]).slice(5)).toEqual(["0,5", "1,5", "2,5"]);
  expect(places([column(7), column(6)]).slice(-2)).toEqual(["1,4", "2,4"]);
});

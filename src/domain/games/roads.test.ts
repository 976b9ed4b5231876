import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RoadSide } from "./kind.ts";
import { beadRoad, bigRoad, DERIVED_ROADS, derivedRoad, layOut, ROAD_ROWS } from "./roads.ts";

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

it("a dragon's tail stands beside the next column, which turns above it", () => {
  const places = layOut(bigRoad(sides("PPPPPPPPBBBBBB"))).map(
    ({ column, row, cell }) => `${cell.side}${column},${row}`,
  );
  // Eight of Player: six down and two to the right along the bottom.
  expect(places.slice(5, 8)).toEqual(["a0,5", "a1,5", "a2,5"]);
  // Six of Banker meet the tail in the last row and turn in the row above it.
  expect(places.slice(8)).toEqual(["b1,0", "b1,1", "b1,2", "b1,3", "b1,4", "b2,4"]);
});

describe("of any results", () => {
  const results = fc.array(fc.constantFrom<RoadSide>("a", "b", "tie"), { maxLength: 120 });
  const check = (rule: (sides: readonly RoadSide[]) => void) => fc.assert(fc.property(results, rule));

  it("the bead road has them all in their order, and is full but for its last column", () =>
    check((all) => {
      const columns = beadRoad(all);
      expect(columns.flat()).toEqual(all);
      expect(columns.slice(0, -1).every(({ length }) => length === ROAD_ROWS)).toBe(true);
    }));
  it("the big road has each result without a tie once, and each tie is counted once something came", () =>
    check((all) => {
      const cells = bigRoad(all).flat();
      expect(cells.map(({ side }) => side)).toEqual(all.filter((side) => side !== "tie"));
      const ties = cells.reduce((sum, cell) => sum + cell.ties, 0);
      expect(ties).toBe(cells.length === 0 ? 0 : all.filter((side) => side === "tie").length);
    }));
  it("columns of the big road change sides, and have one side each", () =>
    check((all) => {
      const columns = bigRoad(all);
      for (const [at, column] of columns.entries()) {
        expect(new Set(column.map(({ side }) => side)).size).toBe(1);
        expect(column[0]?.side).not.toBe(columns[at - 1]?.[0]?.side);
      }
    }));
  it("no two cells lie on one square, none under the sixth row, and each column begins right of the one before", () =>
    check((all) => {
      const columns = bigRoad(all);
      const placed = layOut(columns);
      expect(placed.map(({ cell }) => cell)).toEqual(columns.flat());
      expect(new Set(placed.map(({ column, row }) => `${column},${row}`)).size).toBe(placed.length);
      expect(placed.every(({ row }) => row >= 0 && row < ROAD_ROWS)).toBe(true);
      const heads = columns.map((column) => placed.find(({ cell }) => cell === column[0]));
      expect(heads.every((head, at) => head?.row === 0 && head.column > (heads[at - 1]?.column ?? -1))).toBe(true);
    }));
  it("ties change no derived road", () =>
    check((all) => {
      for (const { offset } of DERIVED_ROADS)
        expect(derivedRoad(bigRoad(all), offset)).toEqual(
          derivedRoad(bigRoad(all.filter((side) => side !== "tie")), offset),
        );
    }));
});

// Results as the roads that players read. A road is a list of columns; a cell stands in its column from the top.
import type { RoadSide } from "./kind.ts";

export const ROAD_ROWS = 6;

/** Every result, column by column of six. */
export function beadRoad(sides: readonly RoadSide[]): RoadSide[][] {
  const columns: RoadSide[][] = [];
  sides.forEach((side, i) => {
    if (i % ROAD_ROWS === 0) columns.push([]);
    columns.at(-1)?.push(side);
  });
  return columns;
}

export interface BigCell {
  side: Exclude<RoadSide, "tie">;
  /** Ties that followed it. */
  ties: number;
}

/** Logical columns: a new one begins with each change of side. Ties are counted on the cell before them. */
export function bigRoad(sides: readonly RoadSide[]): BigCell[][] {
  const columns: BigCell[][] = [];
  let leading = 0;
  for (const side of sides) {
    const last = columns.at(-1)?.at(-1);
    if (side === "tie") {
      if (last) last.ties++;
      else leading++;
    } else {
      const cell = { side, ties: last ? 0 : leading };
      if (last?.side === side) columns.at(-1)?.push(cell);
      else columns.push([cell]);
    }
  }
  return columns;
}

/** How many columns back a derived road looks: big eye boy, small road, cockroach road. */
export const DERIVED_ROADS = [
  { key: "big-eye", offset: 1 },
  { key: "small", offset: 2 },
  { key: "cockroach", offset: 3 },
] as const;

export type DerivedMark = "red" | "blue";

/**
 * A derived road of logical columns. At the head of a column the two columns before it are compared in length; below
 * it, whether the column `offset` back goes on in this row as it did in the row above. Red: as before.
 */
export function derivedRoad(columns: readonly { length: number }[], offset: number): DerivedMark[][] {
  const marks: DerivedMark[] = [];
  const lengthOf = (at: number) => columns[at]?.length ?? 0;
  columns.forEach((column, at) => {
    for (let row = 0; row < column.length; row++) {
      if (row === 0 && at - 1 - offset >= 0)
        marks.push(lengthOf(at - 1) === lengthOf(at - 1 - offset) ? "red" : "blue");
      if (row > 0 && at - offset >= 0) marks.push(lengthOf(at - offset) === row ? "blue" : "red");
    }
  });
  return columnsOf(marks);
}

function columnsOf<Mark>(marks: readonly Mark[]): Mark[][] {
  const columns: Mark[][] = [];
  for (const mark of marks) {
    if (columns.at(-1)?.[0] === mark) columns.at(-1)?.push(mark);
    else columns.push([mark]);
  }
  return columns;
}

export interface Placed<Cell> {
  cell: Cell;
  column: number;
  row: number;
}

/** Where the cells of logical columns are drawn in six rows: one that does not fit turns to the right. */
export function layOut<Cell>(columns: readonly (readonly Cell[])[], rows = ROAD_ROWS): Placed<Cell>[] {
  const taken = new Set<string>();
  const placed: Placed<Cell>[] = [];
  let next = 0;
  for (const cells of columns) {
    let column = next;
    while (taken.has(`${column},0`)) column++;
    next = column + 1;
    let row = 0;
    let isTurned = false;
    cells.forEach((cell, i) => {
      if (i > 0) {
        if (!isTurned && row + 1 < rows && !taken.has(`${column},${row + 1}`)) row++;
        else {
          isTurned = true;
          column++;
        }
      }
      taken.add(`${column},${row}`);
      placed.push({ cell, column, row });
    });
  }
  return placed;
}

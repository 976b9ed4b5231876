import { describe, expect, it } from "vitest";
import { around, overlaps, scrollNeeded, segments, type Box } from "./boxes.ts";

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

describe("overlaps", () => {
  it("counts what is shared, not what touches", () => {
    expect(overlaps(box(0, 0, 10, 10), box(9, 9, 5, 5))).toBe(true);
    expect(overlaps(box(0, 0, 10, 10), box(10, 0, 5, 5))).toBe(false);
    expect(overlaps(box(0, 0, 10, 10), box(2, 20, 5, 5))).toBe(false);
  });

  it("counts a line that runs through, not one along the edge", () => {
    const [down, along] = segments([
      { x: 5, y: -5 },
      { x: 5, y: 20 },
      { x: 0, y: 20 },
    ]);
    expect(down).toEqual(box(5, -5, 0, 25));
    expect(along).toEqual(box(0, 20, 5, 0));
    expect(overlaps(box(5, -5, 0, 25), box(0, 0, 10, 10))).toBe(true);
    expect(overlaps(box(0, -5, 0, 25), box(0, 0, 10, 10))).toBe(false);
  });
});

describe("around", () => {
  it("is the smallest box that holds all", () => {
    expect(around([box(5, 5, 10, 1), box(0, 8, 2, 20)])).toEqual(box(0, 5, 15, 23));
  });

  it("is none around none", () => {
    expect(around([])).toBeNull();
  });
});

describe("scrollNeeded", () => {
  const frame = box(100, 50, 400, 200);

  it("stays where what is wanted stands in the frame, up to its edges", () => {
    expect(scrollNeeded(frame, [box(100, 50, 400, 200)])).toEqual({ x: 0, y: 0 });
  });

  it("brings to the middle what stands out, on that axis alone", () => {
    expect(scrollNeeded(frame, [box(480, 60, 40, 20)])).toEqual({ x: 200, y: 0 });
    expect(scrollNeeded(frame, [box(120, 0, 40, 20)])).toEqual({ x: 0, y: -140 });
  });

  it("takes the first that fits, and the last where none does", () => {
    const [tooWide, fits] = [box(0, 60, 900, 20), box(600, 60, 100, 20)];
    expect(scrollNeeded(frame, [tooWide, fits])).toEqual({ x: 350, y: 0 });
    expect(scrollNeeded(frame, [fits, box(0, 0, 10, 10)])).toEqual({ x: 350, y: 0 });
    expect(scrollNeeded(frame, [box(0, 60, 900, 900), tooWide])).toEqual({ x: 150, y: 0 });
  });

  it("stays where nothing is wanted", () => {
    expect(scrollNeeded(frame, [])).toEqual({ x: 0, y: 0 });
  });
});

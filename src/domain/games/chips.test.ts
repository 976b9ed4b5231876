import { describe, expect, it } from "vitest";
import {
  CHIP_TEXT,
  CHIPS,
  type ChipTerms,
  chipsOf,
  doubled,
  isSameLaid,
  laidBlock,
  NO_TERMS,
  totalOf,
  withChip,
} from "./chips.ts";

const TERMS: ChipTerms = { closed: null, most: 100_000, mostOf: { tie: 20_000, gone: 0 }, balance: 50_000 };
const on = (pick: string, amount: number) => ({ pick, amount });

describe("chips on picks", () => {
  it("lays a chip on what lies there already", () => {
    expect(withChip([on("a", 1_000), on("b", 5_000)], on("a", 10_000))).toEqual([on("b", 5_000), on("a", 11_000)]);
  });
  it("doubles what lies on every pick", () => {
    const twice = doubled([on("a", 1_000), on("b", 5_000)]);
    expect(twice).toEqual([on("a", 2_000), on("b", 10_000)]);
    expect(totalOf(twice)).toBe(12_000);
  });
  it("shows an amount as the fewest chips, the highest first", () => {
    expect(chipsOf(166_000)).toEqual([100_000, 50_000, 10_000, 5_000, 1_000]);
    expect(chipsOf(0)).toEqual([]);
    for (const chip of CHIPS) expect(chipsOf(chip)).toEqual([chip]);
    for (let amount = 1_000; amount <= 300_000; amount += 1_000) {
      const chips = chipsOf(amount);
      expect(chips.reduce((sum, chip) => sum + chip, 0)).toBe(amount);
      expect(chips).toEqual(chips.toSorted((a, b) => b - a));
      expect(chips.filter((chip) => chip === 1_000).length, "five of a chip are one of the next").toBeLessThan(5);
    }
  });
  it("tells two stacks apart by what lies where, not by the order", () => {
    expect(isSameLaid([on("a", 1_000), on("b", 5_000)], [on("b", 5_000), on("a", 1_000)])).toBe(true);
    expect(isSameLaid([on("a", 1_000)], [on("b", 1_000)])).toBe(false);
    expect(isSameLaid([on("a", 1_000)], [on("a", 1_000), on("b", 1_000)])).toBe(false);
  });
});

describe("why a chip is not taken", () => {
  it.each([
    ["up to the limit of the pick", [on("tie", 20_000)], null],
    ["more than the limit of the pick", [on("tie", 20_001)], "최대 20,000원까지 올릴 수 있습니다."],
    ["a pick on which nothing more may lie", [on("gone", 1_000)], CHIP_TEXT.full],
    ["all the money on two picks", [on("a", 30_000), on("tie", 20_000)], null],
    ["more than the money on two picks", [on("a", 31_000), on("tie", 20_000)], CHIP_TEXT.poor],
    ["more than the limit of any pick", [on("a", 101_000)], "최대 100,000원까지 올릴 수 있습니다."],
  ])("%s", (_, laid, reason) => {
    expect(laidBlock(laid, TERMS)).toBe(reason);
  });
  it("takes nothing until the terms are known, nor when they say why not", () => {
    expect(laidBlock([], NO_TERMS)).toBe("베팅 한도를 확인하는 중입니다.");
    expect(laidBlock([], { ...TERMS, closed: "마감" })).toBe("마감");
  });
  it("asks for no money that is not known", () => {
    expect(laidBlock([on("a", 100_000)], { ...TERMS, balance: null })).toBeNull();
  });
});

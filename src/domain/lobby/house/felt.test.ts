import { expect, it } from "vitest";
import { laidBlock } from "../../games/chips.ts";
import { FELT_TEXT, feltBlock, type FeltFacts, feltTerms } from "./felt.ts";

const FACTS: FeltFacts = { seat: "open", placed: [], laid: [], balance: 100_000 };
const on = (pick: string, amount = 1_000) => ({ pick, amount });

it.each([
  ["open", [], null],
  ["busy", [], FELT_TEXT.placing],
  ["away", [on("tie")], FELT_TEXT.connecting],
  ["locked", [], FELT_TEXT.locked],
  ["locked", [on("tie")], FELT_TEXT.leftOver],
] as const)("a seat that is %s with %j laid takes chips or says why not", (seat, laid, closed) => {
  expect(feltTerms({ ...FACTS, seat, laid }).closed).toBe(closed);
});

it("a pick takes what is left of its most, and the other side nothing", () => {
  const terms = feltTerms({ ...FACTS, placed: [on("player", 990_000)], balance: null });
  expect(laidBlock([on("player", 10_000)], terms)).toBeNull();
  expect(laidBlock([on("player", 11_000)], terms)).toBe("최대 10,000원까지 올릴 수 있습니다.");
  expect(laidBlock([on("banker")], terms)).toBe("더 올릴 수 없습니다.");
  expect(laidBlock([on("tie", 1_000_000)], terms)).toBeNull();
});

it("no chip goes on the other side, bet or only laid", () => {
  expect(feltBlock("banker", [on("player")])).toBe(FELT_TEXT.hedge);
  expect(feltBlock("player", [on("tie"), on("banker")])).toBe(FELT_TEXT.hedge);
  expect(feltBlock("player", [on("player")])).toBeNull();
  expect(feltBlock("banker-pair", [on("player"), on("tie")])).toBeNull();
});

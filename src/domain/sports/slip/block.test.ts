import { DEMO_BET_LIMITS } from "../bet-limits.samples.ts";
import { describe, expect, it } from "vitest";
import type { PricePolicy } from "../price-policy.ts";
import { type LegNow, movedPrices, slipBlock, type SlipTerms } from "./block.ts";
import type { FixturePick } from "./pick.ts";

function leg(
  id: string,
  differs: Partial<Omit<LegNow, "entry">> & { betPrice?: number; fixtureId?: string; family?: "handicap" } = {},
): LegNow {
  const { betPrice = 195, fixtureId = id, family = "win_draw_lose", ...rest } = differs;
  const market = { marketName: family, family, period: "100", phase: "prematch" } as const;
  const entry: FixturePick = { kind: "fixture", id, rule: "korean", fixtureId, ...market, betPrice, bonusLegs: null };
  return { entry, seenPrice: 195, availability: "open", ...rest };
}
const terms: SlipTerms = {
  limits: DEMO_BET_LIMITS,
  balance: 100_000,
  stake: 10_000,
  policy: "none",
};
const ruleOf = (legs: readonly LegNow[], differs: Partial<SlipTerms> = {}) =>
  slipBlock(legs, { ...terms, ...differs })?.rule ?? null;

const LEGS_MOVED = "배당이 변경되었습니다. 변경된 배당을 확인해주세요.";

describe("what stands against a bet", () => {
  it("is a stake beyond the limit of a game's pick, which may be lower than that of the level", () => {
    const game = (maxStake?: number): LegNow => ({
      entry: { kind: "game", id: "g", rule: "mini", betPrice: 195, gameId: "215", roundId: "215-1", maxStake },
      seenPrice: 195,
      availability: "open",
    });
    expect(slipBlock([game(20_000)], { ...terms, stake: 20_000 })).toBeNull();
    expect(slipBlock([game(20_000)], { ...terms, stake: 20_010 })).toMatchObject({
      rule: "stake_max",
      message: "최대 베팅금액은 20,000원입니다.",
      maxStake: 20_000,
    });
    expect(slipBlock([game(90_000_000)], { ...terms, balance: 90_000_000, stake: 5_000_010 })).toMatchObject({
      rule: "stake_max",
    });
    expect(slipBlock([game()], { ...terms, stake: 50_000 })).toBeNull();
    const staked = { selection: 0, fixture: 0, gamePick: 15_000 };
    expect(slipBlock([game(20_000)], { ...terms, staked, stake: 5_000 })).toBeNull();
    expect(slipBlock([game(20_000)], { ...terms, staked, stake: 5_010 })).toMatchObject({
      rule: "stake_max",
      maxStake: 5_000,
    });
    expect(slipBlock([game(10_000)], { ...terms, staked, stake: 1_000 })).toMatchObject({ maxStake: 0 });
  });

  it("is nothing when all is well", () => {
    expect(slipBlock([leg("a"), leg("b")], terms)).toBeNull();
  });

  it("names the legs that are the reason, and only those", () => {
    const closed = slipBlock(
      [leg("a"), leg("b", { availability: "closed" }), leg("c", { availability: "suspended" })],
      terms,
    );
    expect(closed).toMatchObject({
      rule: "market_closed",
      legs: ["b"],
      message: "마감된 선택이 있습니다. 삭제 후 베팅해주세요.",
    });
    expect(slipBlock([leg("a"), leg("c", { availability: "suspended" })], terms)).toMatchObject({
      rule: "market_suspended",
      legs: ["c"],
    });
    expect(slipBlock([leg("a")], { ...terms, stake: 990 })).toMatchObject({
      rule: "stake_min",
      legs: [],
      maxStake: 100_000,
    });
    expect(slipBlock([], terms)).toMatchObject({ rule: "empty", legs: [], maxStake: null });
  });

  it("is two legs of one fixture, which the slip holds and nobody is paid for together [REQ-R35]", () => {
    const legs = [leg("home", { fixtureId: "f1" }), leg("other"), leg("line", { fixtureId: "f1", family: "handicap" })];
    expect(slipBlock(legs, terms)).toEqual({
      rule: "correlated_legs",
      message: "같은 경기의 선택은 함께 베팅할 수 없습니다. 하나만 남겨주세요.",
      legs: ["home", "line"],
      maxStake: null,
    });
  });

  describe("of two legs of one fixture", () => {
    const legs = [leg("home", { fixtureId: "f1" }), leg("line", { fixtureId: "f1", family: "handicap" })];
    const together = (price: number | null, seenPrice: number | null = price) => [
      { fixtureId: "f1", selectionIds: ["line", "home"], price, seenPrice },
    ];
    it.each<[string, Partial<SlipTerms>, string | null]>([
      ["is nothing at the price that was seen", { combinations: together(240) }, null],
      ["is that their price is not there yet", { combinations: [], isQuoting: true }, "combination_unpriced"],
      ["is that no model prices them", { combinations: together(null) }, "correlated_legs"],
      ["is nothing where their price fell", { combinations: together(239, 240), policy: "better" }, null],
      [
        "is that the price is of other legs",
        { combinations: [{ fixtureId: "f1", selectionIds: ["home", "third"], price: 240, seenPrice: 240 }] },
        "correlated_legs",
      ],
      ["is the payout at their price together", { combinations: together(100_000), stake: 60_000 }, "payout_max"],
    ])("%s", (_name, differs, rule) => {
      expect(ruleOf(legs, differs)).toBe(rule);
    });

    it.each([
      ["the old price and the new one", 240, "조합 배당이 변경되었습니다: 2.40 → 2.39"],
      ["the price of now where none was seen", null, "조합 배당을 확인해주세요: 2.39"],
    ])("names %s where only they moved together", (_name, seenPrice, message) => {
      expect(movedPrices(legs, { ...terms, combinations: together(239, seenPrice) })).toBe(message);
    });

    it("speaks of the legs where a leg moved as well", () => {
      const moved = [leg("home", { fixtureId: "f1", betPrice: 190 }), ...legs.slice(1)];
      expect(movedPrices(moved, { ...terms, combinations: together(239, 240) })).toBe(LEGS_MOVED);
    });
  });

  it.each<[PricePolicy, number, string | null]>([
    ["none", 196, LEGS_MOVED],
    ["none", 194, LEGS_MOVED],
    ["better", 196, null],
    ["better", 194, LEGS_MOVED],
    ["any", 194, null],
  ])("is no price: under the policy %s one of %i after 195 is told as %s", (policy, betPrice, told) => {
    const legs = [leg("a", { betPrice })];
    expect([ruleOf(legs, { policy }), movedPrices(legs, { ...terms, policy })]).toEqual([null, told]);
  });

  it("is no price of legs together, which is told where it moved further than the policy lets it", () => {
    const legs = [leg("home", { fixtureId: "f1" }), leg("line", { fixtureId: "f1", family: "handicap" })];
    const toldAt = (price: number | null, seenPrice: number | null, policy: PricePolicy) => {
      const combinations = [{ fixtureId: "f1", selectionIds: ["line", "home"], price, seenPrice }];
      return movedPrices(legs, { policy, combinations }) !== null;
    };
    expect(toldAt(239, 240, "better")).toBe(true);
    expect(toldAt(241, 240, "better")).toBe(false);
    expect(toldAt(240, null, "better")).toBe(true);
    expect(toldAt(240, null, "any")).toBe(false);
    // What no model prices is a block of its own.
    expect(toldAt(null, 240, "none")).toBe(false);
  });

  it.each([
    [
      "the wallet, where it holds less than the level takes",
      { stake: 5_000_010, balance: 1_931_005 },
      "insufficient_funds",
      1_931_000,
    ],
    ["the wallet alone", { stake: 2_000_000, balance: 1_931_005 }, "insufficient_funds", 1_931_000],
    ["the level", { stake: 5_000_010, balance: 90_000_000 }, "stake_max", 5_000_000],
    ["no stake, with a wallet below the least one", { stake: 1_000, balance: 999 }, "insufficient_funds", 0],
    [
      "open bets",
      { stake: 5_000_000, balance: 9_000_000, staked: { selection: 19_000_000, fixture: 0 } },
      "selection_max",
      1_000_000,
    ],
  ])("offers what is taken in the end: %s", (_, differs, rule, maxStake) => {
    expect(slipBlock([leg("a")], { ...terms, ...differs })).toMatchObject({ rule, maxStake });
  });

  it("is told in an order in which mending one leads to the next", () => {
    expect(ruleOf([leg("a")], { limits: null })).toBe("limits_unknown");
    expect(ruleOf([leg("a")], { stake: 0 })).toBe("stake_empty");
    expect(ruleOf([leg("a")], { stake: 100_010 })).toBe("insufficient_funds");
    expect(ruleOf([leg("a")], { stake: 100_000 })).toBeNull();
    expect(ruleOf([leg("a")], { stake: 100_010, balance: null })).toBeNull();
    const dear = [leg("a", { betPrice: 100_001, seenPrice: 100_001 })];
    expect(ruleOf(dear, { stake: 0 })).toBe("price_max");
    expect(slipBlock(dear, terms)?.maxStake).toBe(0);
    expect(ruleOf([leg("a", { betPrice: 100_000, seenPrice: 100_000 })], { stake: 0 })).toBe("stake_empty");
  });
});

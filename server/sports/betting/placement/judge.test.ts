// Why a slip is not taken, as it goes to the wire, and how much of it an operator's limit lets in.
import { describe, expect, it } from "vitest";
import type { BetLimits } from "../../../../src/domain/sports/bet-limits.ts";
import type { SlipPick } from "../../../../src/domain/sports/slip/pick.ts";
import { ApiError } from "../../../errors.ts";
import type { JudgedLeg } from "../picks/sources.ts";
import type { HeldPick } from "../picks/source.ts";
import { judge, type Terms } from "./judge.ts";
import { withinRoom } from "./within-room.ts";

const LIMITS: BetLimits = {
  minStake: 1_000,
  maxStake: 100_000,
  stakeStep: 100,
  maxLegs: 3,
  maxPrice: 10_000,
  maxPayout: 1_000_000,
  maxSelectionStake: 150_000,
  maxFixtureStake: 200_000,
};
const NOW = 1_795_000_000_000;

interface Leg {
  fixtureId?: string;
  price?: number;
  seenPrice?: number;
  status?: "open" | "suspended" | "closed";
  seenVersion?: number;
  held?: Partial<HeldPick>;
}
let legs = 0;
function leg({
  fixtureId = `f${++legs}`,
  price = 200,
  seenPrice = price,
  status = "open",
  seenVersion,
  held,
}: Leg = {}): JudgedLeg {
  const id = `${fixtureId}-home`;
  const entry = {
    kind: "fixture",
    id,
    rule: "korean",
    betPrice: price,
    fixtureId,
    marketName: "1X2",
    family: "result",
    period: "full",
    phase: "prematch",
    bonusLegs: null,
  } as unknown as SlipPick;
  const at = (now: number) => ({
    selectionId: id,
    betPrice: price,
    status: now === NOW ? status : ("closed" as const),
  });
  return { held: { entry, at, isInPlay: false, ...held }, seenPrice, seenVersion };
}
const TERMS: Terms = {
  accept: "none",
  stake: 10_000,
  limits: LIMITS,
  balance: 50_000,
  staked: { selection: 0, fixture: 0 },
};
const judged = (own: JudgedLeg[], change: Partial<Terms> = {}, now = NOW) => {
  const problem = judge(own, { ...TERMS, ...change }, now);
  return problem && { code: problem.code, ...problem.details };
};

describe("a slip", () => {
  it("is taken as it was seen, and at better prices where those are agreed to", () => {
    expect(judged([leg()])).toBeNull();
    expect(judged([leg({ price: 210, seenPrice: 200 })], { accept: "better" })).toBeNull();
    expect(judged([leg()], { balance: null, stake: 90_000 })).toBeNull();
  });

  it("is not taken on what is closed or suspended now, and is told how each pick stands", () => {
    const [open, off] = [leg(), leg({ status: "suspended" })];
    const picks = [open, off].map(({ held }) => held.at(NOW));
    expect(judged([open, off])).toEqual({ code: "market_closed", rule: "market_suspended", picks });
    expect(judged([leg()], {}, NOW + 1)).toMatchObject({ code: "market_closed", rule: "market_closed" });
  });

  it("is not taken at a price that nobody agreed to", () => {
    const moved = leg({ price: 190, seenPrice: 200 });
    const told = { code: "price_changed", picks: [moved.held.at(NOW)] };
    expect(judged([moved])).toEqual(told);
    expect(judged([moved], { accept: "better" })).toEqual(told);
    expect(judged([moved], { accept: "any" })).toBeNull();
    // Also where the stake is refused: the price comes first.
    expect(judged([moved], { stake: 1 })).toEqual(told);
  });

  it("is not taken on a market that was suspended since, by who takes no change", () => {
    const since = (seenVersion: number | undefined, statusVersion?: number) =>
      leg({
        ...(seenVersion !== undefined && { seenVersion }),
        ...(statusVersion !== undefined && { held: { statusVersion } }),
      });
    expect(judged([leg(), since(3, 4)])).toMatchObject({ code: "price_changed" });
    for (const same of [since(4, 4), since(undefined, 4), since(3), since(0)]) expect(judged([same])).toBeNull();
    expect(judged([since(3, 4)], { accept: "better" })).toBeNull();
  });

  it("names the rule of the stake with the most that would be taken", () => {
    const of = (change: Partial<Terms>, ...own: JudgedLeg[]) => judged(own.length > 0 ? own : [leg()], change);
    expect(of({ stake: 0 })).toEqual({ code: "stake_limit", rule: "stake_empty", maxStake: 0 });
    expect(of({ stake: 900 })).toEqual({ code: "stake_limit", rule: "stake_min", maxStake: 50_000 });
    expect(of({ stake: 100_100, balance: 900_000 })).toEqual({
      code: "stake_limit",
      rule: "stake_max",
      maxStake: 100_000,
    });
    expect(of({ stake: 50_100 })).toEqual({ code: "insufficient_funds" });
    expect(of({ staked: { selection: 145_000, fixture: 0 } })).toMatchObject({
      rule: "selection_max",
      maxStake: 5_000,
    });
  });

  it("names the rule of the slip, and legs that no model prices together", () => {
    expect(judged([leg(), leg(), leg(), leg()])).toEqual({ code: "slip_rule", rule: "legs_max" });
    const both = [leg({ fixtureId: "same" }), leg({ fixtureId: "same" })];
    expect(judged(both)).toMatchObject({ code: "slip_rule" });
    // The European lists let two families of one fixture stand together.
    const [home, over] = both;
    if (!home || !over) throw new Error("no legs");
    Object.assign(home.held.entry, { rule: "european" });
    Object.assign(over.held.entry, { rule: "european", id: "same-over", marketName: "O/U", family: "total" });
    expect(judged([home, over])).toEqual({ code: "correlated_legs", rule: "correlated_legs" });
    const priced = { fixtureId: "same", selectionIds: ["same-home", "same-over"], price: 350, seenPrice: 350 };
    expect(judged([home, over], { combinations: [priced] })).toBeNull();
    const moved = [{ ...priced, price: 340 }];
    expect(judged([home, over], { combinations: moved })).toMatchObject({ code: "price_changed", combinations: moved });
    expect(judged([leg({ price: 190, seenPrice: 200 })], { combinations: [] })).not.toHaveProperty("combinations");
  });

  it("asks each leg's own rules about the stake, last", () => {
    const asked: number[] = [];
    const refusal = new ApiError("stake_limit", "이 회차의 한도", { rule: "selection_max", maxStake: 7_000 });
    const refuses = (stake: number) => {
      asked.push(stake);
      return stake > 7_000 ? refusal : null;
    };
    const own = [leg(), leg({ held: { refuses } })];
    expect(judged(own)).toEqual({ code: "stake_limit", rule: "selection_max", maxStake: 7_000 });
    expect(judged(own, { stake: 7_000 })).toBeNull();
    expect(judged(own, { stake: 1 })).toMatchObject({ rule: "stake_min" });
    expect(asked).toEqual([10_000, 7_000]);
  });
});

describe("the limits of a level", () => {
  const room = (stake: number, loss = Number.POSITIVE_INFINITY) => leg({ held: { room: { stake, loss } } });

  it("stay where no operator limits a leg, or lets in more", () => {
    expect(withinRoom(LIMITS, [leg(), leg()], [])).toBe(LIMITS);
    expect(withinRoom(LIMITS, [room(500_000)], [])).toEqual(LIMITS);
  });

  it("shrink to the tightest leg, in steps of the stake, by the price of the whole slip", () => {
    expect(withinRoom(LIMITS, [room(45_678), leg(), room(60_000)], [])).toEqual({ ...LIMITS, maxStake: 45_600 });
    // At 4.00 a loss of 30,000 is of a stake of 10,000.
    expect(withinRoom(LIMITS, [room(45_000, 30_000), leg()], [])).toEqual({ ...LIMITS, maxStake: 10_000 });
    expect(withinRoom(LIMITS, [room(45_000, 30_000)], [])).toEqual({ ...LIMITS, maxStake: 30_000 });
    expect(withinRoom(LIMITS, [room(0)], []).maxStake).toBe(0);
  });
});

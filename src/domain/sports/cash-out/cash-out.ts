// What an open bet is worth now, and what the house pays for it. The formula is published on /rule.
import type { LegOutcome } from "../market.ts";
import type { ScoreChance } from "../combination/score-chance.ts";
import type { Price, Won } from "../../common/price.ts";
import { settlerOf, type SettledMarket } from "../settlement/leg-outcome.ts";
import { CASH_OUT_MARGIN, type CashOutRule, LEAST_CASH_OUT } from "./terms.ts";
import { type Combinations, settledPrice } from "../settlement/settled-price.ts";

const WHOLE = 10_000;
/** One leg as it stands now. */
export interface CashOutLeg {
  readonly betPrice: Price;
  readonly outcome: LegOutcome;
  readonly fixtureId: string | null;
  /** A Bonus folder counts for nothing before its bet is settled. */
  readonly isBonus: boolean;
  readonly market: SettledMarket;
  readonly key: string;
  readonly isSuspended: boolean;
  /** The chance behind the current price, where no model tells it; null where there is none. */
  readonly chance: number | null;
}

export interface OpenBet {
  /** What is left of it. */
  readonly stake: Won;
  readonly isOpen: boolean;
  readonly isPending: boolean;
  /** A cash-out of it waits for its decision. */
  readonly isWaiting: boolean;
  readonly legs: readonly CashOutLeg[];
  readonly combinations: Combinations;
  /** The scores of a fixture by its model, which tell its legs; null where it has none. */
  scoresOf(fixtureId: string, legs: readonly CashOutLeg[]): readonly ScoreChance[] | null;
}

/** What the whole of what is left is bought for, or why it is not. */
export type CashOutOffer = { readonly value: Won } | { readonly rule: CashOutRule };

export function cashOutOffer(bet: OpenBet): CashOutOffer {
  if (!bet.isOpen || bet.stake === 0) return { rule: "cash_out_over" };
  if (bet.isPending) return { rule: "cash_out_pending" };
  if (bet.isWaiting) return { rule: "cash_out_waiting" };
  const legs = bet.legs.filter(({ isBonus }) => !isBonus);
  if (legs.some(({ outcome }) => outcome === "lost")) return { rule: "cash_out_lost" };
  const open = legs.filter(({ outcome }) => outcome === "open");
  if (open.some(({ isSuspended }) => isSuspended)) return { rule: "cash_out_suspended" };
  const worth = worthOf(bet, legs);
  if (worth === null) return { rule: "cash_out_unpriced" };
  const kept = ((WHOLE - CASH_OUT_MARGIN) / WHOLE) ** open.length;
  const value = Math.floor(bet.stake * worth * kept + 1e-6);
  return value < LEAST_CASH_OUT ? { rule: "cash_out_small" } : { value };
}

/** What a stake of 1 comes to on average: fixtures are apart from each other, the legs of one are not. */
function worthOf(bet: OpenBet, legs: readonly CashOutLeg[]): number | null {
  let worth = 1;
  const byFixture = Map.groupBy(legs, (leg) => leg.fixtureId);
  for (const [fixtureId, own] of byFixture) {
    const of = worthOfFixture(bet, fixtureId, own);
    if (of === null) return null;
    worth *= of;
  }
  return worth;
}

function worthOfFixture(bet: OpenBet, fixtureId: string | null, legs: readonly CashOutLeg[]): number | null {
  const price = fixtureId === null ? undefined : bet.combinations[fixtureId];
  const together: Combinations = fixtureId !== null && price !== undefined ? { [fixtureId]: price } : {};
  const paidAt = (outcomes: readonly LegOutcome[]) =>
    exactPrice(
      legs.map((leg, i) => ({ ...leg, outcome: outcomes[i] ?? "open" })),
      together,
    );
  const outcomes = legs.map(({ outcome }) => outcome);
  if (!outcomes.includes("open")) return paidAt(outcomes);
  const scores = fixtureId === null ? null : bet.scoresOf(fixtureId, legs);
  if (scores) {
    const settlers = legs.map(({ market, key }) => settlerOf(market, key));
    let sum = 0;
    for (const { result, probability } of scores) {
      const at = settlers.map((settle, i) => (outcomes[i] === "open" ? settle(result) : (outcomes[i] ?? "open")));
      if (at.includes("void") && !outcomes.includes("void")) return null;
      sum += probability * paidAt(at);
    }
    return sum;
  }
  const [only] = legs;
  return legs.length === 1 && only && only.chance !== null ? (only.chance * only.betPrice) / 100 : null;
}

/** As settlement counts it, with more places than a price has: what is cut is cut once, of the won. */
const PLACES = 1_000_000;
function exactPrice(legs: readonly CashOutLeg[], together: Combinations): number {
  const kept = { betPrice: PLACES * 100, outcome: "won" as const, fixtureId: null };
  return settledPrice([...legs, kept], together) / 100 / PLACES;
}

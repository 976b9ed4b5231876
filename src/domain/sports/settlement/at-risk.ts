// What a bet had at risk: decisions, rules 37 and 38; docs/decisions/what-was-at-risk.md. The columns `at_risk`,
// `risk_paid` and `wagered` of a bet say the same in the database.
import { SETTLEMENT } from "../market.ts";
import type { Price, Won } from "../../common/price.ts";
import { isHandedBack } from "./factor.ts";
import { type Combinations, type PricedLeg, settledPrice } from "./settled-price.ts";

/** What was staked at less than 1.30 meets no turnover and wins no tournament. */
export const MIN_COUNTED_PRICE: Price = 130;

export interface RiskedBet {
  readonly status: number;
  readonly acceptance: string;
  readonly stake: Won;
  readonly cashedStake: Won;
  /** With what was paid for a part that was cashed out. */
  readonly paid: Won;
  readonly cashedPaid: Won;
  /** Null: the price of a round at a provider is known by what it pays. */
  readonly countedPrice: Price | null;
}

/** The part of the stake that was lost or won. What was cashed out, void, pushed or refused was not at risk. */
export function atRisk(bet: RiskedBet): Won {
  return isDecided(bet) ? bet.stake - bet.cashedStake : 0;
}

/** What was paid for what was at risk. */
export function riskPaid(bet: RiskedBet): Won {
  return isDecided(bet) ? bet.paid - bet.cashedPaid : 0;
}

function isDecided({ status, acceptance }: RiskedBet): boolean {
  return acceptance === "accepted" && (status === SETTLEMENT.lost || status === SETTLEMENT.won);
}

/** What was at risk at a price of 1.30 or higher. */
export function wagered(bet: RiskedBet): Won {
  return bet.countedPrice === null || bet.countedPrice >= MIN_COUNTED_PRICE ? atRisk(bet) : 0;
}

/** What the legs that were not handed back were taken at together: 1.01 beside a void leg of 1.30 is 1.01. */
export function countedPrice(legs: readonly PricedLeg[], combinations?: Combinations): Price {
  const counted = legs.map((leg) => (isHandedBack(leg.outcome) ? leg : { ...leg, outcome: "won" as const }));
  return settledPrice(counted, combinations);
}

// What a bet comes to when its legs do: decisions, rules 1, 3 and 15.
import { type LegOutcome, SETTLEMENT, type SettlementStatus } from "../market.ts";
import { payoutOf, type Price, type Won } from "../price.ts";

export interface SettledLeg {
  /** What the leg was taken at, in hundredths. */
  readonly betPrice: Price;
  readonly outcome: LegOutcome;
  /** A bonus folder: it has no outcome of its own, but follows from the other legs. */
  readonly isBonus: boolean;
}

export interface BetToSettle {
  readonly stake: Won;
  readonly legs: readonly SettledLeg[];
}

export interface LegSettlement {
  readonly outcome: LegOutcome;
  readonly status: SettlementStatus;
}

export interface BetSettlement {
  readonly status: SettlementStatus;
  /** What the bet is paid or given back, in won; 0 while it is open. */
  readonly paid: Won;
  readonly legs: readonly LegSettlement[];
}

const LEG_STATUS: Readonly<Record<LegOutcome, SettlementStatus>> = {
  open: SETTLEMENT.inProgress,
  won: SETTLEMENT.won,
  half_won: SETTLEMENT.won,
  push: SETTLEMENT.special,
  half_lost: SETTLEMENT.special,
  lost: SETTLEMENT.lost,
  void: SETTLEMENT.cancelled,
};

export function legStatus(outcome: LegOutcome): SettlementStatus {
  return LEG_STATUS[outcome];
}

/** Status and payment of a bet by the outcomes of its legs. A lost leg decides at once, whatever is still open. */
export function settleBet({ stake, legs }: BetToSettle): BetSettlement {
  const outcomes = legs.filter((leg) => !leg.isBonus).map((leg) => leg.outcome);
  const status = betStatus(outcomes);
  const bonus = bonusOutcome(status, outcomes);
  const settled = legs.map((leg) => ({ ...leg, outcome: leg.isBonus ? bonus : leg.outcome }));
  return {
    status,
    paid: status === SETTLEMENT.inProgress ? 0 : payoutOf(stake, settledPrice(settled)),
    legs: settled.map(({ outcome }) => ({ outcome, status: legStatus(outcome) })),
  };
}

const isWon = (outcome: LegOutcome) => outcome === "won" || outcome === "half_won";

function betStatus(outcomes: readonly LegOutcome[]): SettlementStatus {
  if (outcomes.includes("lost")) return SETTLEMENT.lost;
  if (outcomes.length === 0 || outcomes.includes("open")) return SETTLEMENT.inProgress;
  if (outcomes.every((outcome) => outcome === "void")) return SETTLEMENT.cancelled;
  return outcomes.some(isWon) ? SETTLEMENT.won : SETTLEMENT.special;
}

/** A bonus counts only beside a leg that won; nothing else makes it lift a refund. */
function bonusOutcome(status: SettlementStatus, outcomes: readonly LegOutcome[]): LegOutcome {
  switch (status) {
    case SETTLEMENT.inProgress:
      return "open";
    case SETTLEMENT.lost:
      return "lost";
    case SETTLEMENT.cancelled:
      return "void";
    default:
      return outcomes.some(isWon) ? "won" : "push";
  }
}

/** A half-won price may end on half a hundredth, so factors are counted in two-hundredths. */
const ONE = 200n;

function factorOf(outcome: LegOutcome, betPrice: Price): bigint {
  switch (outcome) {
    case "won":
      return BigInt(betPrice) * 2n;
    case "half_won":
      return BigInt(betPrice) + 100n;
    case "half_lost":
      return 100n;
    case "push":
    case "void":
      return ONE;
    case "lost":
    case "open":
      return 0n;
  }
}

/** The product of the factors in hundredths, truncated once, at the end. Below 1.00 only by half-lost legs. */
function settledPrice(legs: readonly SettledLeg[]): Price {
  const product = legs.reduce((price, leg) => price * factorOf(leg.outcome, leg.betPrice), 1n);
  return Number((product * 100n) / ONE ** BigInt(legs.length));
}

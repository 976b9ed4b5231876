// What a bet comes to when its legs do: decisions, rules 1, 3 and 15.
import { type LegOutcome, SETTLEMENT, type SettlementStatus } from "../market.ts";
import { payoutOf, type Price, type Won } from "../../common/price.ts";
import { type Combinations, settledPrice } from "./settled-price.ts";

export interface SettledLeg {
  /** What the leg was taken at, in hundredths. */
  readonly betPrice: Price;
  readonly outcome: LegOutcome;
  /** A bonus folder: it has no outcome of its own, but follows from the other legs. */
  readonly isBonus: boolean;
  /** Where it was priced together with other legs of its fixture. */
  readonly fixtureId?: string | null;
}

export interface BetToSettle {
  readonly stake: Won;
  readonly legs: readonly SettledLeg[];
  /** None where each leg counts at its own price. */
  readonly combinations?: Combinations;
}

interface LegSettlement {
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
export function settleBet({ stake, legs, combinations }: BetToSettle): BetSettlement {
  const outcomes = legs.filter((leg) => !leg.isBonus).map((leg) => leg.outcome);
  const status = betStatus(outcomes);
  const bonus = bonusOutcome(status, outcomes);
  const settled = legs.map((leg) => ({ ...leg, outcome: leg.isBonus ? bonus : leg.outcome }));
  return {
    status,
    paid: status === SETTLEMENT.inProgress ? 0 : payoutOf(stake, settledPrice(settled, combinations)),
    legs: settled.map(({ outcome }) => ({ outcome, status: legStatus(outcome) })),
  };
}

/** What the bet is paid if every leg that is still open wins. */
export function expectedPayout({ legs, ...bet }: BetToSettle): Won {
  const won = legs.map((leg) => (leg.outcome === "open" ? { ...leg, outcome: "won" as const } : leg));
  return settleBet({ ...bet, legs: won }).paid;
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

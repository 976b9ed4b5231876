// The void of one bet by an operator: as if it had never been placed. It is the last word about the bet.
import { SETTLEMENT, type SettlementStatus } from "../market.ts";
import type { Won } from "../../common/price.ts";

/** A bet of at least so many won is a large one. */
export const LARGE_STAKE: Won = 1_000_000;

export interface BetToVoid {
  readonly status: SettlementStatus;
  readonly acceptance: "pending" | "accepted" | "refused";
  readonly stake: Won;
  /** What was paid so far, cash-outs among it. */
  readonly paid: Won;
  readonly isVoided: boolean;
  readonly isOfProvider: boolean;
}

export type VoidProblem = "voided" | "provider" | "pending" | "refused" | "cancelled";

/** Why a bet cannot be voided; null where it can. A round at a provider is cancelled there. */
export function voidProblem(bet: BetToVoid): VoidProblem | null {
  if (bet.isVoided) return "voided";
  if (bet.isOfProvider) return "provider";
  if (bet.acceptance !== "accepted") return bet.acceptance;
  return bet.status === SETTLEMENT.cancelled ? "cancelled" : null;
}

/** What the void pays to the member, and what it takes back: together with what was paid it is the stake. */
export function voidMoves({ stake, paid }: Pick<BetToVoid, "stake" | "paid">): { paid: Won; takenBack: Won } {
  return { paid: Math.max(0, stake - paid), takenBack: Math.max(0, paid - stake) };
}

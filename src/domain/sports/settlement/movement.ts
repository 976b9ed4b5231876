// The money that a settlement moves, or a revision moves back: always the difference to what was booked before.
import { SETTLEMENT, type SettlementStatus } from "../market.ts";
import type { Won } from "../../common/price.ts";

export interface Booked {
  readonly status: SettlementStatus;
  readonly paid: Won;
}

export interface MemberFunds {
  readonly wallet: Won;
  /** What earlier corrections could not take back. */
  readonly owed: Won;
}

/** Changes of balances, each in its account's normal direction: server/ledger/README.md. */
export interface SettlementMovement {
  readonly staked: Won;
  readonly houseStakes: Won;
  readonly housePayouts: Won;
  readonly wallet: Won;
  readonly owed: Won;
}

/**
 * The movement from what is booked to what a bet comes to now; null when no money moves. A payment repays
 * what the member owes first; what a wallet cannot give back is owed.
 */
export function settlementMovement(
  stake: Won,
  before: Booked,
  after: Booked,
  funds: MemberFunds,
): SettlementMovement | null {
  const earned = (isOpen(before) ? stake : 0) - (isOpen(after) ? stake : 0);
  const paid = after.paid - before.paid;
  if (earned === 0 && paid === 0) return null;
  const repaid = Math.min(Math.max(0, paid), funds.owed);
  const lacking = Math.max(0, -paid - funds.wallet);
  const owed = lacking - repaid;
  // Debits (payouts, owed) equal credits (wallet): what is not owed goes through the wallet.
  return { staked: 0 - earned, houseStakes: earned, housePayouts: paid, wallet: paid + owed, owed };
}

function isOpen({ status }: Booked): boolean {
  return status === SETTLEMENT.inProgress;
}

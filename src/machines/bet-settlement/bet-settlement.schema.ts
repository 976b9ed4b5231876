import type { SettlementStatus } from "../../domain/sports/market.ts";
import type { Won } from "../../domain/common/price.ts";
import type { SettlementChange } from "../../domain/sports/settlement/revision.ts";

/** `paid` in won: what the bet was paid or given back, 0 while it is in progress. */
export type BetSettlementEvent =
  /** The server told how the bet stands. */
  { type: "bet.changed"; status: SettlementStatus; paid: Won };

/** For the page: what happened, to be told to the member. */
export type BetSettlementEmitted = { type: "settlement.changed"; status: SettlementStatus } & SettlementChange;

export interface BetSettlementContext {
  readonly status: SettlementStatus;
  readonly paid: Won;
  /** The ledger's entries in won, the first settlement first; corrections are added, nothing is changed. */
  readonly entries: readonly Won[];
}

/** paid: the bet won; refunded: stake came back, in whole or in part. */
export type BetSettlementTag = "paid" | "refunded";

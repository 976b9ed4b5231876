import type { SettlementStatus } from "../../domain/market.ts";
import type { Won } from "../../domain/price.ts";
import type { SettlementChange } from "../../domain/settlement/revision.ts";
import { defineSchema } from "../shared/schema.ts";

/** `paid` in won: what the bet was paid or given back, 0 while it is in progress. */
export type BetSettlementEvent = { type: "bet.changed"; status: SettlementStatus; paid: Won };

/** For the page: what happened, to be told to the member. */
export type BetSettlementEmitted = { type: "settlement.changed"; status: SettlementStatus } & SettlementChange;

export interface BetSettlementContext {
  readonly status: SettlementStatus;
  readonly paid: Won;
  /** The ledger's entries in won, the first settlement first; corrections are added, nothing is changed. */
  readonly entries: readonly Won[];
}

export const betSettlementSchema = defineSchema<BetSettlementEvent>()({
  id: "bet-settlement",
  states: ["inProgress", "settled", "settled.cancelled", "settled.lost", "settled.won", "settled.special"],
  events: { "bet.changed": "the server told how the bet stands" },
  guards: ["isCancelled", "isLost", "isWon", "isSpecial", "isReopened"],
  actions: ["tellChange", "keepSettlement"],
  effects: [],
  actors: [],
  delays: [],
  /** paid: the bet won; refunded: stake came back, in whole or in part. */
  tags: ["paid", "refunded"],
});

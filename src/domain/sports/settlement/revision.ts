// What a settlement means after the one before it: specification, section 3; decisions, rule 15.
import { SETTLEMENT } from "../market.ts";
import type { Won } from "../../common/price.ts";
import type { Booked } from "./movement.ts";

/** `reopened`: a result was taken back, the bet is in progress again. */
type SettlementChangeKind = "settled" | "revised" | "reopened";

export interface SettlementChange {
  readonly kind: SettlementChangeKind;
  /** What the ledger gets beside its older entries, in won; below zero where it takes back. */
  readonly difference: Won;
}

/** What changed from one settlement to the next; null when nothing did. */
export function settlementChange(before: Booked, after: Booked): SettlementChange | null {
  if (before.status === after.status && before.paid === after.paid) return null;
  const difference = after.paid - before.paid;
  if (after.status === SETTLEMENT.inProgress) return { kind: "reopened", difference };
  return { kind: before.status === SETTLEMENT.inProgress ? "settled" : "revised", difference };
}

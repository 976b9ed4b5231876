import type { ActReport } from "../../api/contract/operator/wallet.ts";
import type { Leased } from "../../domain/wallet/leases.ts";

export type LeasedQueueEvent =
  /** A form is opened for the rows that are selected. */
  | { type: "work.open"; action: string; rows: readonly Leased[] }
  | { type: "work.close" }
  /** The list was read. */
  | { type: "leases.read"; rows: readonly Leased[] }
  /** The server says what became of each row of a claim, a release or a decision. */
  | { type: "report.told"; report: ActReport };

export interface LeasedQueueContext {
  /** The open form. */
  work: { action: string; rows: readonly Leased[] } | null;
  listed: readonly Leased[];
  /** Of the last report; null: nothing was done yet. */
  done: number | null;
  problems: readonly { userId: string; problem: string }[];
}

/** working: `context.work` is decided about. */
export type LeasedQueueTag = "working";

import type {
  CancellationPreview,
  CancellationQuery,
  CancellationReport,
} from "../../api/contract/operator/bet-cancellations.ts";

export type BetCancellationEvent =
  /** A span of time is asked about. */
  | { type: "span.ask"; span: CancellationQuery }
  /** Another span is to be given. */
  | { type: "span.change" }
  /** What it would do is read again: bets are settled and sold meanwhile. */
  | { type: "preview.again" }
  /** The command has done it. */
  | { type: "bets.cancelled"; report: CancellationReport };

export interface BetCancellationContext {
  span: CancellationQuery | null;
  /** What the cancellation of the span would do. */
  preview: CancellationPreview | null;
  /** Why that is not known, in Korean. */
  problem: string | null;
  /** Of the last cancellation. */
  report: CancellationReport | null;
}

/** busy: the preview is read; asked: there is a span. */
export type BetCancellationTag = "busy" | "asked";

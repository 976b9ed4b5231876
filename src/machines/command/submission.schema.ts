// What a chart with the states of a submission adds to its context, its events and its tags.
import type { CommandIntent, CommandRefusal } from "./command.schema.ts";

export interface SubmissionContext<Intent = CommandIntent, Refusal = CommandRefusal> {
  readonly intent: Intent | null;
  /** Why it is refused; in `unsent`, why it could not be withdrawn yet. */
  readonly refusal: Refusal | null;
  /** The number of failed lookups. */
  readonly attempts: number;
  /** The server did not know the key when it was last asked. */
  readonly wasAbsent: boolean;
}

export type SubmissionEvent =
  /** The person asks what became of it. */
  | { type: "command.reconcile" }
  /** The person sends the same request again, under the same key. */
  | { type: "command.resend" }
  /** The person gives up a request that the server did not know. */
  | { type: "command.discard" };

/** busy: nothing can be begun now; uncertain: it is not known whether the server has done it. */
export type SubmissionTag = "busy" | "uncertain";

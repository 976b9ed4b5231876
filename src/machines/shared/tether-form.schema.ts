// What the charge and the exchange by tether have alike.
import type { Failure } from "../../domain/session/server-code.ts";
import type { SubmissionContext, SubmissionEvent } from "../command/submission.schema.ts";
import type { RateMoved } from "./rate-moved.ts";

export type TetherFormEvent =
  /** The member presses tether charge, or exchange. */
  | { type: "tether.open" }
  /** The member goes back from the question to the form. */
  | { type: "tether.back" }
  /** The member confirms at the rate that is shown, by a click that may open a window. */
  | { type: "tether.confirm"; rate: number }
  /** The member closes the dialog, or leaves the page. */
  | { type: "tether.cancel" }
  /** The member has paid, or has read the outcome. */
  | { type: "tether.close" }
  /** The member has read what was told. */
  | { type: "alert.read" }
  /** Nothing of this member is left for the next one. */
  | { type: "session.ended" }
  | SubmissionEvent;

/** What was typed stays for the next time, until it is taken: a refusal does not empty the form. */
export interface TetherFormContext extends SubmissionContext {
  /** In won. */
  amount: number;
  /** By its id. */
  network: string;
  /** The rate that the member consented to, in hundredths of a won. */
  rate: number;
  /** The rate moved against the member since then: the request was not taken. */
  moved: RateMoved | null;
  failure: Failure | null;
}

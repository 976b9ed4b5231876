// Effects. openForm, closeForm: the dialog `coinDeposit`; openConfirm, closeConfirm: `coinDepositConfirm`;
// openWindow: an empty window, within the click, and `window.blocked` when there is none; showDeposit: send it to
// context.address; alertMaintenance: TETHER_DEPOSIT_MAINTENANCE_TEXT; alertBlocked: WINDOW_BLOCKED_TEXT;
// alertFailure: failureText(context.failure); alertRefusal: context.refusal; dropIntent: remove the stored intent when
// its key is that of context.intent.
import type { Failure } from "../../domain/session/server-code.ts";
import type { TetherSetting } from "../../domain/wallet/tether.ts";
import type { CommandIntent } from "../command/command.schema.ts";
import type { RateMoved } from "./rate-moved.ts";
import type { SubmissionContext, SubmissionEvent } from "../command/submission.schema.ts";

/** `amount` in won, `network` by its id. */
interface TypedDeposit {
  amount: number;
  network: string;
}

export type TetherDepositEvent =
  /** The member presses tether charge. */
  | { type: "deposit.open" }
  /** The member types; the form as it is now. */
  | ({ type: "deposit.type" } & TypedDeposit)
  /** The member sends the form. */
  | { type: "deposit.submit" }
  /** The member goes back from the question to the form. */
  | { type: "deposit.back" }
  /** The member confirms at the rate that is shown, by a click that may open a window. */
  | { type: "deposit.confirm"; rate: number }
  /** The member closes the dialog, or leaves the page. */
  | { type: "deposit.cancel" }
  /** The member has paid. */
  | { type: "deposit.close" }
  /** The member has read what was told. */
  | { type: "alert.read" }
  /** The browser opened no window. */
  | { type: "window.blocked" }
  /** The member closed the window. */
  | { type: "window.closed" }
  /** Nothing of this member is left for the next one. */
  | { type: "session.ended" }
  | SubmissionEvent;

/** It is recorded, and the member may pay. */
export type TetherDepositEmitted = { type: "deposit.recorded" };

/** What was typed stays for the next time, until it is recorded: a refusal does not empty the form. */
export interface TetherDepositContext extends TypedDeposit, SubmissionContext {
  /** The rate that the member consented to, in hundredths of a won. */
  rate: number;
  /** The rate moved against the member since then: the request was not taken. */
  moved: RateMoved | null;
  /** Where the window will lead; null until it was found secure, and when the window is closed. */
  address: string | null;
  failure: Failure | null;
}

export interface TetherDepositInput {
  /** What an earlier visit of this account stored. */
  intent?: CommandIntent | null;
}

export interface TetherDepositActors {
  readTether: { input: undefined; output: TetherSetting };
  /** GET /charge/tetherDepositUrl{suffix}; the address alone. */
  readDepositUrl: { input: TypedDeposit; output: string };
  /** Makes the key and stores it with the request. */
  storeIntent: { input: { amount: number; network: string; rate: number; address: string }; output: CommandIntent };
}

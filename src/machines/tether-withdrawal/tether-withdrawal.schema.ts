// Effects. openForm, closeForm: the dialog `tetherWithdrawal`; openConfirm, closeConfirm: `tetherWithdrawalConfirm`;
// alertMaintenance: TETHER_WITHDRAWAL_MAINTENANCE_TEXT; alertFailure: failureText(context.failure); alertRefusal:
// context.refusal; dropIntent: remove the stored intent when its key is that of context.intent.
import type { Failure } from "../../domain/session/server-code.ts";
import type { TetherSetting } from "../../domain/wallet/tether.ts";
import type { CommandIntent } from "../command/command.schema.ts";
import type { RateMoved } from "../tether-deposit/rate-moved.ts";
import type { SubmissionContext, SubmissionEvent } from "../command/submission.schema.ts";

/** `amount` in won, `address` that of the member's own purse on this network. */
interface TypedWithdrawal {
  amount: number;
  network: string;
  address: string;
}

/** `rate`: the one that the member consented to, in hundredths of a won; `password`: the withdrawal password. */
export interface StoreTetherWithdrawal extends TypedWithdrawal {
  password: string;
  rate: number;
}

export type TetherWithdrawalEvent =
  /** The member presses tether exchange. */
  | { type: "withdrawal.open" }
  /** The member types; the form as it is now, without the password. */
  | ({ type: "withdrawal.type" } & TypedWithdrawal)
  /** The member sends the form. */
  | { type: "withdrawal.submit"; password: string }
  /** The member goes back from the question to the form. */
  | { type: "withdrawal.back" }
  /** The member confirms at the rate that is shown. */
  | { type: "withdrawal.confirm"; rate: number }
  /** The member closes the dialog, or leaves the page. */
  | { type: "withdrawal.cancel" }
  /** The member has read the outcome. */
  | { type: "withdrawal.close" }
  /** The member has read what was told. */
  | { type: "alert.read" }
  /** Nothing of this member is left for the next one. */
  | { type: "session.ended" }
  | SubmissionEvent;

/** What was typed stays for the next time, until it is asked for: a refusal does not empty the form. */
export interface TetherWithdrawalContext extends StoreTetherWithdrawal, SubmissionContext {
  /** The rate moved against the member since then: the request was not taken. */
  moved: RateMoved | null;
  failure: Failure | null;
}

export interface TetherWithdrawalInput {
  /** What an earlier visit of this account stored. */
  intent?: CommandIntent | null;
}

export interface TetherWithdrawalActors {
  readTether: { input: undefined; output: TetherSetting };
  /** Makes the key and stores it. The intent that it answers has the request; the stored one lacks it: it holds the password. */
  storeIntent: { input: StoreTetherWithdrawal; output: CommandIntent };
}

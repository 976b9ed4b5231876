// Effects. openForm, closeForm: the dialog `tetherWithdrawal`; openConfirm, closeConfirm: `tetherWithdrawalConfirm`;
// alertMaintenance: TETHER_WITHDRAWAL_MAINTENANCE_TEXT; alertFailure: failureText(context.failure); alertRefusal:
// context.refusal; dropIntent: remove the stored intent when its key is that of context.intent.
import type { Failure } from "../../domain/session/server-code.ts";
import type { TetherSetting } from "../../domain/wallet/tether.ts";
import type { CommandIntent } from "../command/command.schema.ts";
import type { RateMoved } from "../tether-deposit/rate-moved.ts";
import type { SubmissionContext, SubmissionEvent } from "../command/submission.schema.ts";

/** `amount` in won, `address` that of the member's own purse on this network, `password` the withdrawal password. */
interface TetherWithdrawalRequest {
  amount: number;
  network: string;
  address: string;
  password: string;
}

/** `rate`: the one that the member consented to, in hundredths of a won. */
export interface StoreTetherWithdrawal extends TetherWithdrawalRequest {
  rate: number;
}

export type TetherWithdrawalEvent =
  /** The member presses tether exchange. */
  | { type: "withdrawal.open" }
  /** The member sends the form. */
  | ({ type: "withdrawal.submit" } & TetherWithdrawalRequest)
  /** The member goes back from the question to the form. */
  | { type: "withdrawal.back" }
  /** The member confirms at the rate that is shown. */
  | { type: "withdrawal.confirm"; rate: number }
  /** The member closes the dialog, or the session ended. */
  | { type: "withdrawal.cancel" }
  /** The member has read the outcome. */
  | { type: "withdrawal.close" }
  /** The member has read what was told. */
  | { type: "alert.read" }
  | SubmissionEvent;

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

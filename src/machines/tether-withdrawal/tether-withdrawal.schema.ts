// Effects. openForm, closeForm: the dialog `tetherWithdrawal`; openConfirm, closeConfirm: `tetherWithdrawalConfirm`;
// alertMaintenance: TETHER_WITHDRAWAL_MAINTENANCE_TEXT; alertFailure: failureText(context.failure).
import type { Failure } from "../../domain/session/server-code.ts";
import type { TetherSetting } from "../../domain/wallet/tether.ts";

/** `amount` in won, `address` that of the member's own purse on this network, `password` the withdrawal password; `key` tells one withdrawal from another. */
export type TetherWithdrawalEvent =
  /** The member presses tether exchange. */
  | { type: "withdrawal.open" }
  /** The member sends the form. */
  | { type: "withdrawal.submit"; amount: number; network: string; address: string; password: string }
  /** The member goes back from the question to the form. */
  | { type: "withdrawal.back" }
  /** The member confirms, under a key that was made for it. */
  | { type: "withdrawal.confirm"; key: string }
  /** The member asks what became of it, by the same key. */
  | { type: "withdrawal.resend" }
  /** The member closes the dialog, or the session ended. */
  | { type: "withdrawal.cancel" }
  /** The member has read the outcome. */
  | { type: "withdrawal.close" }
  /** The member has read what was told. */
  | { type: "alert.read" };

export interface TetherWithdrawalRequest {
  amount: number;
  network: string;
  address: string;
  password: string;
  key: string;
}

export interface TetherWithdrawalContext extends TetherWithdrawalRequest {
  failure: Failure | null;
}

export interface TetherWithdrawalActors {
  readTether: { input: undefined; output: TetherSetting };
  /** Sends the request under its key; the same key twice is one withdrawal. */
  requestWithdrawal: { input: TetherWithdrawalRequest; output: void };
}

/** busy: the server is asked; uncertain: it is not known whether the withdrawal stands. */
export type TetherWithdrawalTag = "busy" | "uncertain";

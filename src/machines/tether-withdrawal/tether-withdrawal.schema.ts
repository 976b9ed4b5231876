import type { Failure } from "../../domain/server-code.ts";
import type { TetherSetting } from "../../domain/tether.ts";
import { defineSchema } from "../shared/schema.ts";

/** `amount` in won, `address` that of the member's own purse; `key` tells one withdrawal from another. */
export type TetherWithdrawalEvent =
  | { type: "withdrawal.open" }
  | { type: "withdrawal.submit"; amount: number; address: string }
  | { type: "withdrawal.back" }
  | { type: "withdrawal.confirm"; key: string }
  | { type: "withdrawal.resend" }
  | { type: "withdrawal.cancel" }
  | { type: "withdrawal.close" };

export interface TetherWithdrawalRequest {
  amount: number;
  address: string;
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

export const tetherWithdrawalSchema = defineSchema<TetherWithdrawalEvent>()({
  id: "tether-withdrawal",
  states: [
    "closed",
    "closed.idle",
    "closed.maintenance",
    "closed.failed",
    "closed.requested",
    "checking",
    "editing",
    "confirming",
    "sending",
    "unknown",
  ],
  events: {
    "withdrawal.open": "the member presses tether exchange",
    "withdrawal.submit": "the member sends the form",
    "withdrawal.back": "the member goes back from the question to the form",
    "withdrawal.confirm": "the member confirms, under a key that was made for it",
    "withdrawal.resend": "the member asks what became of it, by the same key",
    "withdrawal.cancel": "the member closes the dialog, or the session ended",
    "withdrawal.close": "the member has read the alert or the outcome",
  },
  guards: ["isUnderMaintenance", "isComplete", "isSessionEnded", "isRefused"],
  actions: [
    "keepRequest",
    "keepKey",
    "keepFailure",
    "forgetRequest",
    "openForm",
    "closeForm",
    "openConfirm",
    "closeConfirm",
    "alertMaintenance",
    "alertFailure",
  ],
  /**
   * openForm, closeForm: the dialog `tetherWithdrawal`; openConfirm, closeConfirm: `tetherWithdrawalConfirm`;
   * alertMaintenance: TETHER_WITHDRAWAL_MAINTENANCE_TEXT; alertFailure: failureText(context.failure).
   */
  effects: ["openForm", "closeForm", "openConfirm", "closeConfirm", "alertMaintenance", "alertFailure"],
  actors: ["readTether", "requestWithdrawal"],
  delays: [],
  /** busy: the server is asked; uncertain: it is not known whether the withdrawal stands. */
  tags: ["busy", "uncertain"],
});

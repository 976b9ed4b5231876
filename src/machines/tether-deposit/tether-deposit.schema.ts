import type { Failure } from "../../domain/server-code.ts";
import type { TetherSetting } from "../../domain/tether.ts";
import { defineSchema } from "../shared/schema.ts";

/** `amount` in won. */
export type TetherDepositEvent =
  | { type: "deposit.open" }
  | { type: "deposit.submit"; amount: number }
  | { type: "deposit.back" }
  | { type: "deposit.confirm" }
  | { type: "deposit.cancel" }
  | { type: "deposit.close" }
  | { type: "window.blocked" }
  | { type: "window.closed" };

export interface TetherDepositContext {
  amount: number;
  /** Where the member pays; null until it was found secure. */
  address: string | null;
  failure: Failure | null;
}

export interface TetherDepositActors {
  readTether: { input: undefined; output: TetherSetting };
  /** GET /charge/tetherDepositUrl{suffix}; the address alone. */
  readDepositUrl: { input: { amount: number }; output: string };
  /** POST /charge/cryptoDeposit. */
  recordDeposit: { input: { amount: number; address: string }; output: void };
}

export const tetherDepositSchema = defineSchema<TetherDepositEvent>()({
  id: "tether-deposit",
  states: [
    "closed",
    "closed.idle",
    "closed.maintenance",
    "closed.blocked",
    "closed.failed",
    "closed.paying",
    "checking",
    "editing",
    "confirming",
    "requesting",
    "recording",
  ],
  events: {
    "deposit.open": "the member presses tether charge",
    "deposit.submit": "the member sends the form",
    "deposit.back": "the member goes back from the question to the form",
    "deposit.confirm": "the member confirms, by a click that may open a window",
    "deposit.cancel": "the member closes the dialog, or the session ended",
    "deposit.close": "the member has read the alert, or has paid",
    "window.blocked": "the browser opened no window",
    "window.closed": "the member closed the window",
  },
  guards: ["isUnderMaintenance", "isAmount", "isSecure", "isSessionEnded"],
  actions: [
    "keepAmount",
    "keepAddress",
    "keepFailure",
    "forgetDeposit",
    "openForm",
    "closeForm",
    "openConfirm",
    "closeConfirm",
    "openWindow",
    "showDeposit",
    "closeWindow",
    "alertMaintenance",
    "alertBlocked",
    "alertFailure",
  ],
  /**
   * openForm, closeForm: the dialog `coinDeposit`; openConfirm, closeConfirm: `coinDepositConfirm`; openWindow: an
   * empty window, within the click, and `window.blocked` when there is none; showDeposit: send it to context.address;
   * alertMaintenance: TETHER_DEPOSIT_MAINTENANCE_TEXT; alertBlocked: WINDOW_BLOCKED_TEXT; alertFailure:
   * failureText(context.failure).
   */
  effects: [
    "openForm",
    "closeForm",
    "openConfirm",
    "closeConfirm",
    "openWindow",
    "showDeposit",
    "closeWindow",
    "alertMaintenance",
    "alertBlocked",
    "alertFailure",
  ],
  actors: ["readTether", "readDepositUrl", "recordDeposit"],
  delays: [],
  /** busy: the server is asked. */
  tags: ["busy"],
});

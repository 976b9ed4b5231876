// Effects. openForm, closeForm: the dialog `coinDeposit`; openConfirm, closeConfirm: `coinDepositConfirm`;
// openWindow: an empty window, within the click, and `window.blocked` when there is none; showDeposit: send it to
// context.address; alertMaintenance: TETHER_DEPOSIT_MAINTENANCE_TEXT; alertBlocked: WINDOW_BLOCKED_TEXT;
// alertFailure: failureText(context.failure); alertRefusal: context.refusal; dropIntent: remove the stored intent when
// its key is that of context.intent.
import type { TetherSetting } from "../../domain/wallet/tether.ts";
import type { CommandIntent } from "../command/command.schema.ts";
import type { TetherFormContext, TetherFormEvent } from "../shared/tether-form.schema.ts";

export type TetherDepositEvent =
  | TetherFormEvent
  /** The member types; the form as it is now. */
  | { type: "tether.type"; amount: number; network: string }
  /** The member sends the form. */
  | { type: "tether.submit" }
  /** The browser opened no window. */
  | { type: "window.blocked" }
  /** The member closed the window. */
  | { type: "window.closed" };

/** It is recorded, and the member may pay. */
export type TetherDepositEmitted = { type: "deposit.recorded" };

export interface TetherDepositContext extends TetherFormContext {
  /** Where the window will lead; null until it was found secure, and when the window is closed. */
  address: string | null;
}

export interface TetherDepositInput {
  /** What an earlier visit of this account stored. */
  intent?: CommandIntent | null;
}

export interface TetherDepositActors {
  readTether: { input: undefined; output: TetherSetting };
  /** GET /charge/tetherDepositUrl{suffix}; the address alone. */
  readDepositUrl: { input: { amount: number; network: string }; output: string };
  /** Makes the key and stores it with the request. */
  storeIntent: { input: { amount: number; network: string; rate: number; address: string }; output: CommandIntent };
}

// Effects. openForm, closeForm: the dialog `tetherWithdrawal`; openConfirm, closeConfirm: `tetherWithdrawalConfirm`;
// alertMaintenance: TETHER_WITHDRAWAL_MAINTENANCE_TEXT; alertFailure: failureText(context.failure); alertRefusal:
// context.refusal; dropIntent: remove the stored intent when its key is that of context.intent.
import type { TetherSetting } from "../../domain/wallet/tether.ts";
import type { CommandIntent } from "../command/command.schema.ts";
import type { TetherFormContext, TetherFormEvent } from "../shared/tether-form.schema.ts";

export type TetherWithdrawalEvent =
  | TetherFormEvent
  /** The member types; the form as it is now, without the password. */
  | { type: "tether.type"; amount: number; network: string; address: string }
  /** The member sends the form. */
  | { type: "tether.submit"; password: string };

export interface TetherWithdrawalContext extends TetherFormContext {
  /** The member's own purse on this network. */
  address: string;
  /** The withdrawal password; empty while nothing is asked for. */
  password: string;
}

export type StoreTetherWithdrawal = Pick<
  TetherWithdrawalContext,
  "amount" | "network" | "address" | "password" | "rate"
>;

export interface TetherWithdrawalInput {
  /** What an earlier visit of this account stored. */
  intent?: CommandIntent | null;
}

export interface TetherWithdrawalActors {
  readTether: { input: undefined; output: TetherSetting };
  /** Makes the key and stores it. The intent that it answers has the request; the stored one lacks it: it holds the password. */
  storeIntent: { input: StoreTetherWithdrawal; output: CommandIntent };
}

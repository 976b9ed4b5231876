// The 25 flags of the specification, section 4, in the layers that they stand in. A higher layer may
// stand over a lower one; within a layer one stands at a time.
import { SLIP_NAMES, SLIPS, type SlipDialog } from "../../domain/sports/slip/slips.ts";

/** Bet slips: panels that a dialog may cover without losing them. */
export const SLIP_DIALOGS: readonly SlipDialog[] = SLIP_NAMES.map((name) => SLIPS[name].dialog);

export const BASE_DIALOGS = [
  "login",
  "join",
  "recommenderSignUp",
  "userInfo",
  "moneyChange",
  "pointChange",
  "customerWrite",
  "nonMember",
  "findPassword",
  "changePassword",
  "coinDeposit",
  "coinDepositConfirm",
  "inplayConfirm",
  "tetherWithdrawal",
  "tetherWithdrawalConfirm",
  "europe",
  "inplay",
  "evolution",
  "slot",
] as const;
export type BaseDialog = (typeof BASE_DIALOGS)[number];

export const DIALOG_NAMES = [...SLIP_DIALOGS, ...BASE_DIALOGS, "confirm", "alert"] as const;
export type DialogName = (typeof DIALOG_NAMES)[number];

export function isBaseDialog(name: string): name is BaseDialog {
  return BASE_DIALOGS.some((one) => one === name);
}

export function isSlipDialog(name: string): name is SlipDialog {
  return SLIP_DIALOGS.some((one) => one === name);
}

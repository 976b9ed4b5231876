import type { OperatorPopup } from "../../api/contract/operator/popups.ts";

export interface PopupEditingInput {
  /** The version that the form was opened with; null: of a new popup. */
  version: string | null;
}

export type PopupEditingEvent =
  /** The command was refused: another version stands there. */
  | { type: "popup.moved" }
  /** What stands there is read once more. */
  | { type: "popup.again" }
  /** What was typed here is to be saved over theirs. */
  | { type: "popup.keepMine" }
  /** Theirs is edited on, and what was typed here is given up. */
  | { type: "popup.takeTheirs" }
  /** The command has saved it. */
  | { type: "popup.saved" };

export interface PopupEditingContext {
  /** What the command expects to stand there; null: nothing. */
  base: string | null;
  /** What another operator has saved. */
  theirs: OperatorPopup | null;
  /** Theirs, once it is edited on: the form begins with it. */
  taken: OperatorPopup | null;
  /** Why theirs is not known, in Korean. */
  problem: string | null;
}

/** busy: theirs is read; mayKeep, mayTake: what the operator may choose; held: nothing is saved before that. */
export type PopupEditingTag = "busy" | "mayKeep" | "mayTake" | "held";

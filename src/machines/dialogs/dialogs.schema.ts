import { defineSchema } from "../shared/schema.ts";
import type { BaseDialog, DialogName, SlipDialog } from "./dialog-names.ts";

export interface AlertRequest {
  message: string;
  title?: string;
}

export interface ConfirmRequest {
  /** The caller finds its answer by it. */
  id: string;
  message: string;
  title?: string;
  confirmLabel?: string;
  cancelLabel?: string;
}

export type DialogsEvent =
  | { type: "dialog.open"; name: BaseDialog | SlipDialog }
  | { type: "dialog.close"; name: DialogName }
  | { type: "dialog.closeAll" }
  | ({ type: "alert.show" } & AlertRequest)
  | { type: "alert.close" }
  | ({ type: "confirm.ask" } & ConfirmRequest)
  | { type: "confirm.accept" }
  | { type: "confirm.cancel" };

/** Told to whoever listens with `actor.on`; see ask-confirm.ts. */
export type DialogsEmitted = { type: "confirm.answered"; id: string; answer: boolean };

export interface DialogsContext {
  base: BaseDialog | null;
  slip: SlipDialog | null;
  confirm: ConfirmRequest | null;
  /** The one that is shown first, then those that wait. */
  alerts: readonly AlertRequest[];
}

export const dialogsSchema = defineSchema<DialogsEvent>()({
  id: "dialogs",
  states: [
    "slip",
    "slip.closed",
    "slip.open",
    "base",
    "base.closed",
    "base.open",
    "confirm",
    "confirm.closed",
    "confirm.open",
    "alert",
    "alert.closed",
    "alert.open",
  ],
  events: {
    "dialog.open": "opens one of 23; base dialogs take each other's place, slips likewise",
    "dialog.close": "closes that dialog when it is the one that stands",
    "dialog.closeAll": "the session ended or the page changed: all but alerts go",
    "alert.show": "stands over everything; one after another",
    "alert.close": "the member read it",
    "confirm.ask": "stands over everything but alerts; a newer question answers the older with no",
    "confirm.accept": "the member says yes",
    "confirm.cancel": "the member says no",
  },
  guards: [
    "isEntry",
    "isBase",
    "isSlip",
    "isOpenBase",
    "isOpenSlip",
    "isConfirm",
    "isLastAlert",
    "isAlert",
    "isNewAlert",
  ],
  actions: [
    "openBase",
    "closeBase",
    "openSlip",
    "closeSlip",
    "keepConfirm",
    "dropConfirm",
    "answerYes",
    "answerNo",
    "addAlert",
    "dropAlert",
    "clearStoredLogin",
  ],
  /** clearStoredLogin: opening login or join clears the stored login id and password. */
  effects: ["clearStoredLogin"],
  actors: [],
  delays: [],
  /** modal: something stands over the page. */
  tags: ["modal"],
});

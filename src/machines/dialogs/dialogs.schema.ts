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
  | { type: "menu.toggle"; name: string }
  | { type: "menu.close" }
  | ({ type: "alert.show" } & AlertRequest)
  | { type: "alert.close" }
  | ({ type: "confirm.ask" } & ConfirmRequest)
  | { type: "confirm.accept" }
  | { type: "confirm.cancel" };

/** Told to whoever listens with `actor.on`; see ask-confirm.ts. */
export type DialogsEmitted = { type: "confirm.answered"; id: string; answer: boolean };

export interface DialogsContext {
  /** The drawer, or a menu of the header by its name. */
  menu: string | null;
  base: BaseDialog | null;
  slip: SlipDialog | null;
  confirm: ConfirmRequest | null;
  /** The one that is shown first, then those that wait. */
  alerts: readonly AlertRequest[];
}

export const dialogsSchema = defineSchema<DialogsEvent>()({
  id: "dialogs",
  states: [
    "menu",
    "menu.closed",
    "menu.open",
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
    "menu.toggle": "the member presses a menu's button: it opens in the place of another, or closes",
    "menu.close": "the member left the menu: Escape, a press elsewhere, a followed link, browser Back",
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
    "isUncovered",
    "isOpenMenu",
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
    "openMenu",
    "closeMenu",
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

// Effects. clearStoredLogin: opening login or join clears the stored login id and password.
import type { SlipDialog } from "../../domain/sports/slip/slips.ts";
import type { BaseDialog, DialogName } from "./dialog-names.ts";

export interface AlertRequest {
  /** Whoever raised it hears by it that it was read. */
  id?: string;
  message: string;
  title?: string;
}

/** An alert that is said again while it waits is one alert, of all who raised it. */
interface Alert extends Omit<AlertRequest, "id"> {
  ids: readonly string[];
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
  /** Opens one of 23; base dialogs take each other's place, slips likewise. */
  | { type: "dialog.open"; name: BaseDialog | SlipDialog }
  /** Closes that dialog when it is the one that stands. */
  | { type: "dialog.close"; name: DialogName }
  /** The session ended or the page changed: all but alerts go. */
  | { type: "dialog.closeAll" }
  /** The member presses a menu's button: it opens in the place of another, or closes. */
  | { type: "menu.toggle"; name: string }
  /** The member left the menu: Escape, a press elsewhere, a followed link, browser Back. */
  | { type: "menu.close" }
  | ({ type: "alert.show" } & AlertRequest)
  /** The member read it. */
  | { type: "alert.close" }
  | ({ type: "confirm.ask" } & ConfirmRequest)
  /** The member says yes. */
  | { type: "confirm.accept" }
  /** The member says no. */
  | { type: "confirm.cancel" };

/** Told to whoever listens with `actor.on`; see ask-confirm.ts and raise-alerts.ts. */
export type DialogsEmitted =
  | { type: "confirm.answered"; id: string; answer: boolean }
  | { type: "alert.read"; ids: readonly string[] };

export interface DialogsContext {
  /** The drawer, or a menu of the header by its name. */
  menu: string | null;
  base: BaseDialog | null;
  slip: SlipDialog | null;
  confirm: ConfirmRequest | null;
  /** The one that is shown first, then those that wait. */
  alerts: readonly Alert[];
}

/** modal: something stands over the page. */
export type DialogsTag = "modal";

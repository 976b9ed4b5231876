// Effects. storeHideTimes: write serializeHideTimes(context.hideTimes) to local storage. storeDismissed: write
// context.dismissed for this member and login; forgetDismissed: remove it.
import type { ActorRefFrom } from "xstate";
import type { Popup } from "../../api/contract/community/popup.ts";
import type { HideTimes } from "../../domain/frame/popup.ts";
import type { popupMachine } from "../popup/popup.machine.ts";

export type PopupListEvent =
  /** The home page is shown. */
  | { type: "popups.refresh" }
  /** The time of a popup may have begun or ended. A list that was never shown is not read for it. */
  | { type: "popups.changed" }
  /** The member logged out. */
  | { type: "session.ended" }
  /** A popup was hidden for 6 hours. */
  | { type: "popup.snoozed"; id: string; until: number }
  /** A popup was hidden until the logout. */
  | { type: "popup.dismissed"; id: string };

export interface PopupListInput {
  /** What `parseHideTimes` of src/domain/frame/popup.ts read from local storage. */
  hideTimes: HideTimes;
}

export interface PopupListContext {
  /** In the order of the server; each is a popup machine. */
  popups: readonly { id: string; ref: ActorRefFrom<typeof popupMachine> }[];
  hideTimes: HideTimes;
  /** The popups whose body was pressed during this login, in this tab or another. */
  dismissed: readonly string[];
}

export interface PopupListActors {
  /** GET popup, with the instant of the answer and what is stored as dismissed. */
  readPopups: { input: undefined; output: { popups: Popup[]; now: number; dismissed: readonly string[] } };
}

export type PopupListTag = "busy";

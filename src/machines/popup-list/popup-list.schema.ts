import type { ActorRefFrom } from "xstate";
import type { Popup } from "../../api/contract/settings.ts";
import type { HideTimes } from "../../domain/popup.ts";
import type { popupMachine } from "../popup/popup.machine.ts";
import { defineSchema } from "../shared/schema.ts";

export type PopupListEvent =
  | { type: "popups.refresh" }
  | { type: "popups.endSession" }
  | { type: "popup.snoozed"; id: string; until: number };

export interface PopupListInput {
  /** What `parseHideTimes` of src/domain/popup.ts read from local storage. */
  hideTimes: HideTimes;
}

export interface PopupListContext {
  /** In the order of the server; each is a popup machine. */
  popups: readonly { id: string; ref: ActorRefFrom<typeof popupMachine> }[];
  hideTimes: HideTimes;
}

export interface PopupListActors {
  /** GET popup, with the instant of the answer. */
  readPopups: { input: undefined; output: { popups: Popup[]; now: number } };
}

export const popupListSchema = defineSchema<PopupListEvent>()({
  id: "popup-list",
  states: ["idle", "reading", "ready", "failed"],
  events: {
    "popups.refresh": "the home page is shown or the list may have changed",
    "popups.endSession": "the member logged out",
    "popup.snoozed": "a popup was hidden for 6 hours",
  },
  guards: [],
  actions: ["dropPopups", "takePopups", "tellPopups", "keepHideTime", "storeHideTimes", "endPopupSessions"],
  /** storeHideTimes: write serializeHideTimes(context.hideTimes) to local storage. */
  effects: ["storeHideTimes"],
  actors: ["readPopups", "popup"],
  delays: [],
  tags: ["busy"],
});

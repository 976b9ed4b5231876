// The popups of the home page. Loaded with it, so that other pages do not carry their machines.
import { createActor, fromPromise } from "xstate";
import { ask } from "../api/client/ask.ts";
import type { ApiClient } from "../api/client/client.ts";
import { popups as popupsTo } from "../api/contract/community/popup.endpoints.ts";
import { dismissedKey } from "../domain/frame/popup-key.ts";
import {
  HIDE_TIMES_STORAGE_KEY,
  hideUntilOf,
  mergeHideTimes,
  parseDismissed,
  parseHideTimes,
  serializeDismissed,
  serializeHideTimes,
} from "../domain/frame/popup.ts";
import { popupListMachine } from "../machines/popup-list/popup-list.machine.ts";
import type { PopupListActors } from "../machines/popup-list/popup-list.schema.ts";
import type { LateActors, PageActors, RootActors } from "../ui/app-context.ts";
import { readStored, removeStored, writeStored } from "../ui/browser-storage.ts";

/** Starts the list and adds it to the page's machines. */
export function startPopupList(api: ApiClient, actors: PageActors): Pick<LateActors, "popupList"> {
  const popupList = createPopupList(api, actors.session);
  popupList.start();
  Object.assign(actors, { popupList });
  return { popupList };
}

/** Another tab may have hidden popups since: what is stored is read each time, and never written over. */
function createPopupList(api: ApiClient, session: RootActors["session"]): LateActors["popupList"] {
  const stored = () => parseHideTimes(readStored(HIDE_TIMES_STORAGE_KEY), Date.now());
  // The logout takes the user before the list hears of it.
  let memberId = "";
  const dismissed = () => parseDismissed(readStored(dismissedKey(memberId)));
  return createActor(
    popupListMachine.provide({
      actors: {
        readPopups: fromPromise<PopupListActors["readPopups"]["output"]>(async ({ signal }) => {
          const popups = await ask(api, popupsTo, {}, { signal });
          const times = stored();
          for (const popup of popups) {
            const until = hideUntilOf(popup.notShowingexpireTime, times[popup.id] ?? null);
            if (until !== null) popup.notShowingexpireTime = new Date(until).toISOString();
          }
          memberId = session.getSnapshot().context.user?.id ?? memberId;
          return { popups, now: Date.now(), dismissed: dismissed() };
        }),
      },
      actions: {
        storeHideTimes: ({ context }) =>
          writeStored(HIDE_TIMES_STORAGE_KEY, serializeHideTimes(mergeHideTimes(context.hideTimes, stored()))),
        storeDismissed: ({ context }) =>
          writeStored(dismissedKey(memberId), serializeDismissed([...new Set([...dismissed(), ...context.dismissed])])),
        forgetDismissed: () => removeStored(dismissedKey(memberId)),
      },
    }),
    { input: { hideTimes: stored() } },
  );
}

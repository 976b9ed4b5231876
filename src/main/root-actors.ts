import { createActor, fromPromise } from "xstate";
import type { ApiClient } from "../api/client/client.ts";
import { UnreadCount } from "../api/contract/member.ts";
import { Maintenance, PopupList, SignUpSetting } from "../api/contract/settings.ts";
import {
  dismissedKey,
  HIDE_TIMES_STORAGE_KEY,
  hideUntilOf,
  mergeHideTimes,
  parseDismissed,
  parseHideTimes,
  serializeDismissed,
  serializeHideTimes,
} from "../domain/popup.ts";
import { accountRedirectMachine } from "../machines/account-redirect/account-redirect.machine.ts";
import { dialogsMachine } from "../machines/dialogs/dialogs.machine.ts";
import { loadingBarMachine } from "../machines/loading-bar/loading-bar.machine.ts";
import { loginFormMachine } from "../machines/login-form/login-form.machine.ts";
import { submitThroughSession } from "../machines/login-form/submit-login.ts";
import { maintenanceGateMachine } from "../machines/maintenance-gate/maintenance-gate.machine.ts";
import type { MaintenanceGateActors } from "../machines/maintenance-gate/maintenance-gate.schema.ts";
import { messageGateMachine } from "../machines/message-gate/message-gate.machine.ts";
import { connectNavigation } from "../machines/navigation/guard-navigation.ts";
import { popupListMachine } from "../machines/popup-list/popup-list.machine.ts";
import type { PopupListActors } from "../machines/popup-list/popup-list.schema.ts";
import { scrollTopMachine } from "../machines/scroll-top/scroll-top.machine.ts";
import { alertActions } from "../machines/shared/alerts.ts";
import { SIGN_UP_GATE_ALERTS } from "../machines/sign-up-gate/sign-up-gate.alerts.ts";
import { signUpGateMachine } from "../machines/sign-up-gate/sign-up-gate.machine.ts";
import type { RootActors } from "../ui/app-context.ts";
import { readStored, removeStored, writeStored } from "../ui/browser-storage.ts";
import { createChunkReload } from "./chunk-reload.ts";
import { createFirstAnswers, type FirstAnswers } from "./first-answers.ts";
import { createDeviceToggle, restoreDevice } from "./device-effects.ts";
import { scrollPageToTop } from "./scroll-page.ts";
import { createSession } from "./session-effects.ts";

export interface RootEffects {
  api: ApiClient;
  /** Shows another page of the site, or leaves it for an address. */
  go: (to: string) => void;
}

/** Starts every machine that lives as long as the page, and hands each its effects. */
export function startRootActors({ api, go }: RootEffects): RootActors {
  const dialogs = createActor(
    dialogsMachine.provide({ actions: { clearStoredLogin: () => loginForm.send({ type: "form.clear" }) } }),
  );
  const first = createFirstAnswers(api);
  const session = createSession({ api, first, dialogs, go });
  const loginForm = createActor(loginFormMachine.provide({ actors: { submitLogin: submitThroughSession(session) } }));
  const maintenanceGate = createMaintenanceGate(api, first, (to) => {
    // Who is still logged in when the maintenance ends is logged out on the way.
    if (session.getSnapshot().hasTag("authenticated")) session.send({ type: "session.logout", to });
    else go(to);
  });
  const messageGate = createActor(
    messageGateMachine.provide({
      actors: {
        readUnread: fromPromise(({ signal }) =>
          first.firstOr("unread", () => api.call(UnreadCount, "message/unread", { signal })),
        ),
      },
    }),
  );
  const accountRedirect = createActor(accountRedirectMachine);
  const navigation = createActor(
    connectNavigation({ session, maintenanceGate, accountRedirect, messageGate }, Date.now),
  );
  const actors: RootActors = {
    dialogs,
    session,
    loginForm,
    maintenanceGate,
    messageGate,
    accountRedirect,
    navigation,
    popupList: createPopupList(api, session),
    signUpGate: createSignUpGate(api, dialogs),
    loadingBar: createActor(loadingBarMachine),
    scrollTop: createActor(scrollTopMachine.provide({ actions: { scrollToTop: scrollPageToTop } })),
    deviceToggle: createDeviceToggle(),
    chunkReload: createChunkReload(),
  };
  closeGateWithAlert(actors);
  for (const actor of Object.values(actors)) actor.start();
  restoreDevice(actors.deviceToggle);
  return actors;
}

/** Once the visitor has read why there is no sign-up, it can be asked for again. */
function closeGateWithAlert({ dialogs, signUpGate }: RootActors): void {
  let waiting = 0;
  dialogs.subscribe(({ context: { alerts } }) => {
    const isRead = alerts.length < waiting;
    waiting = alerts.length;
    // An alert over the sign-up itself closes nothing but itself.
    if (isRead && !signUpGate.getSnapshot().matches("open")) signUpGate.send({ type: "signUp.close" });
  });
}

function createMaintenanceGate(
  api: ApiClient,
  first: FirstAnswers,
  leave: (to: string) => void,
): RootActors["maintenanceGate"] {
  return createActor(
    maintenanceGateMachine.provide({
      actors: {
        readMaintenance: fromPromise<MaintenanceGateActors["readMaintenance"]["output"]>(({ signal }) =>
          first.firstOr("maintenance", () => api.call(Maintenance, "setting/maintanace", { signal })),
        ),
      },
      actions: {
        leaveMaintenance: ({ context: { decision } }) => {
          if (decision?.kind === "redirect") leave(decision.to);
        },
      },
    }),
  );
}

/** Another tab may have hidden popups since: what is stored is read each time, and never written over. */
function createPopupList(api: ApiClient, session: RootActors["session"]): RootActors["popupList"] {
  const stored = () => parseHideTimes(readStored(HIDE_TIMES_STORAGE_KEY), Date.now());
  // The logout takes the user before the list hears of it.
  let memberId = "";
  const dismissed = () => parseDismissed(readStored(dismissedKey(memberId)));
  return createActor(
    popupListMachine.provide({
      actors: {
        readPopups: fromPromise<PopupListActors["readPopups"]["output"]>(async ({ signal }) => {
          const popups = await api.call(PopupList, "popup", { signal });
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

function createSignUpGate(api: ApiClient, dialogs: RootActors["dialogs"]): RootActors["signUpGate"] {
  return createActor(
    signUpGateMachine.provide({
      actors: { readSignUp: fromPromise(({ signal }) => api.call(SignUpSetting, "settingSignUp", { signal })) },
      actions: {
        ...alertActions(SIGN_UP_GATE_ALERTS, (message) => dialogs.send({ type: "alert.show", message })),
        openSignUp: () => dialogs.send({ type: "dialog.open", name: "recommenderSignUp" }),
      },
    }),
  );
}

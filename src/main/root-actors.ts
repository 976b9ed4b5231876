import { createActor, fromPromise } from "xstate";
import { ask } from "../api/client/ask.ts";
import type { ApiClient } from "../api/client/client.ts";
import { maintenance } from "../api/contract/session/setting.endpoints.ts";
import { unreadMessages } from "../api/contract/community/unread.endpoints.ts";
import { accountRedirectMachine } from "../machines/account-redirect/account-redirect.machine.ts";
import { dialogsMachine } from "../machines/dialogs/dialogs.machine.ts";
import { loadingBarMachine } from "../machines/loading-bar/loading-bar.machine.ts";
import { maintenanceGateMachine } from "../machines/maintenance-gate/maintenance-gate.machine.ts";
import type { MaintenanceGateActors } from "../machines/maintenance-gate/maintenance-gate.schema.ts";
import { messageGateMachine } from "../machines/message-gate/message-gate.machine.ts";
import { connectNavigation } from "../machines/navigation/guard-navigation.ts";
import type { PageActors, RootActors } from "../ui/app-context.ts";
import { createChunkReload } from "./chunk-reload.ts";
import { createDeviceToggle, restoreDevice } from "./device-effects.ts";
import { createSession } from "./session-effects.ts";

export interface RootEffects {
  api: ApiClient;
  /** Shows another page of the site, or leaves it for an address. */
  go: (to: string) => void;
}

/** Starts every machine that lives as long as the page, and hands each its effects. */
export function startRootActors({ api, go }: RootEffects): PageActors {
  const dialogs = createActor(
    // A login form that was never loaded holds nothing.
    dialogsMachine.provide({ actions: { clearStoredLogin: () => actors.loginForm?.send({ type: "form.clear" }) } }),
  );
  const session = createSession({ api, dialogs, go });
  const maintenanceGate = createMaintenanceGate(api, (to) => {
    // Who is still logged in when the maintenance ends is logged out on the way.
    if (session.getSnapshot().hasTag("authenticated")) session.send({ type: "session.logout", to });
    else go(to);
  });
  const messageGate = createActor(
    messageGateMachine.provide({
      actors: {
        readUnread: fromPromise(({ signal }) => ask(api, unreadMessages, {}, { signal })),
      },
    }),
  );
  const accountRedirect = createActor(accountRedirectMachine);
  const navigation = createActor(
    connectNavigation({ session, maintenanceGate, accountRedirect, messageGate }, Date.now),
  );
  const actors: PageActors = {
    dialogs,
    session,
    maintenanceGate,
    messageGate,
    accountRedirect,
    navigation,
    loadingBar: createActor(loadingBarMachine),
    deviceToggle: createDeviceToggle(),
    chunkReload: createChunkReload(),
  };
  for (const actor of Object.values(actors)) actor.start();
  restoreDevice(actors.deviceToggle);
  return actors;
}

function createMaintenanceGate(api: ApiClient, leave: (to: string) => void): RootActors["maintenanceGate"] {
  return createActor(
    maintenanceGateMachine.provide({
      actors: {
        readMaintenance: fromPromise<MaintenanceGateActors["readMaintenance"]["output"]>(({ signal }) =>
          ask(api, maintenance, {}, { signal }),
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

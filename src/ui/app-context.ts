import { createContext, use, useContext } from "react";
import type { ActorRefFrom } from "xstate";
import type { Queries } from "./queries.ts";
import type { ApiClient } from "../api/client/client.ts";
import type { accountRedirectMachine } from "../machines/account-redirect/account-redirect.machine.ts";
import type { chunkReloadMachine } from "../machines/chunk-reload/chunk-reload.machine.ts";
import type { deviceToggleMachine } from "../machines/device-toggle/device-toggle.machine.ts";
import type { dialogsMachine } from "../machines/dialogs/dialogs.machine.ts";
import type { gameLaunchMachine } from "../machines/game-launch/game-launch.machine.ts";
import type { loadingBarMachine } from "../machines/loading-bar/loading-bar.machine.ts";
import type { loginFormMachine } from "../machines/login-form/login-form.machine.ts";
import type { maintenanceGateMachine } from "../machines/maintenance-gate/maintenance-gate.machine.ts";
import type { messageGateMachine } from "../machines/message-gate/message-gate.machine.ts";
import type { navigationMachine } from "../machines/navigation/navigation.machine.ts";
import type { popupListMachine } from "../machines/popup-list/popup-list.machine.ts";
import type { scrollTopMachine } from "../machines/scroll-top/scroll-top.machine.ts";
import type { sessionMachine } from "../machines/session/session.machine.ts";
import type { signUpGateMachine } from "../machines/sign-up-gate/sign-up-gate.machine.ts";
import type { LazyCommands } from "./frame/form/commands.ts";
import type { Betting } from "./sports/slip/betting.ts";

/** The machines that live as long as the page. Started by the composition root. */
export interface RootActors {
  session: ActorRefFrom<typeof sessionMachine>;
  maintenanceGate: ActorRefFrom<typeof maintenanceGateMachine>;
  accountRedirect: ActorRefFrom<typeof accountRedirectMachine>;
  messageGate: ActorRefFrom<typeof messageGateMachine>;
  navigation: ActorRefFrom<typeof navigationMachine>;
  dialogs: ActorRefFrom<typeof dialogsMachine>;
  loadingBar: ActorRefFrom<typeof loadingBarMachine>;
  scrollTop: ActorRefFrom<typeof scrollTopMachine>;
  deviceToggle: ActorRefFrom<typeof deviceToggleMachine>;
  chunkReload: ActorRefFrom<typeof chunkReloadMachine>;
}

/** The machines that are loaded with the page that shows them, and live on from then. */
export interface LateActors {
  popupList: ActorRefFrom<typeof popupListMachine>;
  loginForm: ActorRefFrom<typeof loginFormMachine>;
  signUpGate: ActorRefFrom<typeof signUpGateMachine>;
  gameLaunch: ActorRefFrom<typeof gameLaunchMachine>;
}

export type PageActors = RootActors & Partial<LateActors>;

/** Loads and starts them, once. */
export interface LateMachines {
  login: () => Promise<Pick<LateActors, "loginForm" | "signUpGate">>;
  popups: () => Promise<Pick<LateActors, "popupList">>;
  games: () => Promise<Pick<LateActors, "gameLaunch">>;
}

/** What guards and loaders of every route are given, and components by `useApp`. */
export interface AppContext {
  api: ApiClient;
  queries: Queries;
  actors: PageActors;
  late: LateMachines;
  betting: Betting;
  commands: LazyCommands;
}

const Context = createContext<AppContext | null>(null);

export const AppProvider = Context.Provider;

/** Throws outside of an AppProvider. */
export function useApp(): AppContext {
  const app = useContext(Context);
  if (!app) throw new Error("useApp stands outside of AppProvider");
  return app;
}

/** The machines of the page before a login. Suspends until they are loaded. */
export function useLoginActors(): Pick<LateActors, "loginForm" | "signUpGate"> {
  const { actors, late } = useApp();
  const loaded = use(late.login());
  return { ...loaded, ...actors };
}

/** The popups of the home page. Suspends until their machines are loaded. */
export function usePopupList(): LateActors["popupList"] {
  const { actors, late } = useApp();
  const { popupList } = use(late.popups());
  return actors.popupList ?? popupList;
}

import { createContext, use, useContext } from "react";
import type { ActorRefFrom } from "xstate";
import type { Queries } from "./queries.ts";
import type { Destination, ProviderGameId } from "../domain/lobby/launch.ts";
import type { ApiClient } from "../api/client/client.ts";
import type { accountRedirectMachine } from "../machines/account-redirect/account-redirect.machine.ts";
import type { chunkReloadMachine } from "../machines/chunk-reload/chunk-reload.machine.ts";
import type { deviceToggleMachine } from "../machines/device-toggle/device-toggle.machine.ts";
import type { dialogsMachine } from "../machines/dialogs/dialogs.machine.ts";
import type { launchMachine } from "../machines/launch/launch.machine.ts";
import type { loadingBarMachine } from "../machines/loading-bar/loading-bar.machine.ts";
import type { loginFormMachine } from "../machines/login-form/login-form.machine.ts";
import type { maintenanceGateMachine } from "../machines/maintenance-gate/maintenance-gate.machine.ts";
import type { messageGateMachine } from "../machines/message-gate/message-gate.machine.ts";
import type { navigationMachine } from "../machines/navigation/navigation.machine.ts";
import type { popupListMachine } from "../machines/popup-list/popup-list.machine.ts";
import type { realityCheckMachine } from "../machines/reality-check/reality-check.machine.ts";
import type { scrollTopMachine } from "../machines/scroll-top/scroll-top.machine.ts";
import type { sessionMachine } from "../machines/session/session.machine.ts";
import type { signUpGateMachine } from "../machines/sign-up-gate/sign-up-gate.machine.ts";
import type { tetherDepositMachine } from "../machines/tether-deposit/tether-deposit.machine.ts";
import type { tetherWithdrawalMachine } from "../machines/tether-withdrawal/tether-withdrawal.machine.ts";
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
  deviceToggle: ActorRefFrom<typeof deviceToggleMachine>;
  chunkReload: ActorRefFrom<typeof chunkReloadMachine>;
}

/** The machines that are loaded with the page that shows them, and live on from then. */
export interface LateActors {
  popupList: ActorRefFrom<typeof popupListMachine>;
  loginForm: ActorRefFrom<typeof loginFormMachine>;
  signUpGate: ActorRefFrom<typeof signUpGateMachine>;
  scrollTop: ActorRefFrom<typeof scrollTopMachine>;
}

/** Those of the pages of tether. */
export interface TetherActors {
  tetherDeposit: ActorRefFrom<typeof tetherDepositMachine>;
  tetherWithdrawal: ActorRefFrom<typeof tetherWithdrawalMachine>;
}

export type Launch = ActorRefFrom<typeof launchMachine>;

/** What opens in a window of its own: the lobbies, and the games of this site. */
export interface Launches {
  lobbyLaunch: Launch;
  gameLaunch: Launch;
  /** Asks whether the member wants to go there, or to the game of that lobby. */
  request: (destination: Destination, game?: ProviderGameId) => void;
}

/** Machines that nobody waits for: they come some time after the login. */
export interface IdleActors {
  realityCheck: ActorRefFrom<typeof realityCheckMachine>;
}

export type PageActors = RootActors & Partial<LateActors & IdleActors>;

/** Loads and starts them, once. */
export interface LateMachines {
  login: () => Promise<Pick<LateActors, "loginForm" | "signUpGate">>;
  popups: () => Promise<Pick<LateActors, "popupList">>;
  scrollTop: () => Promise<Pick<LateActors, "scrollTop">>;
  launches: () => Promise<Launches>;
  tether: () => Promise<TetherActors>;
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

/** The machines of the page before a login, which its route has loaded. Throws where it has not. */
export function useLoginActors(): Pick<LateActors, "loginForm" | "signUpGate"> {
  const { loginForm, signUpGate } = useApp().actors;
  if (!loginForm || !signUpGate) throw new Error("the machines of the login are not loaded");
  return { loginForm, signUpGate };
}

/** Suspends until the machines of the login are loaded: for who shows its form on another page. */
export function useLateLogin(): void {
  use(useApp().late.login());
}

/** The machines of the pages of tether. Suspends until they are loaded. */
export function useTetherActors(): TetherActors {
  return use(useApp().late.tether());
}

/**
 * The popups of the home page. Suspends until their machines are loaded. It waits where they are there too: React does a
 * render that waited again, and fails where the second one does not wait at the same place.
 */
export function usePopupList(): LateActors["popupList"] {
  const { actors, late } = useApp();
  const { popupList } = use(late.popups());
  return actors.popupList ?? popupList;
}

/** The way back to the top of a page. Suspends until its machine is loaded. */
export function useScrollTop(): LateActors["scrollTop"] {
  const { actors, late } = useApp();
  const { scrollTop } = use(late.scrollTop());
  return actors.scrollTop ?? scrollTop;
}

// Every machine of the page with its test models. A folder under src/machines that is not here fails
// the test beside them.
import type { AnyStateMachine } from "xstate";
import { SLIP_VARIANTS } from "../../src/domain/market.ts";
import { accountRedirectPaths } from "../../src/machines/account-redirect/account-redirect.paths.ts";
import { betSettlementPaths } from "../../src/machines/bet-settlement/bet-settlement.paths.ts";
import { chunkReloadPaths } from "../../src/machines/chunk-reload/chunk-reload.paths.ts";
import { deviceTogglePaths } from "../../src/machines/device-toggle/device-toggle.paths.ts";
import { dialogsPaths } from "../../src/machines/dialogs/dialogs.paths.ts";
import { gameLaunchPaths } from "../../src/machines/game-launch/game-launch.paths.ts";
import { liveConnectionPaths } from "../../src/machines/live-connection/live-connection.paths.ts";
import { loadingBarPaths } from "../../src/machines/loading-bar/loading-bar.paths.ts";
import { lobbyEntryPaths } from "../../src/machines/lobby-entry/lobby-entry.paths.ts";
import { loginFormPaths } from "../../src/machines/login-form/login-form.paths.ts";
import { maintenanceGatePaths } from "../../src/machines/maintenance-gate/maintenance-gate.paths.ts";
import { messageGatePaths } from "../../src/machines/message-gate/message-gate.paths.ts";
import { miniGameMaintenancePaths } from "../../src/machines/mini-game-maintenance/mini-game-maintenance.paths.ts";
import { miniGameRoundPaths } from "../../src/machines/mini-game-round/mini-game-round.paths.ts";
import { navigationPaths } from "../../src/machines/navigation/navigation.paths.ts";
import { placementPaths, placementReloadPaths } from "../../src/machines/placement/placement.paths.ts";
import { popupListPaths } from "../../src/machines/popup-list/popup-list.paths.ts";
import { popupPaths } from "../../src/machines/popup/popup.paths.ts";
import { scrollTopPaths } from "../../src/machines/scroll-top/scroll-top.paths.ts";
import { searchPaths } from "../../src/machines/search/search.paths.ts";
import { sessionPaths } from "../../src/machines/session/session.paths.ts";
import { signUpGatePaths } from "../../src/machines/sign-up-gate/sign-up-gate.paths.ts";
import { slipLegPaths } from "../../src/machines/slip-leg/slip-leg.paths.ts";
import { slipPaths, slipReloadPaths } from "../../src/machines/slip/slip.paths.ts";
import { tetherDepositPaths } from "../../src/machines/tether-deposit/tether-deposit.paths.ts";
import { tetherWithdrawalPaths } from "../../src/machines/tether-withdrawal/tether-withdrawal.paths.ts";
import { upcomingGamesPaths } from "../../src/machines/upcoming-games/upcoming-games.paths.ts";
import type { PathModel, SchemaLike } from "./lib/model.ts";

/** Test models by the folder of their machine; several where one input cannot reach everything. */
export const PATH_MODELS: Readonly<Record<string, readonly PathModel[]>> = {
  "account-redirect": [accountRedirectPaths],
  "bet-settlement": [betSettlementPaths],
  "chunk-reload": [chunkReloadPaths],
  "device-toggle": [deviceTogglePaths],
  dialogs: [dialogsPaths],
  "game-launch": [gameLaunchPaths],
  "live-connection": [liveConnectionPaths],
  "loading-bar": [loadingBarPaths],
  "lobby-entry": [lobbyEntryPaths],
  "login-form": [loginFormPaths],
  "maintenance-gate": [maintenanceGatePaths],
  "message-gate": [messageGatePaths],
  "mini-game-maintenance": [miniGameMaintenancePaths],
  "mini-game-round": [miniGameRoundPaths],
  navigation: [navigationPaths],
  placement: [placementPaths, placementReloadPaths],
  popup: [popupPaths],
  "popup-list": [popupListPaths],
  "scroll-top": [scrollTopPaths],
  search: [searchPaths],
  session: [sessionPaths],
  "sign-up-gate": [signUpGatePaths],
  slip: [...SLIP_VARIANTS.map((variant) => slipPaths(variant)), ...slipReloadPaths],
  "slip-leg": [slipLegPaths],
  "tether-deposit": [tetherDepositPaths],
  "tether-withdrawal": [tetherWithdrawalPaths],
  "upcoming-games": [upcomingGamesPaths],
};

/** The machine and the schema that a folder's models share. */
export function machineOf(models: readonly PathModel[]): { machine: AnyStateMachine; schema: SchemaLike } {
  const [first] = models;
  if (!first) throw new Error("a machine without a model");
  return { machine: first.machine, schema: first.schema };
}

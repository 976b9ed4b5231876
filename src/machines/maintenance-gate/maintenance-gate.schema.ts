// Effects. leaveMaintenance: the flag went off while /maintenance was shown; run the router's guards again, they lead
// out.
import type { Maintenance } from "../../api/contract/session/settings.ts";
import type { MaintenanceDecision } from "../../domain/session/maintenance.ts";

export type MaintenanceGateEvent =
  /** The page is about to show a path. */
  { type: "navigation.request"; path: string; isLoggedIn: boolean };

export interface MaintenanceGateContext {
  /** The last known answer; the flag is off until one came. */
  maintenance: Maintenance;
  request: { path: string; isLoggedIn: boolean } | null;
  decision: MaintenanceDecision | null;
}

export interface MaintenanceGateActors {
  /** GET setting/maintanace. */
  readMaintenance: { input: undefined; output: Maintenance };
}

/** busy: no decision yet; decided: context.decision holds; blocked: the site is under maintenance. */
export type MaintenanceGateTag = "busy" | "decided" | "blocked";

import type { Maintenance } from "../../api/contract/settings.ts";
import type { MaintenanceDecision } from "../../domain/maintenance.ts";
import { defineSchema } from "../shared/schema.ts";

export type MaintenanceGateEvent = { type: "navigation.request"; path: string; isLoggedIn: boolean };

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

export const maintenanceGateSchema = defineSchema<MaintenanceGateEvent>()({
  id: "maintenance-gate",
  states: ["idle", "reading", "allowed", "blocked", "released", "stopped", "stopped.waiting", "stopped.asking"],
  events: { "navigation.request": "the page is about to show a path" },
  guards: ["isBlocked", "isReleased", "isStopped", "isBlockedAsKnown", "isReleasedAsKnown", "isStoppedAsKnown"],
  actions: ["keepRequest", "keepMaintenance", "decide", "leaveMaintenance"],
  /** leaveMaintenance: the flag went off while /maintenance was shown; run the router's guards again, they lead out. */
  effects: ["leaveMaintenance"],
  actors: ["readMaintenance"],
  delays: ["maintenanceInterval"],
  /** busy: no decision yet; decided: context.decision holds; blocked: the site is under maintenance. */
  tags: ["busy", "decided", "blocked"],
});

// What holds of a whole walk of the gate of maintenance.
import { after, respond, type Properties } from "../../../paths/lib/properties.ts";
import { isIn, not, starts } from "../command/submission.properties.paths.ts";
import type { maintenanceGateMachine } from "./maintenance-gate.machine.ts";

export const maintenanceGateProperties: Properties<typeof maintenanceGateMachine> = {
  "no page is let through before the flag was asked for": after(
    ({ event }) => event.type === "navigation.request",
    ({ after: now }) => !now.hasTag("decided"),
    ({ event }) => event.type.endsWith(".actor.readMaintenance"),
  ),
  "who stands at /maintenance is led away when the flag is off, and not before": after(
    isIn("stopped"),
    ({ event, after: now }) =>
      now.matches("stopped") ||
      (now.matches("released") && !now.context.maintenance.siteNoticeFlg && event.type.startsWith("xstate.done.")),
    ({ event }) => event.type === "navigation.request",
  ),
  "while the site is closed the flag is asked for within five seconds": respond(
    isIn("stopped.waiting"),
    starts("askAgain"),
    { ms: 5_000 },
    not(isIn("stopped")),
  ),
};

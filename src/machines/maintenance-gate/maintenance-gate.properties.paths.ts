// What holds of a whole walk of the gate of maintenance.
import { after, never, type Properties } from "../../../paths/lib/properties.ts";
import { isIn } from "../command/submission.properties.paths.ts";
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
  "while the site is closed the flag is asked for each time that five seconds have gone": never(
    ({ event, started }) => event.type.startsWith("xstate.after.maintenanceInterval.") && !started.includes("askAgain"),
  ),
};

// What holds of a whole walk of leaving a section with unsaved forms.
import { after, type Properties } from "../../../paths/lib/properties.ts";
import { isIn, not, starts } from "../command/submission.properties.paths.ts";
import type { leaveGuardMachine } from "./leave-guard.machine.ts";

export const leaveGuardProperties: Properties<typeof leaveGuardMachine> = {
  "an unsaved form is left by a yes alone": after(
    isIn("unsaved"),
    not(isIn("leaving")),
    ({ event }) => event.type === "xstate.done.actor.askToLeave" && "output" in event && event.output === true,
  ),
  "a step of the browser is taken back before it is asked about": after(
    isIn("restoring"),
    not(starts("askToLeave")),
    ({ event }) => event.type === "page.restored",
  ),
  "who stays is not led away until they ask again": after(
    ({ event }) => event.type === "xstate.done.actor.askToLeave" && "output" in event && event.output === false,
    ({ effects }) => !effects.includes("takeStep"),
    ({ event }) => event.type === "leave.ask",
  ),
};

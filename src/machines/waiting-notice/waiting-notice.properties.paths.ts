// What holds of a whole walk of the browser's notifications for operators.
import type { EventObject } from "xstate";
import { after, respond, type Properties } from "../../../paths/lib/properties.ts";
import { comes, not, starts } from "../command/submission.properties.paths.ts";
import type { waitingNoticeMachine } from "./waiting-notice.machine.ts";

const isDenied = ({ event }: { event: EventObject }): boolean =>
  event.type === "xstate.done.actor.askPermission" && "output" in event && event.output === "denied";

export const waitingNoticeProperties: Properties<typeof waitingNoticeMachine> = {
  "who turned the notices off has none until they are turned on": after(
    ({ before, event }) => before?.hasTag("on") === true && event.type === "notice.toggle",
    ({ after: now, effects }) => !now.hasTag("on") && !now.hasTag("busy") && !effects.includes("showNotice"),
    comes("notice.toggle", "notice.restore"),
  ),
  "a browser that does not allow notices is asked by a press alone": after(
    (step) => comes("xstate.error.actor.askPermission")(step) || isDenied(step),
    not(starts("askPermission")),
    comes("notice.toggle"),
  ),
  "a question of the browser is over with its answer": respond(
    starts("askPermission"),
    ({ after: now }) => !now.hasTag("busy"),
    { steps: 1 },
  ),
};

// What holds of a whole walk of the guards of a navigation.
import type { SnapshotFrom } from "xstate";
import { after, type Properties } from "../../../paths/lib/properties.ts";
import { comes, isIn, not, starts } from "../command/submission.properties.paths.ts";
import type { navigationMachine } from "./navigation.machine.ts";

type Step = { event: { type: string }; after: SnapshotFrom<typeof navigationMachine> };

const isAsked = comes("navigation.request");
const isKnown = comes("xstate.done.actor.awaitSession");
const isLetIn = isIn("allowed");

export const navigationProperties: Properties<typeof navigationMachine> = {
  "no page is opened before maintenance was asked about it": after(isAsked, not(isLetIn), starts("askMaintenance")),
  "no message is asked for before the account was": after(isAsked, not(starts("askMessages")), starts("askAccount")),
  "a member's page opens only once the account was asked about it": after(
    (step: Step) => isKnown(step) && step.after.context.user !== null,
    not(isLetIn),
    (step) => starts("askAccount")(step) || isAsked(step),
  ),
  "what was decided stays decided until another page is asked for": after(
    isIn("allowed", "redirected", "stopped"),
    ({ after: { context } }) => context.verdict !== null,
    isAsked,
  ),
};

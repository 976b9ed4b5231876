// What holds of a whole walk of the inbox.
import type { EventObject } from "xstate";
import { after, type Properties } from "../../../paths/lib/properties.ts";
import { comes, not, starts } from "../command/submission.properties.paths.ts";
import type { inboxMachine } from "./inbox.machine.ts";

const isYes = ({ event }: { event: EventObject }): boolean =>
  event.type === "xstate.done.actor.askRemoval" && "output" in event && event.output === true;

export const inboxProperties: Properties<typeof inboxMachine> = {
  "what is asked about is deleted by a yes alone": after(
    starts("askRemoval"),
    ({ effects }) => !effects.includes("deleteMessage"),
    isYes,
  ),
  "who was asked is asked again by Delete alone": after(
    comes("xstate.done.actor.askRemoval", "xstate.error.actor.askRemoval"),
    not(starts("askRemoval")),
    comes("message.remove"),
  ),
  "a message that is gone from the list is open no more until one is pressed": after(
    ({ before, event }) =>
      "ids" in event && before !== null && !(event.ids as (string | null)[]).includes(before.context.openId),
    ({ after: { context } }) => context.openId === null,
    comes("message.press"),
  ),
};

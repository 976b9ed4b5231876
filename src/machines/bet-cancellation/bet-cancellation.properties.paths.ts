// What holds of a whole walk of a cancellation of bets.
import { after, respond, type Properties } from "../../../paths/lib/properties.ts";
import { comes, isIn, starts } from "../command/submission.properties.paths.ts";
import type { betCancellationMachine } from "./bet-cancellation.machine.ts";

const isAsked = comes("span.ask");

export const betCancellationProperties: Properties<typeof betCancellationMachine> = {
  "no sums are shown of a span before a look at it came through, nor after one that failed": after(
    comes("span.ask", "xstate.error.actor.readPreview"),
    (step) => step.after.context.preview === null && !isIn("asked.shown", "asked.empty")(step),
    comes("xstate.done.actor.readPreview"),
  ),
  "a span that was given up or dealt with is looked at no more": after(
    comes("span.change", "bets.cancelled"),
    ({ after: now, started }) => now.context.span === null && started.length === 0,
    isAsked,
  ),
  "what was cancelled is told until another span is asked about": after(
    comes("bets.cancelled"),
    ({ after: now }) => now.context.report !== null,
    isAsked,
  ),
  "each look ends in what it found, or in why it found nothing": respond(
    starts("readPreview"),
    isIn("asked.shown", "asked.empty", "asked.failed"),
    { steps: 1 },
    isIn("choosing"),
  ),
};

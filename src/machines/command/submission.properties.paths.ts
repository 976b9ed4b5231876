// What holds of a whole walk of every chart with the states of a submission.
import { after, respond, type Moment, type Property } from "../../../paths/lib/properties.ts";
import type { AnyMachineSnapshot } from "xstate";

type Step = Moment<AnyMachineSnapshot>;

export const isIn =
  (...states: readonly string[]) =>
  ({ after: { value } }: Pick<Step, "after">): boolean =>
    states.includes(String(value));
const starts =
  (call: string) =>
  ({ started }: Step): boolean =>
    started.includes(call);
const not =
  (claim: (step: Step) => boolean) =>
  (step: Step): boolean =>
    !claim(step);

/** Where the outcome of what was sent is known, by the chart. */
interface Places {
  outcomes: readonly string[];
  /** Where a decision is waited for. */
  waits: readonly string[];
  /** After a withdrawn request. */
  home: string;
}

export function submissionProperties({ outcomes, waits, home }: Places): Record<string, Property> {
  const isKnown = isIn(...outcomes, home);
  return {
    "what has left is followed until it is known what became of it": after(
      starts("sendCommand"),
      isIn("sending", "unknown", "reconciling", "unsent", "withdrawing", "interrupted", ...waits, ...outcomes, home),
      isKnown,
    ),
    "what has left leaves again only once the server did not know it twice": after(
      isIn("unknown", "reconciling", "interrupted", ...waits),
      not(starts("sendCommand")),
      isIn("unsent", ...outcomes, home),
    ),
    "an answer is waited for no longer than fifteen seconds": respond(starts("sendCommand"), not(isIn("sending")), {
      ms: 15_000,
    }),
    "what is not known is looked up within thirty seconds": respond(isIn("unknown"), starts("findCommand"), {
      ms: 30_000,
    }),
    "what was withdrawn or decided is not looked up any more": after(
      isKnown,
      not(starts("findCommand")),
      isIn("storing", "sending", "reconciling"),
    ),
  };
}

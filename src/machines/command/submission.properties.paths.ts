// What holds of a whole walk of every chart with the states of a submission.
import { isIn as isActive } from "../../../paths/lib/chart.ts";
import { after, respond, type Moment, type Property } from "../../../paths/lib/properties.ts";
import type { AnyMachineSnapshot, EventObject } from "xstate";

type Step = Moment<AnyMachineSnapshot>;

/** True of a step that ends in one of these states, by their paths. */
export const isIn =
  (...states: readonly string[]) =>
  ({ after: now }: { after: AnyMachineSnapshot }): boolean =>
    states.some((state) => isActive(now, state));
/** True of a step by one of these events. */
export const comes =
  (...types: readonly string[]) =>
  ({ event }: { event: EventObject }): boolean =>
    types.includes(event.type);
/** True of a step that begins an actor of that id. */
export const starts =
  (call: string) =>
  ({ started }: Pick<Step, "started">): boolean =>
    started.includes(call);
export const not =
  <Given>(claim: (step: Given) => boolean) =>
  (step: Given): boolean =>
    !claim(step);

/** Where the outcome of what was sent is known, by the chart. */
interface Places {
  outcomes: readonly string[];
  /** Where a decision is waited for. */
  waits: readonly string[];
  /** After a withdrawn request. */
  home: string;
  /** The state that holds those of the submission, where the chart itself does not. */
  inside?: string;
}

export function submissionProperties({ outcomes, waits, home, inside }: Places): Record<string, Property> {
  const places = (...states: readonly string[]) =>
    states.map((state) => (inside === undefined ? state : `${inside}.${state}`));
  const isKnown = isIn(...outcomes, home);
  return {
    "what has left is followed until it is known what became of it": after(
      starts("sendCommand"),
      isIn(
        ...places("sending", "unknown", "reconciling", "unsent", "withdrawing", "interrupted"),
        ...waits,
        ...outcomes,
        home,
      ),
      isKnown,
    ),
    "what has left leaves again only once the server did not know it twice": after(
      isIn(...places("unknown", "reconciling", "interrupted"), ...waits),
      not(starts("sendCommand")),
      isIn(...places("unsent"), ...outcomes, home),
    ),
    "an answer is waited for no longer than nine seconds": respond(
      starts("sendCommand"),
      not(isIn(...places("sending"))),
      {
        ms: 9_000,
      },
    ),
    "what is not known is looked up within three seconds": respond(isIn(...places("unknown")), starts("findCommand"), {
      ms: 3_000,
    }),
  };
}

/** The same of charts that keep the key of what is decided for as long as its outcome is shown. */
export function keptSubmissionProperties(places: Places): Record<string, Property> {
  return {
    ...submissionProperties(places),
    "what was withdrawn or decided is not looked up any more": after(
      isIn(...places.outcomes, places.home),
      not(starts("findCommand")),
      isIn("storing", "sending"),
    ),
  };
}

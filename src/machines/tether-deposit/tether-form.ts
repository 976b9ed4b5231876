// The part of a chart that asks for a charge or an exchange by tether: whether tether is under maintenance, the form, and
// the question whether it is meant. What is asked for is sent by the states of a submission.
import { assign, type EventObject, type MachineContext } from "xstate";
import { endsSession } from "../../domain/session/server-code.ts";
import { isTetherUnderMaintenance, type TetherSetting } from "../../domain/wallet/tether.ts";
import type { CommandAnswer } from "../command/command.schema.ts";
import {
  isRefused,
  isSessionEnded,
  keepAnswer,
  NO_SUBMISSION,
  submissionActions,
} from "../command/submission-setup.ts";
import { readOutput } from "../command/submission.ts";
import { rateMoved } from "./rate-moved.ts";
import { failureOf, outputOf } from "../shared/settled.ts";
import type { TetherFormContext } from "./tether-form.schema.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";

export const NOTHING_ASKED = { rate: 0, moved: null, failure: null, ...NO_SUBMISSION };

export const readTether = unprovidedPromise<TetherSetting>("readTether");

export const tetherGuards = {
  /** What was asked for is known, so that it can be asked for again. */
  isRateMoved: ({ context }: { context: TetherFormContext }, answer: CommandAnswer) =>
    context.amount > 0 && rateMoved(answer) !== null,
  isUnderMaintenance: ({ event }: { event: EventObject }) => isTetherUnderMaintenance(outputOf<TetherSetting>(event)),
  isLoggedOut: ({ event }: { event: EventObject }) => endsSession(failureOf(event).status),
} as const;

/** The chart adds `keepTyped` and `forgetTyped`. */
export function tetherActions<Context extends TetherFormContext & MachineContext, Event extends EventObject>() {
  const set = <Params = undefined>(change: (event: Event, params: Params) => Partial<TetherFormContext>) =>
    assign<Context, Event, Params, Event, never>(({ event }, params) => change(event, params) as Partial<Context>);
  return {
    ...submissionActions<Context, Event>(),
    keepRate: set((event) => ("rate" in event ? { rate: event.rate as number } : {})),
    keepMoved: set<CommandAnswer>((_, answer) => ({ moved: rateMoved(answer) })),
    keepFailure: set((event) => ({ failure: failureOf(event) })),
    openForm: unprovidedEffect("openForm"),
    closeForm: unprovidedEffect("closeForm"),
    openConfirm: unprovidedEffect("openConfirm"),
    closeConfirm: unprovidedEffect("closeConfirm"),
    dropIntent: unprovidedEffect("dropIntent"),
    alertMaintenance: unprovidedEffect("alertMaintenance"),
    alertFailure: unprovidedEffect("alertFailure"),
    alertRefusal: unprovidedEffect("alertRefusal"),
  };
}

/** The outcomes that any of the three calls may tell. `moved`: what is done when the rate moved, beside asking again. */
export const tetherOutcomes = <const Taken extends object, const Moved extends string = never>(
  taken: Taken,
  ...moved: readonly Moved[]
) =>
  [
    taken,
    {
      guard: { type: "isRateMoved", params: readOutput },
      target: "open.confirming",
      actions: [{ type: "keepMoved", params: readOutput }, "dropIntent", "forgetOutcome", ...moved],
    },
    { guard: isRefused, target: "refused", actions: [keepAnswer] },
    { guard: isSessionEnded, target: "interrupted" },
  ] as const;

interface Parts<Closed, Ended, Submit, Confirm, More> {
  /** The state in which nothing is asked for, as a target from anywhere. */
  closed: Closed;
  /** What the end of a session does. */
  ended: Ended;
  /** Where the form leads, and the answer to the question. */
  submit: Submit;
  confirm: Confirm;
  /** States that follow on the question while nobody but the member knows of it. */
  more: More;
}

/** The state `open`. The states of a submission stand beside it. */
export function openStates<
  const Closed extends string,
  const Ended extends readonly string[],
  const Submit extends object,
  const Confirm extends object,
  const More extends object,
>({ closed, ended, submit, confirm, more }: Parts<Closed, Ended, Submit, Confirm, More>) {
  return {
    initial: "checking",
    on: { "tether.cancel": { target: closed }, "session.ended": { target: closed, actions: ended } },
    states: {
      checking: {
        tags: ["busy"],
        invoke: {
          id: "readTether",
          src: "readTether",
          onDone: [
            { guard: "isUnderMaintenance", target: `${closed}.maintenance`, actions: ["alertMaintenance"] },
            { target: "editing" },
          ],
          onError: [
            { guard: "isLoggedOut", target: closed },
            { target: `${closed}.failed`, actions: ["keepFailure", "alertFailure"] },
          ],
        },
      },
      editing: {
        entry: ["openForm"],
        exit: ["closeForm"],
        on: { "tether.type": { actions: ["keepTyped"] }, "tether.submit": submit },
      },
      confirming: {
        entry: ["openConfirm"],
        exit: ["closeConfirm"],
        on: { "tether.back": { target: "editing" }, "tether.confirm": confirm },
      },
      ...more,
    },
  } as const;
}

// The states of a submission in a game of the house. A visit tells by itself what is stored, and who has no visit any
// more looks it up at the next one.
import { assign, type EventObject, type MachineContext } from "xstate";
import type { CommandIntent } from "../command/command.schema.ts";
import * as submission from "../command/submission-setup.ts";
import type { SubmissionContext } from "../command/submission.schema.ts";
import { submissionStates } from "../command/submission.ts";
import { unprovidedEffect } from "./unprovided.ts";

const { hasIntent: _hasIntent, ...commandGuards } = submission.commandGuards;
export const visitGuards = {
  ...commandGuards,
  hasRefusal: ({ context }: { context: { refusal: unknown } }) => context.refusal !== null,
} as const;

export function visitActions<Context extends SubmissionContext & MachineContext, Event extends EventObject>() {
  const nothing = { intent: null, attempts: 0, wasAbsent: false } as Partial<SubmissionContext> as Partial<Context>;
  return {
    ...submission.submissionActions<Context, Event>(),
    forgetIntent: assign<Context, Event, undefined, Event, never>(nothing),
    dropIntent: unprovidedEffect("dropIntent"),
  };
}

interface Terms<Stored, Done, Over, Home> {
  storeInput: Stored;
  /** What a success does, and where it leads; `SETTLED` is added to its actions. */
  done: { target: string; actions: Done };
  /** The state without a visit. */
  over: Over;
  withdrawnTo: Home;
}

const SETTLED = ["dropIntent", "forgetOutcome"] as const;

export function visitSubmission<
  Stored,
  const Done extends readonly (string | object)[],
  const Over extends string,
  const Home extends string,
>({ storeInput, done, over, withdrawnTo }: Terms<Stored, Done, Over, Home>) {
  const { interrupted: _interrupted, ...states } = submissionStates({
    intentInput: submission.intentInput<CommandIntent>,
    storeInput,
    outcomes: [
      { guard: submission.isDone, target: done.target, actions: [...done.actions, ...SETTLED] },
      { guard: submission.isRefused, target: "refused", actions: [submission.keepAnswer] },
      { guard: submission.isSessionEnded, target: over },
    ],
    withdrawnTo,
  });
  return states;
}

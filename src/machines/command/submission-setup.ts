// What a chart with the states of a submission needs in its setup where the calls answer as those of every command do.
import { assign, type EventObject, type MachineContext } from "xstate";
import { unprovidedPromise } from "../shared/unprovided.ts";
import type { CommandAnswer, CommandIntent } from "./command.schema.ts";
import {
  DEFAULT_TIMEOUT_MS,
  NOT_STORED,
  NOT_WITHDRAWN,
  readOutput,
  reconcileDelay,
  refusalOf,
  submissionGuards,
} from "./submission.ts";
import type { SubmissionContext } from "./submission.schema.ts";

export const NO_SUBMISSION = { intent: null, refusal: null, attempts: 0, wasAbsent: false } as const;

/** `Answer`: how the chart reads what a call came to. */
export const submissionCalls = <Answer = CommandAnswer, Intent extends object = CommandIntent>() => ({
  sendCommand: unprovidedPromise<Answer, Intent>("sendCommand"),
  findCommand: unprovidedPromise<Answer, Intent>("findCommand"),
  withdrawCommand: unprovidedPromise<Answer, Intent>("withdrawCommand"),
});

export function intentInput<Intent>({ context: { intent } }: { context: { intent: Intent | null } }): Intent {
  if (!intent) throw new Error("a request is sent, looked up or withdrawn before its key was stored");
  return intent;
}

export const submissionDelays = { sendTimeout: DEFAULT_TIMEOUT_MS, reconcileDelay };

export const commandGuards = {
  ...submissionGuards,
  isDone: (_: unknown, answer: CommandAnswer) => answer.kind === "done",
  isRefused: (_: unknown, answer: CommandAnswer) => answer.kind === "refused",
} as const;

export const isDone = { type: "isDone", params: readOutput } as const;
export const isRefused = { type: "isRefused", params: readOutput } as const;
export const isSessionEnded = { type: "isSessionEnded", params: readOutput } as const;
export const keepAnswer = { type: "keepAnswer", params: readOutput } as const;

/** The actions of the states on the chart's context. The chart adds `dropIntent`, an effect, and its own of those it needs otherwise. */
export function submissionActions<
  Context extends SubmissionContext<object, object> & MachineContext,
  Event extends EventObject,
>() {
  type Assigned = Partial<SubmissionContext<object, object>>;
  const set = <Params = undefined>(change: (context: Context, params: Params) => Assigned) =>
    assign<Context, Event, Params, Event, never>(({ context }, params) => change(context, params) as Partial<Context>);
  return {
    keepIntent: set<NonNullable<Context["intent"]>>((_, intent) => ({ intent })),
    keepAnswer: set<CommandAnswer>((_, answer) => ({ refusal: refusalOf(answer) })),
    countAttempt: set(({ attempts }) => ({ attempts: attempts + 1 })),
    keepNotStored: set(() => ({ refusal: NOT_STORED })),
    keepNotWithdrawn: set(() => ({ refusal: NOT_WITHDRAWN })),
    forgetRefusal: set(() => ({ refusal: null })),
    keepAbsent: set(() => ({ wasAbsent: true })),
    forgetAttempts: set(() => ({ attempts: 0, wasAbsent: false })),
    forgetOutcome: set(() => NO_SUBMISSION),
  };
}

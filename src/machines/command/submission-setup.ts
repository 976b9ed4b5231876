// What a chart with the states of a submission needs in its setup where the calls answer as those of every command do.
import { assign, type EventObject, type MachineContext } from "xstate";
import { unprovidedPromise } from "../shared/unprovided.ts";
import { NOT_STORED, NOT_WITHDRAWN, refusalOf } from "./command.actions.ts";
import type { CommandAnswer, CommandIntent, CommandRefusal } from "./command.schema.ts";
import { reconcileDelay, readOutput, submissionGuards } from "./submission.ts";

export interface SubmissionContext {
  readonly intent: CommandIntent | null;
  readonly refusal: CommandRefusal | null;
  /** The number of failed lookups. */
  readonly attempts: number;
  /** The server did not know the key when it was last asked. */
  readonly wasAbsent: boolean;
}

export type SubmissionEvent =
  /** The person asks what became of it. */
  | { type: "command.reconcile" }
  /** The person sends the same request again, under the same key. */
  | { type: "command.resend" }
  /** The person gives up a request that the server did not know. */
  | { type: "command.discard" };

/** busy: nothing can be begun now; uncertain: it is not known whether the server has done it. */
export type SubmissionTag = "busy" | "uncertain";

export const NO_SUBMISSION = { intent: null, refusal: null, attempts: 0, wasAbsent: false } as const;

export const submissionCalls = {
  sendCommand: unprovidedPromise<CommandAnswer, CommandIntent>("sendCommand"),
  findCommand: unprovidedPromise<CommandAnswer, CommandIntent>("findCommand"),
  withdrawCommand: unprovidedPromise<CommandAnswer, CommandIntent>("withdrawCommand"),
};

/** The names that `submissionStates` is given. */
export const SUBMISSION_TERMS = {
  calls: { send: "sendCommand", find: "findCommand", withdraw: "withdrawCommand" },
  intentInput: ({ context: { intent } }: { context: SubmissionContext }): CommandIntent => {
    if (!intent) throw new Error("a request is sent, looked up or withdrawn before its key was stored");
    return intent;
  },
  events: { reconcile: "command.reconcile", resend: "command.resend", discard: "command.discard" },
} as const;

export const submissionDelays = { sendTimeout: 15_000, reconcileDelay };

export const commandGuards = {
  ...submissionGuards,
  /** A reload loses a request that may not be stored. */
  canResend: ({ context: { intent } }: { context: SubmissionContext }) => (intent?.request ?? null) !== null,
  isDone: (_: unknown, answer: CommandAnswer) => answer.kind === "done",
  isRefused: (_: unknown, answer: CommandAnswer) => answer.kind === "refused",
} as const;

export const isDone = { type: "isDone", params: readOutput } as const;
export const isRefused = { type: "isRefused", params: readOutput } as const;
export const isSessionEnded = { type: "isSessionEnded", params: readOutput } as const;
export const keepAnswer = { type: "keepAnswer", params: readOutput } as const;

/** The actions of the states on the chart's context. The chart adds `dropIntent`, an effect. */
export function submissionActions<Context extends SubmissionContext & MachineContext, Event extends EventObject>() {
  type Assigned = Partial<SubmissionContext>;
  const set = <Params extends CommandAnswer | CommandIntent | undefined = undefined>(
    change: (context: Context, params: Params) => Assigned,
  ) =>
    assign<Context, Event, Params, Event, never>(({ context }, params) => change(context, params) as Partial<Context>);
  return {
    keepIntent: set<CommandIntent>((_, intent) => ({ intent })),
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

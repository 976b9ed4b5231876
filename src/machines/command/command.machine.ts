import { assign, setup } from "xstate";
import * as submission from "./submission-setup.ts";
import { refusalOf, submissionStates } from "./submission.ts";
import type { SubmissionTag } from "./submission.schema.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import * as command from "./command.actions.ts";
import type {
  CommandAnswer,
  CommandContext,
  CommandEmitted,
  CommandEvent,
  CommandInput,
  CommandIntent,
  StoreCommandInput,
} from "./command.schema.ts";

// The server does what is submitted once or not at all, and the person learns which. The key is stored before the
// request leaves. A missing answer is no refusal: the outcome is looked up by the key, also after a reload. What was
// typed is kept until the command is done.

const base = setup({
  types: {
    context: {} as CommandContext,
    events: {} as CommandEvent,
    input: {} as CommandInput,
    emitted: {} as CommandEmitted,
    tags: {} as SubmissionTag,
  },
  actors: {
    storeIntent: unprovidedPromise<CommandIntent, StoreCommandInput>("storeIntent"),
    ...submission.submissionCalls(),
  },
  delays: { ...submission.submissionDelays, sendTimeout: ({ context }) => context.timeoutMs },
  guards: {
    ...submission.commandGuards,
    canResend: ({ context }) => context.request !== null,
    isAsking: ({ event }) => event.type === "command.submit" && event.asks,
  },
  actions: {
    ...submission.submissionActions<CommandContext, CommandEvent>(),
    keepDraft: assign({
      draft: ({ context, event }) =>
        event.type === "command.edit" ? command.withoutSecrets(event.draft, context.secrets) : context.draft,
    }),
    keepSubmitted: assign(({ event }) =>
      event.type === "command.submit" ? { values: event.values, request: event.request } : {},
    ),
    keepAnswer: assign((_, answer: CommandAnswer) => ({
      body: answer.kind === "done" ? answer.body : null,
      refusal: refusalOf(answer),
    })),
    forgetOutcome: assign(command.NO_OUTCOME),
    forgetDraft: assign({ draft: {} }),
    saveDraft: unprovidedEffect("saveDraft"),
    dropDraft: unprovidedEffect("dropDraft"),
    dropIntent: unprovidedEffect("dropIntent"),
  },
});

const commandSetup = base.extend({
  actions: {
    tellDone: base.enqueueActions(({ context: { body }, enqueue }) => {
      enqueue.emit({ type: "command.done", body });
    }),
    tellRefused: base.enqueueActions(({ context: { refusal }, enqueue }) => {
      if (refusal) enqueue.emit({ type: "command.refused", refusal });
    }),
  },
});

/** The outcomes that any of the three calls may tell. */
const OUTCOMES = [
  { guard: submission.isDone, target: "done", actions: [submission.keepAnswer] },
  { guard: submission.isRefused, target: "refused", actions: [submission.keepAnswer] },
  { guard: submission.isSessionEnded, target: "interrupted" },
] as const;

export const commandMachine = commandSetup.createMachine({
  id: "command",
  context: command.initialContext,
  initial: "editing",
  states: {
    editing: {
      always: { guard: "hasIntent", target: "reconciling" },
      on: {
        "command.edit": { actions: ["keepDraft", "saveDraft"] },
        "command.submit": [
          { guard: "isAsking", target: "confirming", actions: ["keepSubmitted"] },
          { target: "storing", actions: ["keepSubmitted"] },
        ],
      },
    },
    confirming: {
      on: {
        "command.cancel": { target: "editing", actions: ["forgetOutcome"] },
        "command.confirm": { target: "storing" },
      },
    },
    ...submissionStates({
      storeInput: command.storeInput,
      intentInput: command.intentInput,
      outcomes: OUTCOMES,
      withdrawnTo: "editing",
    }),
    done: {
      entry: ["dropIntent", "forgetDraft", "dropDraft", "tellDone"],
      on: {
        "command.edit": { target: "editing", actions: ["keepDraft", "saveDraft", "forgetOutcome"] },
        "command.again": { target: "editing", actions: ["forgetOutcome"] },
      },
    },
    refused: {
      entry: ["dropIntent", "tellRefused"],
      on: {
        "command.edit": { target: "editing", actions: ["keepDraft", "saveDraft", "forgetOutcome"] },
        "command.submit": [
          { guard: "isAsking", target: "confirming", actions: ["forgetOutcome", "keepSubmitted"] },
          { target: "storing", actions: ["forgetOutcome", "keepSubmitted"] },
        ],
      },
    },
  },
});

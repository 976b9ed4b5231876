import { assign, setup } from "xstate";
import type { CommandIntent } from "../command/command.schema.ts";
import * as submission from "../command/submission-setup.ts";
import { readOutput, submissionGuards, submissionStates } from "../command/submission.ts";
import type { SubmissionTag } from "../command/submission.schema.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import * as cashOut from "./cash-out.actions.ts";
import type {
  CashOutAnswer,
  CashOutContext,
  CashOutEmitted,
  CashOutEvent,
  CashOutInput,
  StoreCashOutInput,
} from "./cash-out.schema.ts";

// A bet is paid out once or not at all, for no less than the floor that the member agreed to, and the member learns
// which. One press sells at the amount that is shown or more: what falls until then is paid down to the floor, and below
// it nothing is paid and the new amount is shown. A stopped market sells nothing until it is open again. Where a leg runs,
// the server decides after a delay: decisions, rule 43.

/** What waits is told by the stream; asking is for when it was not. */
const DECISION_POLL_MS = 8_000;

const base = setup({
  types: {
    context: {} as CashOutContext,
    events: {} as CashOutEvent,
    input: {} as CashOutInput,
    emitted: {} as CashOutEmitted,
    tags: {} as SubmissionTag,
  },
  actors: {
    storeIntent: unprovidedPromise<CommandIntent, StoreCashOutInput>("storeIntent"),
    ...submission.submissionCalls<CashOutAnswer>(),
  },
  delays: { ...submission.submissionDelays, decisionPoll: DECISION_POLL_MS },
  guards: {
    ...submissionGuards,
    isSellable: ({ context }) => cashOut.askedOf(context) !== null,
    isStopped: ({ event }) => cashOut.offerOf(event)?.value === null,
    isPriced: ({ event }) => (cashOut.offerOf(event)?.value ?? null) !== null,
    isPaid: (_, answer: CashOutAnswer) => answer.kind === "paid",
    isWaiting: (_, answer: CashOutAnswer) => answer.kind === "waiting",
    isMoved: (_, answer: CashOutAnswer) => answer.kind === "moved",
    isSuspended: (_, answer: CashOutAnswer) => answer.kind === "suspended",
    isRefused: (_, answer: CashOutAnswer) => answer.kind === "refused",
  },
  actions: {
    ...submission.submissionActions<CashOutContext, CashOutEvent>(),
    keepOffer: assign(({ context, event }) => {
      const offer = cashOut.offerOf(event);
      return offer ? cashOut.offered(context, offer) : {};
    }),
    keepPart: assign({
      part: ({ context, event }) => (event.type === "cashOut.choose" ? event.part : context.part),
    }),
    keepFall: assign({
      fall: ({ context, event }) => (event.type === "cashOut.allow" ? event.fall : context.fall),
    }),
    keepAsked: assign({ asked: ({ context }) => cashOut.askedOf(context) }),
    keepAnswer: assign(({ context }, answer: CashOutAnswer) => cashOut.answered(context, answer)),
    forgetIntent: assign({ intent: null }),
    forgetOutcome: assign(cashOut.NO_OUTCOME),
    forgetPart: assign({ part: null }),
    dropIntent: unprovidedEffect("dropIntent"),
    saveFall: unprovidedEffect("saveFall"),
  },
});

const cashOutSetup = base.extend({
  actions: {
    tellPaid: base.enqueueActions(({ context: { report }, enqueue }) => {
      if (report) enqueue.emit({ type: "cashOut.paid", report });
    }),
    tellRefused: base.enqueueActions(({ context: { refusal }, enqueue }) => {
      if (refusal) enqueue.emit({ type: "cashOut.refused", refusal });
    }),
  },
});

/** The outcomes that any of the three calls may tell. */
const OUTCOMES = [
  { guard: { type: "isPaid", params: readOutput }, target: "paid", actions: [submission.keepAnswer] },
  { guard: { type: "isWaiting", params: readOutput }, target: "waiting", actions: [submission.keepAnswer] },
  { guard: { type: "isMoved", params: readOutput }, target: "moved", actions: ["dropIntent", submission.keepAnswer] },
  {
    guard: { type: "isSuspended", params: readOutput },
    target: "suspended",
    actions: ["dropIntent", submission.keepAnswer],
  },
  { guard: submission.isRefused, target: "refused", actions: [submission.keepAnswer] },
  { guard: submission.isSessionEnded, target: "interrupted" },
] as const;

export const cashOutMachine = cashOutSetup.createMachine({
  id: "cash-out",
  context: cashOut.initialContext,
  initial: "quoting",
  on: {
    "cashOut.offered": { actions: ["keepOffer"] },
    "cashOut.allow": { actions: ["keepFall", "saveFall"] },
  },
  states: {
    quoting: {
      always: { guard: "hasIntent", target: "reconciling" },
      on: {
        "cashOut.choose": { actions: ["keepPart"] },
        "cashOut.sell": { guard: "isSellable", target: "storing", actions: ["keepAsked"] },
        "cashOut.offered": { guard: "isStopped", target: "suspended", actions: ["keepOffer"] },
      },
    },
    suspended: {
      meta: { requirements: ["REQ-R43"] },
      entry: ["forgetIntent"],
      on: {
        "cashOut.offered": [
          { guard: "isPriced", target: "quoting", actions: ["keepOffer", "forgetOutcome"] },
          { actions: ["keepOffer", "forgetRefusal"] },
        ],
      },
    },
    moved: {
      meta: { requirements: ["REQ-R43"] },
      entry: ["forgetIntent"],
      on: {
        "cashOut.offered": [
          { guard: "isStopped", target: "suspended", actions: ["keepOffer"] },
          { actions: ["keepOffer"] },
        ],
        "cashOut.choose": { target: "quoting", actions: ["keepPart", "forgetOutcome"] },
        "cashOut.sell": { guard: "isSellable", target: "storing", actions: ["forgetOutcome", "keepAsked"] },
      },
    },
    ...submissionStates({
      storeInput: cashOut.storeInput,
      intentInput: submission.intentInput<CommandIntent>,
      outcomes: OUTCOMES,
      withdrawnTo: "quoting",
    }),
    waiting: {
      tags: ["busy"],
      meta: { requirements: ["REQ-R43"] },
      on: { "cashOut.decided": { target: "reconciling" } },
      after: { decisionPoll: { target: "reconciling" } },
    },
    paid: {
      entry: ["dropIntent", "tellPaid"],
      on: { "cashOut.close": { target: "quoting", actions: ["forgetOutcome", "forgetPart"] } },
    },
    refused: {
      entry: ["dropIntent", "tellRefused"],
      on: { "cashOut.close": { target: "quoting", actions: ["forgetOutcome", "forgetPart"] } },
    },
  },
});

import { assign, setup } from "xstate";
import type { CommandIntent } from "../command/command.schema.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import * as cashOut from "./cash-out.actions.ts";
import type {
  CashOutAnswer,
  CashOutContext,
  CashOutEmitted,
  CashOutEvent,
  CashOutInput,
  CashOutTag,
  StoreCashOutInput,
} from "./cash-out.schema.ts";

// A bet is paid out once or not at all, for no less than the member agreed to, and the member learns which. The offer
// moves while the member reads it: a fall under what was agreed to is shown and asked about again before anything leaves,
// and a stopped market holds the question back until it is open again.

/** How long an answer is waited for. */
export const CASH_OUT_TIMEOUT_MS = 15_000;

const base = setup({
  types: {
    context: {} as CashOutContext,
    events: {} as CashOutEvent,
    input: {} as CashOutInput,
    emitted: {} as CashOutEmitted,
    tags: {} as CashOutTag,
  },
  actors: {
    storeIntent: unprovidedPromise<CommandIntent, StoreCashOutInput>("storeIntent"),
    sendCashOut: unprovidedPromise<CashOutAnswer, CommandIntent>("sendCashOut"),
    findCashOut: unprovidedPromise<CashOutAnswer, CommandIntent>("findCashOut"),
    withdrawCashOut: unprovidedPromise<CashOutAnswer, CommandIntent>("withdrawCashOut"),
  },
  delays: {
    sendTimeout: CASH_OUT_TIMEOUT_MS,
    /** 1 s, 2 s, 4 s … at most 30 s. */
    reconcileDelay: ({ context }) => Math.min(1_000 * 2 ** context.attempts, 30_000),
  },
  guards: {
    hasIntent: ({ context }) => context.intent !== null,
    hasRequest: ({ context }) => (context.intent?.request ?? null) !== null,
    isSellable: ({ context }) => cashOut.askedOf(context) !== null,
    isStopped: ({ event }) => cashOut.offerOf(event)?.value === null,
    isPriced: ({ event }) => (cashOut.offerOf(event)?.value ?? null) !== null,
    hasFallen: ({ context, event }) => {
      const offer = cashOut.offerOf(event);
      return offer !== null && cashOut.hasFallen(context, offer);
    },
    isPaid: (_, answer: CashOutAnswer) => answer.kind === "paid",
    isMoved: (_, answer: CashOutAnswer) => answer.kind === "moved",
    isSuspended: (_, answer: CashOutAnswer) => answer.kind === "suspended",
    isRefused: (_, answer: CashOutAnswer) => answer.kind === "refused",
    isSessionEnded: (_, answer: CashOutAnswer) => answer.kind === "sessionEnded",
    isAbsent: (_, answer: CashOutAnswer) => answer.kind === "absent",
    isAbsentAgain: ({ context }, answer: CashOutAnswer) => answer.kind === "absent" && context.wasAbsent,
    isWithdrawn: (_, answer: CashOutAnswer) => answer.kind === "withdrawn",
  },
  actions: {
    keepOffer: assign(({ context, event }) => {
      const offer = cashOut.offerOf(event);
      return offer ? cashOut.offered(context, offer) : {};
    }),
    keepPart: assign({
      part: ({ context, event }) => (event.type === "cashOut.choose" ? event.part : context.part),
    }),
    keepAsked: assign({ asked: ({ context }) => cashOut.askedOf(context) }),
    keepIntent: assign({ intent: (_, intent: CommandIntent) => intent }),
    keepAnswer: assign(({ context }, answer: CashOutAnswer) => cashOut.answered(context, answer)),
    keepNotStored: assign({ refusal: cashOut.NOT_STORED }),
    keepNotWithdrawn: assign({ refusal: cashOut.NOT_WITHDRAWN }),
    forgetIntent: assign({ intent: null }),
    forgetRefusal: assign({ refusal: null }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    keepAbsent: assign({ wasAbsent: true }),
    forgetAttempts: assign({ attempts: 0, wasAbsent: false }),
    forgetOutcome: assign(cashOut.NO_OUTCOME),
    forgetPart: assign({ part: null }),
    dropIntent: unprovidedEffect("dropIntent"),
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

const readOutput = <Output>({ event }: { event: { output: Output } }): Output => event.output;

const keepAnswer = { type: "keepAnswer", params: readOutput } as const;

/** The outcomes that any of the three calls may tell. */
const OUTCOMES = [
  { guard: { type: "isPaid", params: readOutput }, target: "paid", actions: [keepAnswer] },
  { guard: { type: "isMoved", params: readOutput }, target: "moved", actions: ["dropIntent", keepAnswer] },
  { guard: { type: "isSuspended", params: readOutput }, target: "suspended", actions: ["dropIntent", keepAnswer] },
  { guard: { type: "isRefused", params: readOutput }, target: "refused", actions: [keepAnswer] },
  { guard: { type: "isSessionEnded", params: readOutput }, target: "interrupted" },
] as const;

export const cashOutMachine = cashOutSetup.createMachine({
  id: "cash-out",
  context: cashOut.initialContext,
  initial: "closed",
  on: {
    "cashOut.offered": { actions: ["keepOffer"] },
  },
  states: {
    closed: {
      always: { guard: "hasIntent", target: "reconciling" },
      on: { "cashOut.open": { target: "quoting", actions: ["forgetPart"] } },
    },
    quoting: {
      on: {
        "cashOut.choose": { actions: ["keepPart"] },
        "cashOut.ask": { guard: "isSellable", target: "confirming", actions: ["keepAsked"] },
        "cashOut.offered": [
          { guard: "isStopped", target: "suspended", actions: ["keepOffer"] },
          { actions: ["keepOffer"] },
        ],
        "cashOut.close": { target: "closed" },
      },
    },
    suspended: {
      entry: ["forgetIntent"],
      on: {
        "cashOut.offered": [
          { guard: "isPriced", target: "quoting", actions: ["keepOffer", "forgetOutcome"] },
          { actions: ["keepOffer", "forgetRefusal"] },
        ],
        "cashOut.close": { target: "closed", actions: ["forgetOutcome"] },
      },
    },
    confirming: {
      on: {
        "cashOut.offered": [
          { guard: "isStopped", target: "suspended", actions: ["keepOffer"] },
          { guard: "hasFallen", target: "moved", actions: ["keepOffer"] },
          { actions: ["keepOffer"] },
        ],
        "cashOut.confirm": { target: "storing" },
        "cashOut.back": { target: "quoting", actions: ["forgetOutcome"] },
      },
    },
    moved: {
      entry: ["forgetIntent"],
      on: {
        "cashOut.offered": [
          { guard: "isStopped", target: "suspended", actions: ["keepOffer"] },
          { actions: ["keepOffer"] },
        ],
        "cashOut.ask": { guard: "isSellable", target: "confirming", actions: ["forgetOutcome", "keepAsked"] },
        "cashOut.back": { target: "quoting", actions: ["forgetOutcome"] },
      },
    },
    storing: {
      tags: ["busy"],
      invoke: {
        id: "storeIntent",
        src: "storeIntent",
        input: cashOut.storeInput,
        onDone: { target: "sending", actions: [{ type: "keepIntent", params: readOutput }] },
        onError: { target: "refused", actions: ["keepNotStored"] },
      },
    },
    sending: {
      tags: ["busy"],
      invoke: {
        id: "sendCashOut",
        src: "sendCashOut",
        input: cashOut.intentInput,
        onDone: [...OUTCOMES, { target: "unknown" }],
        onError: { target: "unknown" },
      },
      after: { sendTimeout: { target: "unknown" } },
    },
    unknown: {
      tags: ["busy", "uncertain"],
      on: { "cashOut.reconcile": { target: "reconciling" } },
      after: { reconcileDelay: { target: "reconciling" } },
    },
    reconciling: {
      tags: ["busy", "uncertain"],
      invoke: {
        id: "findCashOut",
        src: "findCashOut",
        input: cashOut.intentInput,
        onDone: [
          ...OUTCOMES,
          { guard: { type: "isAbsentAgain", params: readOutput }, target: "unsent" },
          {
            guard: { type: "isAbsent", params: readOutput },
            target: "unknown",
            actions: ["countAttempt", "keepAbsent"],
          },
          { target: "unknown", actions: ["countAttempt"] },
        ],
        onError: { target: "unknown", actions: ["countAttempt"] },
      },
      after: { sendTimeout: { target: "unknown", actions: ["countAttempt"] } },
    },
    unsent: {
      tags: ["busy"],
      entry: ["forgetAttempts"],
      exit: ["forgetRefusal"],
      on: {
        "cashOut.resend": { guard: "hasRequest", target: "sending" },
        "cashOut.discard": { target: "withdrawing" },
      },
    },
    withdrawing: {
      tags: ["busy"],
      invoke: {
        id: "withdrawCashOut",
        src: "withdrawCashOut",
        input: cashOut.intentInput,
        onDone: [
          ...OUTCOMES,
          {
            guard: { type: "isWithdrawn", params: readOutput },
            target: "closed",
            actions: ["dropIntent", "forgetOutcome"],
          },
          { target: "unsent", actions: ["keepNotWithdrawn"] },
        ],
        onError: { target: "unsent", actions: ["keepNotWithdrawn"] },
      },
      after: { sendTimeout: { target: "unsent", actions: ["keepNotWithdrawn"] } },
    },
    interrupted: {
      tags: ["busy", "uncertain"],
      on: { "cashOut.reconcile": { target: "reconciling" } },
    },
    paid: {
      entry: ["dropIntent", "tellPaid"],
      on: { "cashOut.close": { target: "closed", actions: ["forgetOutcome"] } },
    },
    refused: {
      entry: ["dropIntent", "tellRefused"],
      on: { "cashOut.close": { target: "closed", actions: ["forgetOutcome"] } },
    },
  },
});

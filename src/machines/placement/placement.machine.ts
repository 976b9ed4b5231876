import { assign, setup } from "xstate";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import * as placement from "./placement.actions.ts";
import type {
  FindAnswer,
  PlaceAnswer,
  PlacementContext,
  PlacementEmitted,
  PlacementEvent,
  PlacementInput,
  PlacementIntent,
  StoreIntentInput,
  WithdrawAnswer,
  PlacementTag,
} from "./placement.schema.ts";

// A bet must be placed once or not at all, and the member must learn which. So the key is stored before
// the request leaves, a silence is asked about by that key instead of being taken for a failure, and what
// is sent again is the same bet under the same key. A key that the server does not know is asked about
// twice: the request may still be under way. And one that is given up is given up at the server, which then
// takes no request under that key any more, however late it comes.

/** How long an answer is waited for. */
export const SUBMIT_TIMEOUT_MS = 15_000;
/** In-play bets wait 5 s; the stream tells their end, and asking is for when it did not. */
const PENDING_POLL_MS = 8_000;

type Answer = PlaceAnswer | FindAnswer | WithdrawAnswer;

const base = setup({
  types: {
    context: {} as PlacementContext,
    events: {} as PlacementEvent,
    input: {} as PlacementInput,
    emitted: {} as PlacementEmitted,
    tags: {} as PlacementTag,
  },
  actors: {
    storeIntent: unprovidedPromise<PlacementIntent, StoreIntentInput>("storeIntent"),
    placeBet: unprovidedPromise<PlaceAnswer, PlacementIntent>("placeBet"),
    findBet: unprovidedPromise<FindAnswer, PlacementIntent>("findBet"),
    withdrawBet: unprovidedPromise<WithdrawAnswer, PlacementIntent>("withdrawBet"),
  },
  delays: {
    submitTimeout: SUBMIT_TIMEOUT_MS,
    pendingPoll: PENDING_POLL_MS,
    /** 1 s, 2 s, 4 s … at most 30 s. */
    reconcileDelay: ({ context }) => Math.min(1_000 * 2 ** context.attempts, 30_000),
  },
  guards: {
    hasIntent: ({ context }) => context.intent !== null,
    isFresh: ({ context }) => context.fresh,
    isAccepted: (_, answer: Answer) => placement.answeredBet(answer)?.acceptance === "accepted",
    isPending: (_, answer: Answer) => placement.answeredBet(answer)?.acceptance === "pending",
    isRefused: (_, answer: Answer) => placement.answeredBet(answer)?.acceptance === "refused",
    isRejected: (_, answer: Answer) => answer.kind === "rejected",
    isPriceChanged: (_, answer: Answer) => answer.kind === "priceChanged",
    isSessionEnded: (_, answer: Answer) => answer.kind === "sessionEnded",
    isAbsent: (_, answer: Answer) => answer.kind === "absent",
    isAbsentAgain: ({ context }, answer: Answer) => answer.kind === "absent" && context.wasAbsent,
    isWithdrawn: (_, answer: Answer) => answer.kind === "withdrawn",
    isOwnBetAccepted: ({ context, event }) => placement.ownBet(context, event)?.acceptance === "accepted",
    isOwnBetRefused: ({ context, event }) => placement.ownBet(context, event)?.acceptance === "refused",
  },
  actions: {
    setFresh: assign({ fresh: true }),
    setNotFresh: assign({ fresh: false }),
    keepRequest: assign({
      request: ({ context, event }) => (event.type === "placement.confirm" ? event.request : context.request),
    }),
    keepIntent: assign({ intent: (_, intent: PlacementIntent) => intent }),
    keepAnswer: assign((_, answer: Answer) => ({
      bet: placement.answeredBet(answer),
      refusal: placement.refusalOf(answer),
      picks: answer.kind === "priceChanged" ? answer.picks : [],
    })),
    keepOwnBet: assign(({ context, event }) => {
      const bet = placement.ownBet(context, event);
      return bet ? { bet, refusal: placement.betRefusal(bet) } : {};
    }),
    keepNotStored: assign({ refusal: placement.NOT_STORED }),
    keepNotWithdrawn: assign({ refusal: placement.NOT_WITHDRAWN }),
    forgetRefusal: assign({ refusal: null }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    keepAbsent: assign({ wasAbsent: true }),
    forgetAttempts: assign({ attempts: 0, wasAbsent: false }),
    forgetOutcome: assign(placement.NO_OUTCOME),
    dropIntent: unprovidedEffect("dropIntent"),
  },
});

const placementSetup = base.extend({
  actions: {
    tellAccepted: base.enqueueActions(({ context: { bet }, enqueue }) => {
      if (bet) enqueue.emit({ type: "placement.accepted", bet });
    }),
    tellPriceChanged: base.enqueueActions(({ context: { picks, refusal }, enqueue }) => {
      enqueue.emit({ type: "placement.priceChanged", picks, combinations: refusal?.combinations ?? [] });
    }),
    tellRejected: base.enqueueActions(({ context: { refusal }, enqueue }) => {
      if (refusal) enqueue.emit({ type: "placement.rejected", refusal });
    }),
  },
});

const readOutput = <Output>({ event }: { event: { output: Output } }): Output => event.output;

const keepAnswer = { type: "keepAnswer", params: readOutput } as const;

/** Whichever call tells of the bet, it stands in one of three ways. */
const WHERE_A_BET_STANDS = [
  { guard: { type: "isAccepted", params: readOutput }, target: "accepted", actions: [keepAnswer] },
  { guard: { type: "isPending", params: readOutput }, target: "pendingAcceptance", actions: [keepAnswer] },
  { guard: { type: "isRefused", params: readOutput }, target: "rejected", actions: [keepAnswer] },
] as const;

export const placementMachine = placementSetup.createMachine({
  id: "placement",
  context: placement.initialContext,
  initial: "editing",
  on: {
    "prices.fresh": { actions: ["setFresh"] },
    "prices.notFresh": { actions: ["setNotFresh"] },
  },
  states: {
    editing: {
      always: { guard: "hasIntent", target: "reconciling" },
      on: { "placement.open": { guard: "isFresh", target: "confirming" } },
    },
    confirming: {
      on: {
        "placement.cancel": { target: "editing" },
        "placement.confirm": { guard: "isFresh", target: "storing", actions: ["keepRequest"] },
      },
    },
    storing: {
      tags: ["busy"],
      invoke: {
        id: "storeIntent",
        src: "storeIntent",
        input: placement.storeInput,
        onDone: { target: "submitting", actions: [{ type: "keepIntent", params: readOutput }] },
        onError: { target: "rejected", actions: ["keepNotStored"] },
      },
    },
    submitting: {
      tags: ["busy"],
      invoke: {
        id: "placeBet",
        src: "placeBet",
        input: placement.intentInput,
        onDone: [
          ...WHERE_A_BET_STANDS,
          { guard: { type: "isRejected", params: readOutput }, target: "rejected", actions: [keepAnswer] },
          { guard: { type: "isPriceChanged", params: readOutput }, target: "priceChanged", actions: [keepAnswer] },
          { guard: { type: "isSessionEnded", params: readOutput }, target: "interrupted" },
          { target: "unknown" },
        ],
        onError: { target: "unknown" },
      },
      after: { submitTimeout: { target: "unknown" } },
    },
    unknown: {
      tags: ["busy", "uncertain"],
      on: { "placement.reconcile": { target: "reconciling" } },
      after: { reconcileDelay: { target: "reconciling" } },
    },
    reconciling: {
      tags: ["busy", "uncertain"],
      invoke: {
        id: "findBet",
        src: "findBet",
        input: placement.intentInput,
        onDone: [
          ...WHERE_A_BET_STANDS,
          { guard: { type: "isAbsentAgain", params: readOutput }, target: "unsent" },
          {
            guard: { type: "isAbsent", params: readOutput },
            target: "unknown",
            actions: ["countAttempt", "keepAbsent"],
          },
          { guard: { type: "isSessionEnded", params: readOutput }, target: "interrupted" },
          { target: "unknown", actions: ["countAttempt"] },
        ],
        onError: { target: "unknown", actions: ["countAttempt"] },
      },
      after: { submitTimeout: { target: "unknown", actions: ["countAttempt"] } },
    },
    unsent: {
      tags: ["busy"],
      entry: ["forgetAttempts"],
      exit: ["forgetRefusal"],
      on: {
        "placement.resend": { guard: "isFresh", target: "submitting" },
        "placement.discard": { target: "withdrawing" },
      },
    },
    withdrawing: {
      tags: ["busy"],
      invoke: {
        id: "withdrawBet",
        src: "withdrawBet",
        input: placement.intentInput,
        onDone: [
          ...WHERE_A_BET_STANDS,
          {
            guard: { type: "isWithdrawn", params: readOutput },
            target: "editing",
            actions: ["dropIntent", "forgetOutcome"],
          },
          { guard: { type: "isSessionEnded", params: readOutput }, target: "interrupted" },
          { target: "unsent", actions: ["keepNotWithdrawn"] },
        ],
        onError: { target: "unsent", actions: ["keepNotWithdrawn"] },
      },
      after: { submitTimeout: { target: "unsent", actions: ["keepNotWithdrawn"] } },
    },
    interrupted: {
      tags: ["busy", "uncertain"],
      on: { "placement.reconcile": { target: "reconciling" } },
    },
    pendingAcceptance: {
      tags: ["busy", "pending"],
      on: {
        "bet.changed": [
          { guard: "isOwnBetAccepted", target: "accepted", actions: ["keepOwnBet"] },
          { guard: "isOwnBetRefused", target: "rejected", actions: ["keepOwnBet"] },
        ],
      },
      after: { pendingPoll: { target: "reconciling" } },
    },
    accepted: {
      tags: ["settled"],
      entry: ["dropIntent", "tellAccepted"],
      on: { "placement.edit": { target: "editing", actions: ["forgetOutcome"] } },
    },
    rejected: {
      tags: ["settled"],
      entry: ["dropIntent", "tellRejected"],
      on: { "placement.edit": { target: "editing", actions: ["forgetOutcome"] } },
    },
    priceChanged: {
      tags: ["settled"],
      entry: ["dropIntent", "tellPriceChanged"],
      on: { "placement.edit": { target: "editing", actions: ["forgetOutcome"] } },
    },
  },
});

import { assign, setup } from "xstate";
import * as submission from "../command/submission-setup.ts";
import { readOutput, submissionGuards, submissionStates } from "../command/submission.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import * as placement from "./placement.actions.ts";
import type {
  PlacementAnswer,
  PlacementContext,
  PlacementEmitted,
  PlacementEvent,
  PlacementInput,
  PlacementIntent,
  PlacementTag,
  StoreIntentInput,
} from "./placement.schema.ts";

// A bet must be placed once or not at all, and the member must learn which. So the key is stored before
// the request leaves, a silence is asked about by that key instead of being taken for a failure, and what
// is sent again is the same bet under the same key. A key that the server does not know is asked about
// twice: the request may still be under way. And one that is given up is given up at the server, which then
// takes no request under that key any more, however late it comes.

/** In-play bets wait 5 s; the stream tells their end, and asking is for when it did not. */
const PENDING_POLL_MS = 8_000;

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
    ...submission.submissionCalls<PlacementAnswer, PlacementIntent>(),
  },
  delays: { ...submission.submissionDelays, pendingPoll: PENDING_POLL_MS },
  guards: {
    ...submissionGuards,
    isFresh: ({ context }) => context.fresh,
    isDirect: ({ context }) => context.fresh && context.isDirect,
    /** What is stored is the whole request; it leaves only while prices are live. */
    canResend: ({ context }) => context.fresh,
    isAccepted: (_, answer: PlacementAnswer) => placement.answeredBet(answer)?.acceptance === "accepted",
    isPending: (_, answer: PlacementAnswer) => placement.answeredBet(answer)?.acceptance === "pending",
    isBetRefused: (_, answer: PlacementAnswer) => placement.answeredBet(answer)?.acceptance === "refused",
    isRefused: (_, answer: PlacementAnswer) => answer.kind === "refused",
    isPriceChanged: (_, answer: PlacementAnswer) => answer.kind === "priceChanged",
    isOwnBetAccepted: ({ context, event }) => placement.ownBet(context, event)?.acceptance === "accepted",
    isOwnBetRefused: ({ context, event }) => placement.ownBet(context, event)?.acceptance === "refused",
  },
  actions: {
    ...submission.submissionActions<PlacementContext, PlacementEvent>(),
    setFresh: assign({ fresh: true }),
    setNotFresh: assign({ fresh: false }),
    keepRequest: assign({
      request: ({ context, event }) => placement.requestOf(context, event),
    }),
    keepDirect: assign({
      isDirect: ({ context, event }) => (event.type === "placement.setDirect" ? event.isDirect : context.isDirect),
    }),
    keepAnswer: assign((_, answer: PlacementAnswer) => ({
      bet: placement.answeredBet(answer),
      refusal: placement.refusalOf(answer),
      picks: answer.kind === "priceChanged" ? answer.picks : [],
    })),
    keepOwnBet: assign(({ context, event }) => {
      const bet = placement.ownBet(context, event);
      return bet ? { bet, refusal: placement.betRefusal(bet) } : {};
    }),
    forgetOutcome: assign(placement.NO_OUTCOME),
    dropIntent: unprovidedEffect("dropIntent"),
    saveDirect: unprovidedEffect("saveDirect"),
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
    tellRefused: base.enqueueActions(({ context: { refusal }, enqueue }) => {
      if (refusal) enqueue.emit({ type: "placement.refused", refusal });
    }),
  },
});

/** Whichever call tells of the bet, it stands in one of three ways. */
const OUTCOMES = [
  { guard: { type: "isAccepted", params: readOutput }, target: "accepted", actions: [submission.keepAnswer] },
  { guard: { type: "isPending", params: readOutput }, target: "pendingAcceptance", actions: [submission.keepAnswer] },
  { guard: { type: "isBetRefused", params: readOutput }, target: "refused", actions: [submission.keepAnswer] },
  { guard: submission.isSessionEnded, target: "interrupted" },
] as const;

/** The calls by the key tell of bets alone. */
const REFUSALS = [
  { guard: submission.isRefused, target: "refused", actions: [submission.keepAnswer] },
  { guard: { type: "isPriceChanged", params: readOutput }, target: "priceChanged", actions: [submission.keepAnswer] },
] as const;

export const placementMachine = placementSetup.createMachine({
  id: "placement",
  context: placement.initialContext,
  initial: "editing",
  on: {
    "prices.fresh": { actions: ["setFresh"] },
    "prices.notFresh": { actions: ["setNotFresh"], meta: { requirements: ["REQ-R14"] } },
    "placement.setDirect": { actions: ["keepDirect", "saveDirect"] },
  },
  states: {
    editing: {
      always: { guard: "hasIntent", target: "reconciling", meta: { requirements: ["REQ-R11"] } },
      on: {
        "placement.open": [
          { guard: "isDirect", target: "storing", actions: ["keepRequest"] },
          { guard: "isFresh", target: "confirming" },
        ],
      },
    },
    confirming: {
      on: {
        "placement.cancel": { target: "editing" },
        "placement.confirm": {
          guard: "isFresh",
          target: "storing",
          actions: ["keepRequest"],
          meta: { requirements: ["REQ-R11", "REQ-R14"] },
        },
      },
    },
    ...submissionStates({
      storeInput: placement.storeInput,
      intentInput: submission.intentInput<PlacementIntent>,
      outcomes: OUTCOMES,
      refusals: REFUSALS,
      withdrawnTo: "editing",
    }),
    pendingAcceptance: {
      tags: ["busy", "pending"],
      meta: { requirements: ["REQ-R13"] },
      on: {
        "bet.changed": [
          {
            guard: "isOwnBetAccepted",
            target: "accepted",
            actions: ["keepOwnBet"],
            meta: { requirements: ["REQ-R13"] },
          },
          { guard: "isOwnBetRefused", target: "refused", actions: ["keepOwnBet"], meta: { requirements: ["REQ-R13"] } },
        ],
      },
      after: { pendingPoll: { target: "reconciling" } },
    },
    accepted: {
      tags: ["settled"],
      meta: { requirements: ["REQ-R11"] },
      entry: ["dropIntent", "tellAccepted"],
      on: {
        "placement.edit": { target: "editing", actions: ["forgetOutcome"] },
        // The receipt knows what became of its bet meanwhile.
        "bet.changed": { guard: "isOwnBetAccepted", actions: ["keepOwnBet"] },
      },
    },
    refused: {
      tags: ["settled"],
      entry: ["dropIntent", "tellRefused"],
      on: { "placement.edit": { target: "editing", actions: ["forgetOutcome"] } },
    },
    priceChanged: {
      tags: ["settled"],
      meta: { requirements: ["REQ-R12"] },
      entry: ["dropIntent", "tellPriceChanged"],
      on: {
        "placement.edit": { target: "editing", actions: ["forgetOutcome"] },
        // The bet was confirmed before: one press takes the prices that are shown, and places it.
        "placement.open": {
          guard: "isFresh",
          target: "storing",
          actions: ["forgetOutcome", "keepRequest"],
          meta: { requirements: ["REQ-R45"] },
        },
      },
    },
  },
});

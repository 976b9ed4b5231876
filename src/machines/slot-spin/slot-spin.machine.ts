// One spin of the slot after the other. A spin is sent once and asked about until it is known, so that neither a lost
// line nor a reload plays it twice; no spin follows by itself.
import { assign, setup } from "xstate";
import type { SlotSpinFacts, SlotView, SpinAnswer } from "../../api/contract/lobby/house.ts";
import { isCelebrated, SLOT_STAKES } from "../../domain/lobby/house/slot.ts";
import { isRefusal, isUnauthorized } from "../../domain/session/server-code.ts";
import { failureOf, outputOf } from "../shared/settled.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import type { SlotSpinActors, SlotSpinContext, SlotSpinEvent, SlotSpinTag } from "./slot-spin.schema.ts";

type Scope = { context: SlotSpinContext };

const ASK_MS = 2_000;
/** The reels turn at least this long after the answer. */
const LEAST_TURN_MS = 1_200;

const START: SlotSpinContext = {
  view: null,
  stake: SLOT_STAKES[0],
  spin: null,
  result: null,
  turnsFor: LEAST_TURN_MS,
  failure: null,
};

function playInput({ context }: Scope): SlotSpinActors["playSpin"]["input"] {
  if (context.spin === null) throw new Error("no spin was pressed");
  return { ...context.spin, stake: context.stake };
}

function askInput({ context }: Scope): SlotSpinActors["readSpin"]["input"] {
  if (context.spin === null) throw new Error("no spin was sent");
  return { id: context.spin.id };
}

/** What the slot is after a spin. */
function viewAfter(view: SlotView, { spin, visit, readyAt, now }: SpinAnswer): SlotView {
  if (spin === null) return { ...view, visit, readyAt, now };
  const { freeLeft, stake, roundWon } = spin;
  return {
    visit,
    pending: null,
    last: spin,
    stake,
    free: freeLeft > 0 ? { left: freeLeft, stake, won: roundWon } : null,
    promised: spin.seed,
    readyAt,
    now,
  };
}

const isOver = (result: SlotSpinFacts | null): boolean => result !== null && result.freeLeft === 0;

export const slotSpinMachine = setup({
  types: { context: {} as SlotSpinContext, events: {} as SlotSpinEvent, tags: {} as SlotSpinTag },
  actors: {
    readSlot: unprovidedPromise<SlotView>("readSlot"),
    playSpin: unprovidedPromise<SpinAnswer, SlotSpinActors["playSpin"]["input"]>("playSpin"),
    readSpin: unprovidedPromise<SpinAnswer, SlotSpinActors["readSpin"]["input"]>("readSpin"),
  },
  delays: {
    askAgain: ASK_MS,
    turn: ({ context }) => context.turnsFor,
  },
  guards: {
    isPending: ({ event }) => outputOf<SlotView>(event).pending !== null,
    isTurning: ({ event }) => {
      const { last, readyAt, now } = outputOf<SlotView>(event);
      return last !== null && readyAt > now;
    },
    isFreeLeft: ({ event }) => outputOf<SlotView>(event).free !== null,
    isStake: ({ event }) => event.type === "slot.stake" && SLOT_STAKES.some((stake) => stake === event.stake),
    isPaid: ({ context }) => (context.view?.visit.balance ?? Infinity) >= context.stake,
    isUnknown: ({ event }) => outputOf<SpinAnswer>(event).spin === null,
    isVisitOver: ({ event }) => isUnauthorized(failureOf(event).status),
    isRefused: ({ event }) => isRefusal(failureOf(event).status),
    hasFree: ({ context }) => !isOver(context.result),
    hasWon: ({ context }) => context.result !== null && isCelebrated(context.result.roundWon, context.result.stake),
    hasReturned: ({ context }) => (context.result?.roundWon ?? 0) > 0,
  },
  actions: {
    keepView: assign(({ event, context }) => {
      const view = outputOf<SlotView>(event);
      const { free, stake, last, pending, readyAt, now } = view;
      return {
        view,
        stake: free?.stake ?? stake ?? context.stake,
        result: last,
        spin: pending === null ? null : { id: pending, nonce: "" },
        turnsFor: Math.max(LEAST_TURN_MS, readyAt - now),
        failure: null,
      };
    }),
    keepStake: assign(({ event }) => (event.type === "slot.stake" ? { stake: event.stake } : {})),
    keepSpin: assign(({ event }) =>
      event.type === "slot.spin" ? { spin: { id: event.id, nonce: event.nonce }, failure: null } : {},
    ),
    keepResult: assign(({ event, context }) => {
      const answer = outputOf<SpinAnswer>(event);
      return {
        result: answer.spin,
        view: context.view && viewAfter(context.view, answer),
        turnsFor: Math.max(LEAST_TURN_MS, answer.readyAt - answer.now),
      };
    }),
    keepFailure: assign(({ event }) => ({ failure: failureOf(event) })),
  },
}).createMachine({
  id: "slot-spin",
  context: START,
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      invoke: {
        id: "readSlot",
        src: "readSlot",
        onDone: [
          { guard: "isPending", target: "unknown.asking", actions: "keepView" },
          { guard: "isTurning", target: "stopping", actions: "keepView" },
          { guard: "isFreeLeft", target: "free", actions: "keepView" },
          { target: "resting", actions: "keepView" },
        ],
        onError: [
          { guard: "isVisitOver", target: "over", actions: "keepFailure" },
          { target: "failed", actions: "keepFailure" },
        ],
      },
    },
    failed: { on: { "slot.retry": "loading" } },
    resting: {
      tags: "canSpin",
      initial: "ready",
      on: {
        "slot.stake": { guard: "isStake", actions: "keepStake" },
        "slot.spin": { guard: "isPaid", target: "spinning", actions: "keepSpin" },
        "slot.retry": "loading",
      },
      states: { ready: {}, lost: {}, returned: {}, won: {}, refused: {} },
    },
    free: {
      tags: ["canSpin", "free"],
      on: { "slot.spin": { target: "spinning", actions: "keepSpin" } },
    },
    spinning: {
      tags: "busy",
      invoke: {
        id: "playSpin",
        src: "playSpin",
        input: playInput,
        onDone: [
          { guard: "isUnknown", target: "unknown" },
          { target: "stopping", actions: "keepResult" },
        ],
        onError: [
          { guard: "isVisitOver", target: "over", actions: "keepFailure" },
          { guard: "isRefused", target: "resting.refused", actions: "keepFailure" },
          { target: "unknown" },
        ],
      },
    },
    // Whether the stake was taken is not known yet.
    unknown: {
      tags: "busy",
      initial: "waiting",
      states: {
        waiting: { after: { askAgain: "asking" } },
        asking: {
          invoke: {
            id: "readSpin",
            src: "readSpin",
            input: askInput,
            onDone: [
              { guard: "isUnknown", target: "waiting" },
              { target: "#slot-spin.stopping", actions: "keepResult" },
            ],
            onError: [
              { guard: "isVisitOver", target: "#slot-spin.over", actions: "keepFailure" },
              { guard: "isRefused", target: "#slot-spin.resting.refused", actions: "keepFailure" },
              { target: "waiting" },
            ],
          },
        },
      },
    },
    stopping: {
      tags: "busy",
      after: {
        turn: [
          { guard: "hasFree", target: "free" },
          { guard: "hasWon", target: "resting.won" },
          { guard: "hasReturned", target: "resting.returned" },
          { target: "resting.lost" },
        ],
      },
    },
    over: { type: "final" },
  },
});

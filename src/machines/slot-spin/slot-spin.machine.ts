// One spin of the slot after the other. A spin has the states of a submission, so that neither a lost line nor a reload
// plays it twice; no spin follows by itself.
import { assign, setup } from "xstate";
import type { SlotView, SpinPlayed } from "../../api/contract/lobby/house.ts";
import { isCelebrated, SLOT_STAKES } from "../../domain/lobby/house/slot.ts";
import { isUnauthorized } from "../../domain/session/server-code.ts";
import type { CommandAnswer, CommandIntent } from "../command/command.schema.ts";
import * as submission from "../command/submission-setup.ts";
import { readOutput } from "../command/submission.ts";
import { failureOf, outputOf } from "../shared/settled.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import { visitActions, visitGuards, visitSubmission } from "../shared/visit-submission.ts";
import type {
  SlotOpened,
  SlotSpinContext,
  SlotSpinEvent,
  SlotSpinTag,
  SlotStake,
  StoreSpin,
} from "./slot-spin.schema.ts";

type Scope = { context: SlotSpinContext };

/** The reels turn at least this long after the answer. */
const LEAST_TURN_MS = 1_200;

const START: SlotSpinContext = {
  view: null,
  stake: SLOT_STAKES[0],
  nonce: "",
  result: null,
  turnsFor: LEAST_TURN_MS,
  ...submission.NO_SUBMISSION,
};

function storeInput({ context: { view, stake, nonce } }: Scope): StoreSpin {
  if (!view) throw new Error("a spin is stored before the slot was read");
  return { owner: view.visit.player, stake, nonce };
}

const isStake = (amount: number | null | undefined): amount is SlotStake => SLOT_STAKES.some((one) => one === amount);

/** The slot as the server tells it: its stake and what its reels show. */
function shown(context: SlotSpinContext, view: SlotView): Partial<SlotSpinContext> {
  const told = view.free?.stake ?? view.stake;
  const turnsFor = Math.max(LEAST_TURN_MS, view.readyAt - view.now);
  return { view, stake: isStake(told) ? told : context.stake, result: view.last, turnsFor };
}

const SUBMISSION = visitSubmission({
  storeInput,
  done: { target: "#slot-spin.stopping", actions: [{ type: "keepPlayed", params: readOutput }] },
  over: "#slot-spin.over",
  withdrawnTo: "#slot-spin.standing",
});

export const slotSpinMachine = setup({
  types: { context: {} as SlotSpinContext, events: {} as SlotSpinEvent, tags: {} as SlotSpinTag },
  actors: {
    readSlot: unprovidedPromise<SlotOpened>("readSlot"),
    storeIntent: unprovidedPromise<CommandIntent, StoreSpin>("storeIntent"),
    ...submission.submissionCalls(),
  },
  delays: { ...submission.submissionDelays, turn: ({ context }) => context.turnsFor },
  guards: {
    ...visitGuards,
    isFound: ({ event }) => outputOf<SlotOpened>(event).intent !== null,
    isTurning: ({ event }) => {
      const { last, readyAt, now } = outputOf<SlotOpened>(event).view;
      return last !== null && readyAt > now;
    },
    isStake: ({ event }) => event.type === "slot.stake" && isStake(event.stake),
    isPaid: ({ context }) => (context.view?.visit.balance ?? Infinity) >= context.stake,
    isVisitOver: ({ event }) => isUnauthorized(failureOf(event).status),
    hasFree: ({ context }) => (context.view?.free ?? null) !== null,
    hasWon: ({ context }) => context.result !== null && isCelebrated(context.result.roundWon, context.result.stake),
    hasReturned: ({ context }) => (context.result?.roundWon ?? 0) > 0,
  },
  actions: {
    ...visitActions<SlotSpinContext, SlotSpinEvent>(),
    keepSlot: assign(({ event, context }) => {
      const { view, intent } = outputOf<SlotOpened>(event);
      return { ...shown(context, view), intent };
    }),
    keepPlayed: assign(({ context }, answer: CommandAnswer) =>
      answer.kind === "done" ? shown(context, answer.body as SpinPlayed) : {},
    ),
    keepStake: assign(({ event }) =>
      event.type === "slot.stake" && isStake(event.stake) ? { stake: event.stake } : {},
    ),
    keepPress: assign(({ event }) => (event.type === "slot.spin" ? { nonce: event.nonce, refusal: null } : {})),
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
          { guard: "isFound", target: "spinning.reconciling", actions: "keepSlot" },
          { guard: "isTurning", target: "stopping", actions: "keepSlot" },
          { target: "standing", actions: "keepSlot" },
        ],
        onError: [{ guard: "isVisitOver", target: "over" }, { target: "failed" }],
      },
    },
    failed: { on: { "slot.retry": "loading" } },
    standing: { always: [{ guard: "hasFree", target: "free" }, { target: "resting" }] },
    resting: {
      initial: "ready",
      on: {
        "slot.stake": { guard: "isStake", actions: "keepStake" },
        "slot.spin": { guard: "isPaid", target: "spinning", actions: "keepPress" },
        "slot.retry": { target: "loading", actions: "forgetRefusal" },
      },
      states: {
        ready: { always: { guard: "hasRefusal", target: "refused" } },
        lost: {},
        returned: {},
        won: {},
        refused: {},
      },
    },
    free: {
      tags: "free",
      on: { "slot.spin": { target: "spinning", actions: "keepPress" } },
    },
    spinning: {
      initial: "storing",
      states: {
        ...SUBMISSION,
        refused: { entry: ["dropIntent", "forgetIntent"], always: "#slot-spin.standing" },
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

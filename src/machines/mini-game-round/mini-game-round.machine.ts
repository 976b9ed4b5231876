// One round of a mini-game after the other. What the server tells says where a round stands; between two
// words of it the clock moves the round on, so that it closes in time though nothing is heard.
import { assign, setup } from "xstate";
import { latestRound, roundPhase, type RoundPhase } from "../../domain/games/mini-game-round.ts";
import type { MiniGameRoundContext, MiniGameRoundEvent, MiniGameRoundTag } from "./mini-game-round.schema.ts";

const NO_ROUND: MiniGameRoundContext = { round: null, now: 0 };

/** Answers that overtake each other must not turn the clock back. */
function afterEvent(context: MiniGameRoundContext, event: MiniGameRoundEvent): MiniGameRoundContext {
  if (event.type === "round.leave") return NO_ROUND;
  const round = event.type === "round.read" ? latestRound(context.round, event.round) : context.round;
  return { round, now: Math.max(context.now, event.now) };
}

function comesTo(context: MiniGameRoundContext, event: MiniGameRoundEvent, phase: RoundPhase): boolean {
  const { round, now } = afterEvent(context, event);
  return round !== null && roundPhase(round, now) === phase;
}

export const miniGameRoundMachine = setup({
  types: {
    context: {} as MiniGameRoundContext,
    events: {} as MiniGameRoundEvent,
    tags: {} as MiniGameRoundTag,
  },
  guards: {
    isWaiting: ({ context, event }) => comesTo(context, event, "waiting"),
    isOpen: ({ context, event }) => comesTo(context, event, "open"),
    isClosing: ({ context, event }) => comesTo(context, event, "closing"),
    isClosed: ({ context, event }) => comesTo(context, event, "closed"),
    isDrawn: ({ context, event }) => comesTo(context, event, "drawn"),
  },
  actions: {
    keepRound: assign(({ context, event }) => afterEvent(context, event)),
    keepClock: assign(({ context, event }) => ({ now: afterEvent(context, event).now })),
    forgetRound: assign(NO_ROUND),
  },
}).createMachine({
  id: "mini-game-round",
  context: NO_ROUND,
  initial: "idle",
  on: {
    "round.read": [
      { guard: "isWaiting", target: ".waiting", actions: "keepRound" },
      { guard: "isOpen", target: ".open", actions: "keepRound" },
      { guard: "isClosing", target: ".closing", actions: "keepRound" },
      { guard: "isClosed", target: ".closed", actions: "keepRound" },
      { guard: "isDrawn", target: ".drawn", actions: "keepRound" },
      { target: ".settled", actions: "keepRound" },
    ],
    "round.tick": { actions: "keepClock" },
    "round.leave": { target: ".idle", actions: "forgetRound" },
  },
  states: {
    idle: {},
    waiting: {
      on: {
        "round.tick": [
          { guard: "isOpen", target: "open", actions: "keepClock" },
          { guard: "isClosing", target: "closing", actions: "keepClock" },
          { guard: "isClosed", target: "closed", actions: "keepClock" },
        ],
      },
    },
    open: {
      tags: "takesBets",
      on: {
        "round.tick": [
          { guard: "isClosing", target: "closing", actions: "keepClock" },
          { guard: "isClosed", target: "closed", actions: "keepClock" },
        ],
      },
    },
    closing: {
      tags: ["takesBets", "urgent"],
      on: { "round.tick": { guard: "isClosed", target: "closed", actions: "keepClock" } },
    },
    closed: {},
    drawn: { tags: "resolved" },
    settled: { tags: "resolved" },
  },
});

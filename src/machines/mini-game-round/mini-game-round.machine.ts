// One round of a mini-game after the other. What the server tells says where a round stands; between two words of it the
// clock moves the round on, so that it closes in time though nothing is heard. A round goes forward only, over what passed
// unheard; a later one takes its place wherever it stands, and goes forward from the beginning.
import { assign, setup } from "xstate";
import { isLaterRound, latestRound, roundPhase, type RoundPhase } from "../../domain/games/mini-game-round.ts";
import type { MiniGameRoundContext, MiniGameRoundEvent, MiniGameRoundTag } from "./mini-game-round.schema.ts";

type Scope = { context: MiniGameRoundContext; event: MiniGameRoundEvent };

const stands = ({ context: { round, now } }: Scope, phase: RoundPhase): boolean =>
  round !== null && roundPhase(round, now) === phase;

export const miniGameRoundMachine = setup({
  types: {
    context: {} as MiniGameRoundContext,
    events: {} as MiniGameRoundEvent,
    tags: {} as MiniGameRoundTag,
  },
  guards: {
    isLater: ({ context, event }: Scope) => event.type === "round.read" && isLaterRound(context.round, event.round),
    isSame: ({ context, event }: Scope) => event.type === "round.read" && context.round?.id === event.round.id,
    isOpen: (scope: Scope) => stands(scope, "open"),
    isClosing: (scope: Scope) => stands(scope, "closing"),
    isClosed: (scope: Scope) => stands(scope, "closed"),
    isDrawn: (scope: Scope) => stands(scope, "drawn"),
    isSettled: (scope: Scope) => stands(scope, "settled"),
  },
  actions: {
    keepRound: assign(({ context, event }) =>
      event.type === "round.read" ? { round: latestRound(context.round, event.round) } : {},
    ),
    /** Answers that overtake each other do not turn the clock back. */
    keepClock: assign(({ context, event }) => ({ now: Math.max(context.now, event.now) })),
  },
}).createMachine({
  id: "mini-game-round",
  context: { round: null, now: 0 },
  initial: "idle",
  states: {
    idle: { on: { "round.read": { target: "shown", actions: ["keepRound", "keepClock"] } } },
    shown: {
      initial: "waiting",
      on: {
        "round.read": [
          { guard: "isLater", target: ".waiting", actions: ["keepRound", "keepClock"] },
          { guard: "isSame", actions: ["keepRound", "keepClock"] },
        ],
      },
      states: {
        waiting: {
          on: { "round.tick": { actions: "keepClock" } },
          always: [
            { guard: "isOpen", target: "open" },
            { guard: "isClosing", target: "closing" },
            { guard: "isClosed", target: "closed" },
            { guard: "isDrawn", target: "drawn" },
            { guard: "isSettled", target: "settled" },
          ],
        },
        open: {
          tags: "takesBets",
          on: { "round.tick": { actions: "keepClock" } },
          always: [
            { guard: "isClosing", target: "closing" },
            { guard: "isClosed", target: "closed" },
            { guard: "isDrawn", target: "drawn" },
            { guard: "isSettled", target: "settled" },
          ],
        },
        closing: {
          tags: ["takesBets", "urgent"],
          on: { "round.tick": { actions: "keepClock" } },
          always: [
            { guard: "isClosed", target: "closed" },
            { guard: "isDrawn", target: "drawn" },
            { guard: "isSettled", target: "settled" },
          ],
        },
        closed: {
          meta: { requirements: ["REQ-R19"] },
          always: [
            { guard: "isDrawn", target: "drawn" },
            { guard: "isSettled", target: "settled" },
          ],
        },
        drawn: {
          tags: "resolved",
          meta: { requirements: ["REQ-R19"] },
          always: { guard: "isSettled", target: "settled" },
        },
        settled: { tags: "resolved" },
      },
    },
  },
});

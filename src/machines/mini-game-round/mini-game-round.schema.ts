import type { MiniGameRound } from "../../domain/mini-game-round.ts";
import { defineSchema } from "../shared/schema.ts";

/** `now` is in milliseconds since 1970, by the server's clock. */
export type MiniGameRoundEvent =
  | { type: "round.read"; round: MiniGameRound; now: number }
  | { type: "round.tick"; now: number }
  | { type: "round.leave" };

export interface MiniGameRoundContext {
  round: MiniGameRound | null;
  /** The latest instant that was told. */
  now: number;
}

export const miniGameRoundSchema = defineSchema<MiniGameRoundEvent>()({
  id: "mini-game-round",
  states: ["idle", "waiting", "open", "closing", "closed", "drawn", "settled"],
  events: {
    "round.read": "the server told of a round: its times, its result, its settlement",
    "round.tick": "the clock, once a second",
    "round.leave": "the member leaves the game, or the session ended",
  },
  guards: ["isWaiting", "isOpen", "isClosing", "isClosed", "isDrawn"],
  actions: ["keepRound", "keepClock", "forgetRound"],
  effects: [],
  actors: [],
  delays: [],
  /** takesBets: a bet may be placed; urgent: count down; resolved: show context.round.result. */
  tags: ["takesBets", "urgent", "resolved"],
});

import type { MiniGameRound } from "../../domain/games/mini-game-round.ts";

/** `now` is in milliseconds since 1970, by the server's clock. */
export type MiniGameRoundEvent =
  /** The server told of a round: its times, its result, its settlement. */
  | { type: "round.read"; round: MiniGameRound; now: number }
  /** The clock, four times a second. */
  | { type: "round.tick"; now: number }
  /** The member leaves the game. */
  | { type: "round.leave" };

export interface MiniGameRoundContext {
  round: MiniGameRound | null;
  /** The latest instant that was told. */
  now: number;
}

/** takesBets: a bet may be placed; urgent: it closes soon; resolved: the result is known. */
export type MiniGameRoundTag = "takesBets" | "urgent" | "resolved";

import type { MiniGameRound } from "../../domain/games/mini-game-round.ts";

/** `now` is in milliseconds since 1970, by the server's clock. */
export type MiniGameRoundEvent =
  /** A call or the stream told of a round: its times, its result, its settlement. */
  | { type: "round.read"; round: MiniGameRound; now: number }
  /** The server's clock as the page knows it, at each quarter of a second. */
  | { type: "round.tick"; now: number };

export interface MiniGameRoundContext {
  round: MiniGameRound | null;
  /** The latest instant that was told before the lock, or with a round. */
  now: number;
}

/** takesBets: a bet may be placed; urgent: it closes soon; resolved: the result is known. */
export type MiniGameRoundTag = "takesBets" | "urgent" | "resolved";

import type { Failure } from "../../domain/server-code.ts";
import type { UpcomingGame } from "../../domain/upcoming-games.ts";

/** `now` is in milliseconds since 1970. */
export type UpcomingGamesEvent =
  /** The member opens the page of a mini-game. */
  | { type: "games.open"; gameId: string }
  /** A round ended, or the member asks again. */
  | { type: "games.refresh" }
  /** The stream told of games. */
  | { type: "games.received"; games: readonly UpcomingGame[]; now: number }
  /** The clock, once a second. */
  | { type: "games.tick"; now: number }
  /** The member leaves the page, or the session ended. */
  | { type: "games.leave" };

export interface UpcomingGamesContext {
  gameId: string | null;
  /** The soonest first. */
  games: readonly UpcomingGame[];
  failure: Failure | null;
}

export interface UpcomingGamesActors {
  /** GET minigame/events?gameId=…&currentGame=1, with the instant of the answer. */
  readGames: { input: { gameId: string }; output: { games: readonly UpcomingGame[]; now: number } };
}

/** busy: the list is read; what was listed stays meanwhile. */
export type UpcomingGamesTag = "busy";

import type { Failure } from "../../domain/session/server-code.ts";
import type { UpcomingFixture } from "../../domain/games/upcoming-games.ts";

/** Stands for the fixtures of every sport. */
export const ALL_SPORTS = "all";

/** `now` is in milliseconds since 1970. */
export type UpcomingGamesEvent =
  /** The member opens the in-play page, or chooses a sport there. */
  | { type: "games.open"; sportId: string }
  /** The member asks again. */
  | { type: "games.refresh" }
  /** The list was read again because the stream told of a change. */
  | { type: "games.received"; games: readonly UpcomingFixture[]; now: number }
  /** The clock, once a second. */
  | { type: "games.tick"; now: number }
  /** The member leaves the page, or the session ended. */
  | { type: "games.leave" };

export interface UpcomingGamesContext {
  /** A sport, or ALL_SPORTS; null while the list is not shown. */
  sportId: string | null;
  /** The soonest first. */
  games: readonly UpcomingFixture[];
  failure: Failure | null;
}

export interface UpcomingGamesActors {
  /** GET sports-prematch/fixtures, the soonest first, with the instant of the answer. */
  readGames: { input: { sportId: string }; output: { games: readonly UpcomingFixture[]; now: number } };
}

/** busy: the list is read; what was listed stays meanwhile. */
export type UpcomingGamesTag = "busy";

import type { Failure } from "../../domain/server-code.ts";
import type { UpcomingGame } from "../../domain/upcoming-games.ts";
import { defineSchema } from "../shared/schema.ts";

/** `now` is in milliseconds since 1970. */
export type UpcomingGamesEvent =
  | { type: "games.open"; gameId: string }
  | { type: "games.refresh" }
  | { type: "games.received"; games: readonly UpcomingGame[]; now: number }
  | { type: "games.tick"; now: number }
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

export const upcomingGamesSchema = defineSchema<UpcomingGamesEvent>()({
  id: "upcoming-games",
  states: ["outside", "inside", "inside.reading", "inside.listed", "inside.empty", "inside.failed"],
  events: {
    "games.open": "the member opens the page of a mini-game",
    "games.refresh": "a round ended, or the member asks again",
    "games.received": "the stream told of games",
    "games.tick": "the clock, once a second",
    "games.leave": "the member leaves the page, or the session ended",
  },
  guards: ["hasUpcoming"],
  actions: ["keepGame", "keepGames", "dropPast", "keepFailure", "forgetGames"],
  effects: [],
  actors: ["readGames"],
  delays: [],
  /** busy: the list is read; what was listed stays meanwhile. */
  tags: ["busy"],
});

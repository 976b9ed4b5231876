// The games that come next. They come by a call and by the stream, in any order, and each leaves the list
// when its time has come, also while a call is under way or after one failed.
import { assign, setup, type EventObject } from "xstate";
import { mergeUpcoming, withoutPast, type UpcomingGame } from "../../domain/upcoming-games.ts";
import { failureOf, outputOf } from "../shared/settled.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import type {
  UpcomingGamesActors,
  UpcomingGamesContext,
  UpcomingGamesEvent,
  UpcomingGamesTag,
} from "./upcoming-games.schema.ts";

type Input = UpcomingGamesActors["readGames"]["input"];
type Answer = UpcomingGamesActors["readGames"]["output"];

const NO_GAMES: UpcomingGamesContext = { gameId: null, games: [], failure: null };

function gamesInput({ context }: { context: UpcomingGamesContext }): Input {
  if (context.gameId === null) throw new Error("games are read before a game was opened");
  return { gameId: context.gameId };
}

function gamesAfter({ games }: UpcomingGamesContext, event: UpcomingGamesEvent | EventObject): readonly UpcomingGame[] {
  if (isTold(event, "games.tick")) return withoutPast(games, event.now);
  const told = isTold(event, "games.received") ? event : outputOf<Answer>(event);
  return mergeUpcoming(games, told.games, told.now);
}

function isTold<Type extends UpcomingGamesEvent["type"]>(
  event: EventObject,
  type: Type,
): event is Extract<UpcomingGamesEvent, { type: Type }> {
  return event.type === type;
}

export const upcomingGamesMachine = setup({
  types: {
    context: {} as UpcomingGamesContext,
    events: {} as UpcomingGamesEvent,
    tags: {} as UpcomingGamesTag,
  },
  actors: { readGames: unprovidedPromise<Answer, Input>("readGames") },
  guards: { hasUpcoming: ({ context, event }) => gamesAfter(context, event).length > 0 },
  actions: {
    keepGame: assign(({ event }) => (event.type === "games.open" ? { ...NO_GAMES, gameId: event.gameId } : {})),
    keepGames: assign(({ context, event }) => ({ games: gamesAfter(context, event), failure: null })),
    dropPast: assign(({ context, event }) => ({ games: gamesAfter(context, event) })),
    keepFailure: assign(({ event }) => ({ failure: failureOf(event) })),
    forgetGames: assign(NO_GAMES),
  },
}).createMachine({
  id: "upcoming-games",
  context: NO_GAMES,
  initial: "outside",
  on: { "games.open": { target: ".inside", actions: "keepGame" } },
  states: {
    outside: {},
    inside: {
      initial: "reading",
      on: { "games.leave": { target: "outside", actions: "forgetGames" } },
      states: {
        reading: {
          tags: "busy",
          invoke: {
            id: "readGames",
            src: "readGames",
            input: gamesInput,
            onDone: [
              { guard: "hasUpcoming", target: "listed", actions: "keepGames" },
              { target: "empty", actions: "keepGames" },
            ],
            onError: { target: "failed", actions: "keepFailure" },
          },
          on: { "games.tick": { actions: "keepGames" }, "games.received": { actions: "keepGames" } },
        },
        listed: {
          on: {
            "games.tick": [
              { guard: "hasUpcoming", actions: "keepGames" },
              { target: "empty", actions: "keepGames" },
            ],
            "games.received": [
              { guard: "hasUpcoming", actions: "keepGames" },
              { target: "empty", actions: "keepGames" },
            ],
            "games.refresh": "reading",
          },
        },
        empty: {
          on: {
            "games.received": { guard: "hasUpcoming", target: "listed", actions: "keepGames" },
            "games.refresh": "reading",
          },
        },
        failed: {
          on: {
            "games.tick": { actions: "dropPast" },
            "games.received": { guard: "hasUpcoming", target: "listed", actions: "keepGames" },
            "games.refresh": "reading",
          },
        },
      },
    },
  },
});

// The fixtures that begin next, of one sport or of all. They come by a call and by later readings, in any order. Each
// leaves the list at its kick-off, also while a call is under way or after one failed.
import { assign, setup, type EventObject } from "xstate";
import { mergeUpcoming, withoutPast, type UpcomingFixture } from "../../domain/games/upcoming-games.ts";
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

const NO_GAMES: UpcomingGamesContext = { sportId: null, games: [], failure: null };

function gamesInput({ context }: { context: UpcomingGamesContext }): Input {
  if (context.sportId === null) throw new Error("games are read before the list was opened");
  return { sportId: context.sportId };
}

function gamesAfter(
  { games }: UpcomingGamesContext,
  event: UpcomingGamesEvent | EventObject,
): readonly UpcomingFixture[] {
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
    keepSport: assign(({ event }) => (event.type === "games.open" ? { ...NO_GAMES, sportId: event.sportId } : {})),
    keepGames: assign(({ context, event }) => ({ games: gamesAfter(context, event), failure: null })),
    dropPast: assign(({ context, event }) => ({ games: gamesAfter(context, event) })),
    keepFailure: assign(({ event }) => ({ failure: failureOf(event) })),
    forgetGames: assign(NO_GAMES),
  },
}).createMachine({
  id: "upcoming-games",
  context: NO_GAMES,
  initial: "outside",
  on: { "games.open": { target: ".inside", actions: "keepSport" } },
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
              {
                guard: "hasUpcoming",
                target: "listed",
                actions: "keepGames",
                meta: { requirements: ["REQ-4.31", "REQ-R18"] },
              },
              { target: "empty", actions: "keepGames" },
            ],
            onError: { target: "failed", actions: "keepFailure" },
          },
          on: { "games.tick": { actions: "keepGames" }, "games.received": { actions: "keepGames" } },
        },
        listed: {
          on: {
            "games.tick": [
              { guard: "hasUpcoming", actions: "keepGames", meta: { requirements: ["REQ-4.31", "REQ-R18"] } },
              { target: "empty", actions: "keepGames" },
            ],
            "games.received": [
              { guard: "hasUpcoming", actions: "keepGames", meta: { requirements: ["REQ-4.31", "REQ-R18"] } },
              { target: "empty", actions: "keepGames" },
            ],
            "games.refresh": "reading",
          },
        },
        empty: {
          on: {
            "games.received": {
              guard: "hasUpcoming",
              target: "listed",
              actions: "keepGames",
              meta: { requirements: ["REQ-4.31", "REQ-R18"] },
            },
            "games.refresh": "reading",
          },
        },
        failed: {
          on: {
            "games.tick": { actions: "dropPast" },
            "games.received": {
              guard: "hasUpcoming",
              target: "listed",
              actions: "keepGames",
              meta: { requirements: ["REQ-4.31", "REQ-R18"] },
            },
            "games.refresh": "reading",
          },
        },
      },
    },
  },
});

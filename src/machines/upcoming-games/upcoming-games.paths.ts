import { definePathModel } from "../../../paths/lib/model.ts";
import { upcomingGamesMachine } from "./upcoming-games.machine.ts";
import { upcomingGamesProperties } from "./upcoming-games.properties.paths.ts";
import { upcomingGamesWords } from "./upcoming-games.words.ts";

const NOON = Date.parse("2026-11-21T12:00:00+09:00");
const fixture = (id: string, date: number) => ({
  id,
  date,
  sportId: "48242",
  leagueName: "KBL",
  homeName: `${id} 홈`,
  awayName: `${id} 원정`,
});
const soon = fixture("g-1", NOON + 60_000);
const later = fixture("g-2", NOON + 120_000);

export const upcomingGamesPaths = definePathModel({
  machine: upcomingGamesMachine,
  words: upcomingGamesWords,
  events: {
    "games.open": { "every sport": { sportId: "all" }, "one sport": { sportId: "48242" } },
    "games.refresh": { plain: {} },
    "games.received": {
      "a later one": { games: [later], now: NOON },
      "one is put off": { games: [{ ...soon, date: later.date + 1 }], now: NOON },
      "nothing, when all have begun": { games: [], now: NOON + 180_000 },
    },
    "games.tick": {
      "just before the first": { now: soon.date - 1 },
      "as the first begins": { now: soon.date },
      "as the last begins": { now: NOON + 180_000 },
    },
    "games.leave": { plain: {} },
  },
  done: {
    readGames: {
      none: { games: [], now: NOON },
      one: { games: [soon], now: NOON },
      "two, one of them past": { games: [later, fixture("g-0", NOON)], now: NOON },
    },
  },
  errors: { readGames: { "no answer": new TypeError("fetch failed") } },
  asks: { readGames: ({ context }) => ({ sportId: context.sportId }) },
  comesTo: {
    start: "outside",
    "games.open": "inside.reading",
    "games.refresh": "inside.reading",
    "games.leave": "outside",
    "games.received/a later one": (before) => (before.matches({ inside: "reading" }) ? null : "inside.listed"),
    "games.tick/as the last begins": (before) => (before.matches({ inside: "listed" }) ? "inside.empty" : null),
    "done readGames/one": "inside.listed",
    "done readGames/two, one of them past": "inside.listed",
    "error readGames": "inside.failed",
  },
  states: {
    outside: {
      sees: "인플레이 화면이 아니다",
      noTags: ["busy"],
      cannot: ["games.refresh", "games.tick", "games.leave"],
      holds: ({ context }) => context.sportId === null && context.games.length === 0,
      can: ["games.open"],
    },
    inside: {
      sees: "인플레이 화면이다",
      can: ["games.leave"],
      holds: ({ context }) => context.sportId !== null,
    },
    "inside.reading": {
      sees: "앞서 보이던 경기가 그대로 있다",
      tags: ["busy"],
      can: ["games.tick", "games.received"],
      cannot: ["games.refresh"],
    },
    "inside.listed": {
      sees: "예정 경기가 이른 것부터 있다",
      noTags: ["busy"],
      can: ["games.refresh", "games.received", "games.tick"],
      holds: ({ context }) => context.games.length > 0 && context.failure === null,
    },
    "inside.empty": {
      sees: "예정 경기가 없다",
      noTags: ["busy"],
      can: ["games.refresh", "games.received/a later one", "games.received/one is put off"],
      cannot: ["games.tick", "games.received/nothing, when all have begun"],
      holds: ({ context }) => context.games.length === 0,
    },
    "inside.failed": {
      sees: "불러오지 못했다고 하고 다시 시도할 수 있다",
      noTags: ["busy"],
      can: ["games.refresh", "games.received/a later one", "games.received/one is put off", "games.tick"],
      holds: ({ context }) => context.failure !== null,
      cannot: ["games.received/nothing, when all have begun"],
    },
  },
  properties: upcomingGamesProperties,
  invariants: {
    "no game whose date has passed is listed": ({ event, after: { context }, isRefused }) => {
      // What is refused changes no list; the next tick does, a second later.
      if (isRefused) return true;
      const told = "output" in event ? (event.output as { now: number }) : event;
      return !("now" in told) || context.games.every(({ date }) => date > Number(told.now));
    },
    "an id stands once, the soonest first": ({ after: { context } }) =>
      new Set(context.games.map(({ id }) => id)).size === context.games.length &&
      context.games.every((game, place) => place === 0 || (context.games[place - 1]?.date ?? 0) <= game.date),
    "the newer entry wins": ({ event, after: { context } }) =>
      !("games" in event) ||
      (event.games as (typeof soon)[]).every((newer) =>
        context.games.every((game) => game.id !== newer.id || game.date === newer.date),
      ),
    "another sport begins with an empty list": ({ event, after: { context } }) =>
      event.type !== "games.open" ||
      ("sportId" in event && context.sportId === event.sportId && context.games.length === 0),
  },
});

import { describe, expect, it } from "vitest";
import { chooseGames } from "./choose-games.ts";
import { honoursSince } from "./honours.ts";

const game = (name: string, rest: object = {}) => ({
  providerId: "a",
  name,
  category: "바카라",
  isFavourite: false,
  openedAt: null,
  jackpot: null,
  ...rest,
});
const GAMES = [
  game("라이브 바카라", { isFavourite: true, openedAt: "2026-11-20T00:00:00.000Z" }),
  game("룰렛", { providerId: "b", category: "룰렛", openedAt: "2026-11-21T00:00:00.000Z" }),
  game("Gold Mine", { jackpot: 500 }),
  game("금광", { jackpot: 900 }),
];
const names = (choice: object) => chooseGames(GAMES, choice).map(({ name }) => name);

describe("the games of a lobby", () => {
  it.each([
    [{}, ["라이브 바카라", "룰렛", "Gold Mine", "금광"]],
    [{ view: "favourite" }, ["라이브 바카라"]],
    [{ view: "recent" }, ["룰렛", "라이브 바카라"]],
    [{ view: "jackpot" }, ["금광", "Gold Mine"]],
    [{ provider: "b" }, ["룰렛"]],
    [{ category: "바카라", text: "mine" }, ["Gold Mine"]],
    [{ text: "라이브바" }, ["라이브 바카라"]],
    [{ view: "favourite", provider: "b" }, []],
  ])("%j", (choice, shown) => expect(names(choice)).toEqual(shown));
});

describe("the wins of a period", () => {
  // A Sunday in Seoul, still Saturday in London.
  const now = "2026-11-22T00:30:00+09:00";
  it.each([
    ["day", "2026-11-21T15:00:00.000Z"],
    ["week", "2026-11-15T15:00:00.000Z"],
    ["month", "2026-10-31T15:00:00.000Z"],
    ["all", null],
  ] as const)("%s", (period, since) => expect(honoursSince(period, now)?.toISOString() ?? null).toBe(since));
});

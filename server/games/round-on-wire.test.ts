import { expect, test } from "vitest";
import { gameOf } from "../../src/domain/games/games.ts";
import { KINDS } from "../../src/domain/games/kinds.ts";
import { roundAt, runningNumber } from "../../src/domain/games/rounds.ts";
import { roundOnWire } from "./rounds-read.ts";

const game = gameOf("215");
if (!game) throw new Error("no game");
const round = roundAt(game, Date.parse("2026-11-20T12:00:00+09:00"));
const drawn = [[1, 2, 3, 4, 5], [7]];
const rowOf = (change: object) =>
  ({
    id: round.id,
    gameId: "215",
    number: round.number,
    opensAt: new Date(round.opensAt),
    closesAt: new Date(round.closesAt),
    endsAt: new Date(round.endsAt),
    commitment: "c",
    state: "drawn",
    drawn,
    seed: "s",
    settledAt: null,
    ...change,
  }) as unknown as Parameters<typeof roundOnWire>[0];

test("a round that was drawn is told with its result and seed, and by its running number", () => {
  expect(roundOnWire(rowOf({}))).toEqual({
    id: round.id,
    gameId: "215",
    date: new Date(round.opensAt).toISOString(),
    number: round.number,
    running: runningNumber(round),
    opensAt: round.opensAt,
    closesAt: round.closesAt,
    endsAt: round.endsAt,
    commitment: "c",
    state: "drawn",
    drawn,
    summary: KINDS[game.kind].summaryOf(drawn),
    seed: "s",
    isSettled: false,
  });
  expect(roundOnWire(rowOf({ settledAt: new Date(0) })).isSettled).toBe(true);
});

test("nothing of a round that is open is told before its draw, whatever its row holds", () => {
  expect(roundOnWire(rowOf({ state: "open", settledAt: new Date(0) }))).toMatchObject({
    drawn: null,
    summary: null,
    seed: null,
    isSettled: false,
  });
});

test("one that is void has no result, and its seed is no secret; one of no game keeps its number", () => {
  const shown = roundOnWire(rowOf({ state: "void", settledAt: new Date(0) }));
  expect(shown).toMatchObject({ drawn: null, summary: null, seed: "s", isSettled: true });
  expect(roundOnWire(rowOf({ id: "r-none", drawn: null }))).toMatchObject({ running: round.number, summary: null });
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { mergeUpcoming, withoutPast } from "./upcoming-games.ts";

const game = (id: string, date: number, vendor = "old") => ({ id, date, vendor });

it("drops what has begun and keeps what comes [REQ-4.31 REQ-R18]", () => {
  expect(withoutPast([game("a", 9), game("b", 10), game("c", 11)], 10)).toEqual([game("c", 11)]);
});

it("lets the newer entry win, also one that is past [REQ-4.31 REQ-R18]", () => {
  expect(mergeUpcoming([game("a", 20), game("b", 30)], [game("a", 40, "new")], 10)).toEqual([
    game("b", 30),
    game("a", 40, "new"),
  ]);
  expect(mergeUpcoming([game("a", 20)], [game("a", 5, "new")], 10)).toEqual([]);
});

it("orders games of one date by id", () => {
  expect(mergeUpcoming([game("b", 20), game("c", 20)], [game("a", 20)], 10).map(({ id }) => id)).toEqual([
    "a",
    "b",
    "c",
  ]);
});

const games = fc.array(fc.record({ id: fc.constantFrom("a", "b", "c", "d"), date: fc.nat(40) }), { maxLength: 6 });

it("holds each id once, nothing past, in order, and merging the same again changes nothing", () => {
  fc.assert(
    fc.property(games, games, fc.nat(40), (held, newer, now) => {
      const merged = mergeUpcoming(held, newer, now);
      expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
      expect(merged.every(({ date }) => date > now)).toBe(true);
      expect(merged.map(({ date }) => date)).toEqual(merged.map(({ date }) => date).toSorted((a, b) => a - b));
      expect(mergeUpcoming(merged, newer, now)).toEqual(merged);
    }),
  );
});

import { expect, it, vi } from "vitest";
import { NEW_BOARD, type Scoreboard } from "../../../domain/sports/scoreboard/scoreboard.ts";
import { createBoardStore } from "./board-store.ts";

const board = (seq: number, home = 0): Scoreboard => ({ ...NEW_BOARD, seq, score: { home, away: 0 } });

it("tells the subscribers of one fixture of its changes, and no other", () => {
  const store = createBoardStore();
  const [own, other, left] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  store.subscribe("a", own);
  store.subscribe("b", other);
  store.subscribe("a", left)();
  store.seed("a", board(3));
  store.apply({ items: [{ id: "a", board: { seq: 4, score: { home: 1, away: 0 } } }] });
  expect(store.read("a")).toMatchObject({ seq: 4, score: { home: 1, away: 0 }, phase: "before" });
  expect([own.mock.calls.length, other.mock.calls.length, left.mock.calls.length]).toEqual([2, 0, 0]);
});

it("keeps what is newer: a late list and a repeated change do nothing", () => {
  const store = createBoardStore();
  const listener = vi.fn<() => void>();
  store.seed("a", board(5, 2));
  store.subscribe("a", listener);
  store.seed("a", board(4, 1));
  store.apply({ items: [{ id: "a", board: { seq: 5, score: { home: 9, away: 9 } } }] });
  store.seed("a", null);
  expect(store.read("a")?.score.home).toBe(2);
  expect(listener).not.toHaveBeenCalled();
});

it("keeps a change of a board that was not read yet, and refuses what is no change", () => {
  const store = createBoardStore();
  store.apply({ items: [{ id: "a", board: { seq: 2, score: { home: 1, away: 0 } } }] });
  expect(store.read("a")).toBeUndefined();
  store.seed("a", board(1));
  expect(store.read("a")).toMatchObject({ seq: 2, score: { home: 1, away: 0 } });
  expect(() => store.apply({ items: [{ id: "a", board: { seq: 2, phase: "asleep" } }] })).toThrow("Invalid type");
});

it("brings a board that is read later up to what the stream told before", () => {
  const store = createBoardStore([
    { items: [{ id: "a", board: { seq: 3, period: "10" } }] },
    {
      items: [
        { id: "a", board: { seq: 4, score: { home: 1, away: 0 } } },
        { id: "b", board: { seq: 9, period: "20" } },
      ],
    },
  ]);
  store.seed("a", board(3));
  expect(store.read("a")).toMatchObject({ seq: 4, period: "", score: { home: 1, away: 0 } });
  expect(store.read("b")).toBeUndefined();
});

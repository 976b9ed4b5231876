import { expect, test } from "vitest";
import type { Betting, BettingLists } from "./betting.ts";
import { listsOf } from "./lists-of.ts";

function createBetting(first: BettingLists | null) {
  const listeners = new Set<() => void>();
  let lists = first;
  return {
    betting: {
      readLists: () => lists,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    } as unknown as Betting,
    listeners,
    tell: (next: BettingLists | null) => {
      lists = next;
      for (const listener of listeners) listener();
    },
  };
}
const lists = { owner: "m1" } as BettingLists;

test("lists that are there are given without waiting", async () => {
  const { betting, listeners } = createBetting(lists);
  expect(await listsOf(betting)).toBe(lists);
  expect(listeners.size).toBe(0);
});

test("lists are waited for until they are there, and no longer", async () => {
  const { betting, listeners, tell } = createBetting(null);
  const found = listsOf(betting);
  tell(null);
  expect(listeners.size).toBe(1);
  tell(lists);
  expect(await found).toBe(lists);
  expect(listeners.size).toBe(0);
});

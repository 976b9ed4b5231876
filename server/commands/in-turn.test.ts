import type { Redis } from "ioredis";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { inTurn, inTurnOfAll } from "./in-turn.ts";

/** Work that ends when it is told to. */
function heldWork(said: string[], name: string) {
  const held = Promise.withResolvers<void>();
  return {
    end: held.resolve,
    fail: held.reject,
    work: async () => {
      said.push(`${name} begins`);
      await held.promise;
      said.push(`${name} ends`);
      return name;
    },
  };
}

test("work of one name begins when what came before it has ended, though that failed", async () => {
  const said: string[] = [];
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => heldWork(said, name));
  if (!a || !b || !c || !d) throw new Error("four");
  const first = inTurn("x", a.work);
  const second = inTurn("x", b.work);
  await expect(inTurn("y", async () => "beside")).resolves.toBe("beside");
  a.fail(new Error("gone"));
  await expect(first).rejects.toThrow("gone");
  await sleep();
  // The second one runs now; that the first has ended lets nobody pass it.
  const third = inTurn("x", c.work);
  await sleep();
  expect(said).toEqual(["a begins", "b begins"]);
  b.end();
  await expect(second).resolves.toBe("b");
  c.end();
  await expect(third).resolves.toBe("c");
  d.end();
  await expect(inTurn("x", d.work)).resolves.toBe("d");
  expect(said).toEqual(["a begins", "b begins", "b ends", "c begins", "c ends", "d begins", "d ends"]);
});

/** Redis as a lock: `taken` answers come before the one that gives it. */
function lockOf(taken: number) {
  const asked: unknown[][] = [];
  const given: unknown[][] = [];
  const redis = {
    set: async (...all: unknown[]) => {
      asked.push(all);
      return asked.length > taken ? "OK" : null;
    },
    eval: async (...all: unknown[]) => void given.push(all),
  };
  return { redis: redis as unknown as Redis, asked, given };
}

test("of all nodes one works: it asks again until the lock is free, and gives its own back", async () => {
  const { redis, asked, given } = lockOf(2);
  let given0 = -1;
  await expect(
    inTurnOfAll({ redis }, "bets", async () => {
      given0 = given.length;
      return asked.length;
    }),
  ).resolves.toBe(3);
  expect(given0).toBe(0);
  const [[key, token, ...options] = []] = asked;
  expect([key, ...options]).toEqual(["hanpan:turn:bets", "PX", 10_000, "NX"]);
  expect(asked.every((one) => one[1] === token)).toBe(true);
  expect(given.map((one) => one.slice(1))).toEqual([[1, "hanpan:turn:bets", token]]);
});

test("the lock is given back though the work fails", async () => {
  const { redis, given } = lockOf(0);
  await expect(inTurnOfAll({ redis }, "bets", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(given).toHaveLength(1);
});

test("while Redis is away, and without it, the node works alone", async () => {
  const away = () => Promise.reject(new Error("away"));
  const redis = { set: away, eval: away } as unknown as Redis;
  await expect(inTurnOfAll({ redis }, "bets", async () => 1)).resolves.toBe(1);
  await expect(inTurnOfAll({ redis: null }, "bets", async () => 2)).resolves.toBe(2);
});

import type { SQL } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Tx } from "./open.ts";
import { giveWaySoon, patienceOf, retrying } from "./transaction.ts";

let now = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const locked = Object.assign(new Error("locked"), { code: "55P03" });
/** A transaction that tells for how long it waits for a lock. */
const told: string[] = [];
const tx = { execute: async (query: SQL) => told.push(JSON.stringify(query)) } as unknown as Tx;

test("each run that gave way is more patient than the one before, up to 400 ms", async () => {
  told.length = 0;
  let runs = 0;
  const done = retrying(async () => {
    runs += 1;
    await giveWaySoon(tx);
    if (runs < 13) throw locked;
    return runs;
  });
  await vi.runAllTimersAsync();
  expect(await done).toBe(13);
  const waits = told.map((query) => Number(/lock_timeout = '(\d+)ms'/.exec(query)?.[1]));
  expect(waits).toEqual([50, 50, 50, 100, 150, 200, 250, 300, 350, 400, 400, 400, 400]);
  expect(patienceOf(1_000)).toBe(400);
});

test("work that gives way 80 times and for seven seconds fails as it failed last, and another error is not tried again", async () => {
  let runs = 0;
  const failing = retrying(async () => {
    runs += 1;
    now += 400;
    throw locked;
  });
  const caught = failing.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect([await caught, runs]).toEqual([locked, 80]);
  // Runs that fail at once are tried for as long.
  const since = now;
  const quick = retrying(async () => {
    now += 70;
    throw locked;
  }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect([await quick, now - since]).toEqual([locked, 7_070]);
  const other = new Error("other");
  runs = 0;
  await expect(
    retrying(async () => {
      runs += 1;
      throw other;
    }),
  ).rejects.toBe(other);
  expect(runs).toBe(1);
});

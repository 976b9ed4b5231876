import type { Redis } from "ioredis";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sharedRates } from "./shared-rates.ts";

/** The limit is the plugin's to compare. */
const MOST = 1_000;

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000_000 }));
afterEach(() => void vi.useRealTimers());

/** Counts of calls on a node whose Redis answers, or is away. */
function node(answers: (...all: unknown[]) => unknown[]) {
  const redis = { eval: async (...all: unknown[]) => answers(...all) };
  const Rates = sharedRates(redis as unknown as Redis);
  const of = (routeInfo?: object) => {
    const store = new Rates({ ...(routeInfo && { routeInfo }) } as never);
    return (address: string, windowMs?: number) =>
      new Promise<{ current: number; ttl: number }>((resolve, reject) =>
        store.incr(
          address,
          (error, found) => (error ? reject(error) : resolve(found as never)),
          windowMs as never,
          MOST,
        ),
      );
  };
  return { Rates, of };
}
const away = (): never => {
  throw new Error("away");
};

test("Redis counts the calls of an address to a route, by their window", async () => {
  const asked: unknown[][] = [];
  const { of, Rates } = node((...all) => {
    asked.push(all.slice(1));
    return [3, 40_000];
  });
  expect(await of({ method: "GET", url: "/api/bets" })("ip", 5_000)).toEqual({ current: 3, ttl: 40_000 });
  await of()("ip");
  expect(asked).toEqual([
    [1, "hanpan:calls:GET/api/bets:ip", 5_000],
    [1, "hanpan:calls::ip", 60_000],
  ]);
  const child = new Rates({} as never).child({ routeInfo: { method: "POST", url: "/x" } } as never);
  await new Promise((resolve) => child.incr("ip", resolve as never, 1, MOST));
  expect(asked[2]).toEqual([1, "hanpan:calls:POST/x:ip", 1]);
  expect(await node(() => []).of()("ip")).toEqual({ current: 0, ttl: 0 });
});

test("while Redis is away the node counts alone, each address by itself, until the window ends", async () => {
  const ask = node(away).of();
  // 1,000,000,000,000 ms are 20 s before the end of a minute.
  expect(await ask("one")).toEqual({ current: 1, ttl: 20_000 });
  vi.advanceTimersByTime(19_999);
  expect(await ask("one")).toEqual({ current: 2, ttl: 1 });
  expect(await ask("two")).toEqual({ current: 1, ttl: 1 });
  vi.advanceTimersByTime(1);
  expect(await ask("one")).toEqual({ current: 1, ttl: 60_000 });
  expect(await ask("one", 1_000)).toMatchObject({ current: 1 });
});

test("it knows twenty thousand addresses at most", async () => {
  const ask = node(away).of();
  for (let at = 0; at <= 20_000; at++) await ask(`a${at}`);
  // 20,001 are known now: the next one is counted from the beginning, as all are.
  expect((await ask("a0")).current).toBe(1);
  const few = node(away).of();
  for (let at = 0; at < 20_000; at++) await few(`a${at}`);
  expect((await few("a0")).current).toBe(2);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { every } from "./every.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("the work is done at once, and again when the pause after its end is over", async () => {
  const done: number[] = [];
  const repeated = every("work", 100, async () => {
    done.push(Date.now());
    await new Promise((resolve) => setTimeout(resolve, 250));
  });
  const begin = Date.now();
  await vi.advanceTimersByTimeAsync(349);
  expect(done).toEqual([begin]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual([begin, begin + 350]);
  void repeated.stop();
});

test("what it throws is said under its name, and it is tried again", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  let runs = 0;
  const repeated = every("count of the bets", 100, () => {
    runs += 1;
    if (runs === 1) throw new Error("no bets");
    if (runs === 2) throw Object.assign(new Error("gone"), { code: "ECONNRESET" });
  });
  await vi.advanceTimersByTimeAsync(200);
  expect(runs).toBe(3);
  expect(said.mock.calls.map(([text]) => String(text).split("\n")[0])).toEqual([
    "count of the bets: no bets",
    "count of the bets: the database does not serve (connection)",
  ]);
  void repeated.stop();
});

test("it stops when the work in hand is done, and does no more", async () => {
  let runs = 0;
  let end = (): void => {};
  const repeated = every("work", 100, () => {
    runs += 1;
    return new Promise<void>((resolve) => (end = resolve));
  });
  let hasStopped = false;
  const stopped = repeated.stop().then(() => (hasStopped = true));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(hasStopped).toBe(false);
  end();
  await stopped;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs).toBe(1);
});

test("a pause that has begun ends with the stop", async () => {
  let runs = 0;
  const repeated = every("work", 100, () => void (runs += 1));
  await vi.advanceTimersByTimeAsync(50);
  await repeated.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs).toBe(1);
});

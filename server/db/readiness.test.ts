import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createReadiness } from "./readiness.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // A server that has run for a while.
  vi.advanceTimersByTime(60_000);
});
afterEach(() => void vi.useRealTimers());

/** A database that answers with what `execute` does, and counts how often it was asked. */
function databaseThat(execute: () => Promise<unknown>) {
  const asked = vi.fn<() => Promise<unknown>>(execute);
  const database = { db: { execute: asked }, kind: "pglite" } as unknown as Parameters<typeof createReadiness>[0];
  return { asked, ready: createReadiness(database, null) };
}

test("an answer is good for a second: whoever asks often costs no more", async () => {
  let works = true;
  const { asked, ready } = databaseThat(async () => {
    if (!works) throw Object.assign(new Error("gone"), { code: "ECONNRESET" });
  });
  expect(await ready()).toBeNull();
  works = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect([await ready(), await ready(), asked.mock.calls.length]).toEqual([null, null, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([await ready(), asked.mock.calls.length]).toEqual(["connection", 2]);
});

test("a database that says nothing for three seconds does not serve, and serves again when it answers", async () => {
  let answer: (value: unknown) => void = () => {};
  const { ready } = databaseThat(() => new Promise((resolve) => (answer = resolve)));
  let found: unknown = "waits";
  void ready().then((trouble) => (found = trouble));
  await vi.advanceTimersByTimeAsync(2_999);
  expect(found).toBe("waits");
  await vi.advanceTimersByTimeAsync(1);
  expect(found).toBe("connection");
  const again = ready();
  answer(null);
  expect(await again).toBeNull();
});

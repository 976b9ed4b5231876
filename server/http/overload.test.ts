import fastify from "fastify";
import { expect, test } from "vitest";
import { ApiError } from "../errors.ts";
import { CallQueue, refuseWhenBehind } from "./overload.ts";
import type { App } from "./app-type.ts";

function queueOf(ages: readonly number[]): CallQueue {
  const queue = new CallQueue(400);
  for (const age of ages) queue.enter({}, 10_000 - age);
  return queue;
}

test("a queue is behind when 32 calls have waited longer than they may", () => {
  const many = (count: number, age: number) => Array.from({ length: count }, () => age);
  expect(queueOf(many(31, 5_000)).isBehind(10_000)).toBe(false);
  expect(queueOf(many(32, 400)).isBehind(10_000)).toBe(false);
  expect(queueOf(many(32, 401)).isBehind(10_000)).toBe(true);
  // A burst that came just now may be answered in time, and a few slow calls are no queue.
  expect(queueOf([...many(31, 5_000), ...many(500, 10)]).isBehind(10_000)).toBe(false);
});

test("what is answered waits no more", () => {
  const queue = new CallQueue(400);
  const calls = Array.from({ length: 33 }, () => ({}));
  for (const call of calls) queue.enter(call, 0);
  queue.leave(calls[5] ?? {});
  expect(queue.isBehind(500)).toBe(true);
  queue.leave(calls[0] ?? {});
  expect(queue.isBehind(500)).toBe(false);
});

/** Of many that came at once: on a slow machine the last of them come when it is behind, and are refused. */
const ofThoseThatWaited = (ends: readonly (number | string)[]) => {
  const waited = ends.filter((end) => end !== 503);
  expect(waited.length).toBeGreaterThanOrEqual(32);
  return new Set(waited);
};

/** A server whose calls to /api/slow are answered when `release` says so. */
function startApp(longestMs: number) {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const app = fastify();
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ApiError) return reply.code(error.status).send(error.body);
    throw error;
  });
  refuseWhenBehind(app as unknown as App, longestMs);
  const answer = async () => ({ ok: true });
  const member = { access: "member" } as const;
  app.get("/api/slow", { config: member }, () => released.then(answer));
  app.get("/api/bets", { config: member }, answer);
  app.get(
    "/api/by-key",
    { config: { ...member, description: { ...member, summary: "", tag: "bet", always: true } } },
    answer,
  );
  app.get("/api/admin", { config: { access: "operator" } }, answer);
  app.get("/api/health", { config: { access: "anyone" } }, answer);
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  return { app, release, statusOf };
}

test("while it is behind, members' calls are refused at once, and nobody else's", async () => {
  const { app, release, statusOf } = startApp(20);
  const slow = Array.from({ length: 40 }, () => statusOf("/api/slow"));
  await expect.poll(() => statusOf("/api/bets")).toBe(503);
  expect((await app.inject("/api/bets")).json()).toMatchObject({ code: "unavailable" });
  for (const kept of ["/api/by-key", "/api/admin", "/api/health"])
    expect([kept, await statusOf(kept)]).toEqual([kept, 200]);
  release();
  expect(ofThoseThatWaited(await Promise.all(slow))).toEqual(new Set([200]));
  expect(await statusOf("/api/bets")).toBe(200);
  await app.close();
});

test("who leaves before the answer waits no more", async () => {
  const { app, release, statusOf } = startApp(20);
  const url = await app.listen({ port: 0 });
  const leaving = new AbortController();
  const left = Array.from({ length: 40 }, () =>
    fetch(`${url}/api/slow`, { signal: leaving.signal }).then(
      ({ status }) => status,
      () => "left",
    ),
  );
  await expect.poll(() => statusOf("/api/bets")).toBe(503);
  leaving.abort();
  expect(ofThoseThatWaited(await Promise.all(left))).toEqual(new Set(["left"]));
  await expect.poll(() => statusOf("/api/bets")).toBe(200);
  // The handlers of those that left answer to nobody.
  release();
  expect(await statusOf("/api/bets")).toBe(200);
  await app.close();
});

test("without a bound nobody is refused", async () => {
  const { app, release, statusOf } = startApp(0);
  const slow = Array.from({ length: 40 }, () => statusOf("/api/slow"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await statusOf("/api/bets")).toBe(200);
  release();
  await Promise.all(slow);
  await app.close();
});

import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ApiUser } from "../../factories/api-user.ts";
import { seeded } from "../../factories/random.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { cutAtRandom } from "../lib/stream-cuts.ts";
import { moveAtRandom } from "../lib/stream-moves.ts";
import { readStream, type ReadEvent } from "../lib/stream-reader.ts";

let server: TestServer;
let member: ApiUser;
let other: ApiUser;
let memberId: string;
let otherId: string;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  member = await server.user("member01");
  other = await server.user("member03");
  memberId = (await member.ask<{ id: string }>("GET", "/api/member/user")).id;
  otherId = (await other.ask<{ id: string }>("GET", "/api/member/user")).id;
});
afterAll(() => server.close());

const publish = (n: number, to?: string) =>
  server.context.events.publish("wallet", { emoney: n, point: 0, walletSeq: n }, to);
const numbers = (events: readonly ReadEvent[]) =>
  events.filter((event) => event.name === "wallet").map((event) => (event.data as { emoney: number }).emoney);
const has = (n: number) => (events: ReadEvent[]) => numbers(events).includes(n);

test("a reader that drops and resumes at random misses nothing and gets nothing twice, while events race in", async () => {
  const random = seeded(7);
  const total = 8_000;
  const wanted: number[] = [];
  const startId = server.context.events.lastId();
  const publisher = (async () => {
    for (let n = 1; n <= total; n++) {
      const to = n === total ? undefined : [undefined, memberId, otherId][Math.floor(random() * 3)];
      publish(n, to);
      if (to !== otherId) wanted.push(n);
      // Bursts longer than one batch of the hub, and pauses in which readers come and go.
      if (random() < 0.004) await new Promise((resolve) => setTimeout(resolve, random() * 4));
    }
  })();
  const got: ReadEvent[] = [];
  let last = startId;
  let visits = 0;
  while (!has(total)(got)) {
    const reader = await readStream(server.url, member.token, last);
    const stopAfter = Math.floor(random() * 400);
    await reader.until((events) => has(total)(events) || numbers(events).length >= stopAfter);
    await reader.leave();
    // What arrived while the line was cut counts as read: the id of the newest complete event is where it goes on.
    got.push(...reader.events.filter((event) => event.name !== "heartbeat"));
    last = got.at(-1)?.id ?? last;
    visits++;
  }
  await publisher;
  expect(visits).toBeGreaterThan(5);
  // Rounds of games go on meanwhile; nothing was lost on the way.
  expect(got.filter((event) => event.name === "resync")).toEqual([]);
  expect(numbers(got)).toEqual(wanted);
});

test("a page whose line is cut 30 times holds the newest prices, and heard each of its own events once", async () => {
  const run = await cutAtRandom(server, { id: memberId, token: member.token }, 30);
  expect(run.cuts).toBe(30);
});

test("a stream from now on begins with an id to resume from, and carries no one else's events", async () => {
  const reader = await readStream(server.url, member.token);
  expect(reader.status).toBe(200);
  expect(reader.headers.get("content-type")).toMatch(/^text\/event-stream/);
  expect(reader.headers.get("x-content-type-options")).toBe("nosniff");
  await reader.until((events) => events.length > 0);
  expect(reader.events[0]).toMatchObject({ id: server.context.events.lastId(), name: "heartbeat" });
  publish(1, otherId);
  publish(2, memberId);
  publish(3);
  await reader.until(has(3));
  expect(numbers(reader.events)).toEqual([2, 3]);
  await reader.leave();
});

test("each event arrives by itself through the compression, before anything else is sent", async () => {
  const reader = await readStream(server.url, member.token);
  expect(reader.headers.get("content-encoding")).toBe("gzip");
  expect(reader.headers.get("vary")).toMatch(/accept-encoding/i);
  for (let n = 1; n <= 30; n++) {
    publish(n);
    await reader.until(has(n));
  }
  expect(reader.events.filter(({ name }) => name === "heartbeat").length, "no heartbeat pushed it").toBeLessThan(3);
  await reader.leave();
});

test("who accepts no compression reads plain text", async () => {
  const abort = new AbortController();
  const answer = await fetch(`${server.url}/api/stream`, {
    headers: { "X-AUTH-TOKEN": `Bearer ${member.token}`, "accept-encoding": "br, gzip;q=0" },
    signal: abort.signal,
  });
  expect(answer.headers.get("content-encoding")).toBeNull();
  const first = await answer.body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toContain("event: heartbeat\n");
  abort.abort();
});

test("an id that is no longer held is answered with a resync that the reader goes on from", async () => {
  const reader = await readStream(server.url, member.token, "gone-17");
  await reader.until((events) => events.some((event) => event.name === "resync"));
  expect(reader.events.find((event) => event.name === "resync")?.id).toBe(server.context.events.lastId());
  publish(5);
  await reader.until(has(5));
  await reader.leave();
});

test("a revoked session ends its stream, others go on", async () => {
  const mine = await readStream(server.url, member.token);
  const theirs = await readStream(server.url, other.token);
  await server.login("member01");
  await mine.ended;
  expect((await readStream(server.url, member.token)).status).toBe(555);
  publish(6);
  await theirs.until(has(6));
  const operator = await server.user("admin01");
  await operator.ask("POST", "/api/admin/sessions/member03/kick");
  await theirs.ended;
  expect((await readStream(server.url, "")).status).toBe(401);
});

test("an expired session ends its stream", async () => {
  const reader = await readStream(server.url, member.token);
  await fetch(`${server.url}/api/test/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ advanceMs: 31 * 60_000 }),
  });
  await reader.ended;
  expect((await readStream(server.url, member.token)).status).toBe(401);
});

test("a member has ten streams at most, and room again when one has ended", async () => {
  const readers = await Promise.all(Array.from({ length: 10 }, () => readStream(server.url, member.token)));
  expect(readers.map((reader) => reader.status)).toEqual(Array(10).fill(200));
  expect((await readStream(server.url, member.token)).status).toBe(429);
  await Promise.all(readers.map((reader) => reader.leave()));
  let again = await readStream(server.url, member.token);
  while (again.status === 429) again = await readStream(server.url, member.token);
  expect(again.status).toBe(200);
  await again.leave();
});

test("a reader that takes nothing is dropped", async () => {
  const slow = await startTestServer({}, { heartbeatMs: 50 });
  try {
    const { token } = await slow.user("member01");
    const { hostname, port } = new URL(slow.url);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.write(`GET /api/stream HTTP/1.1\r\nHost: x\r\nX-AUTH-TOKEN: Bearer ${token}\r\n\r\n`);
    await new Promise((resolve) => socket.once("data", resolve));
    socket.pause();
    expect(slow.context.streams.size()).toBe(1);
    const text = "x".repeat(100_000);
    for (let i = 0; i < 200; i++) {
      slow.context.events.publish("resync", { reason: text });
      // The stream is written to before the events are more than the bus holds.
      if (i % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    while (slow.context.streams.size() > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    socket.destroy();
  } finally {
    await slow.close();
  }
});

test("a reader that takes nothing of an ordinary answer is cut off, one that takes it is not", async () => {
  const own = await startTestServer({}, { sendTimeoutMs: 700 });
  try {
    const { hostname, port } = new URL(own.url);
    const request = "GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n";
    const stalled = connect(Number(port), hostname);
    stalled.on("error", () => {});
    stalled.pause();
    // More than the buffers of both sides hold.
    stalled.write(request.repeat(400));
    const open = () => new Promise<number>((resolve) => own.app.server.getConnections((_error, n) => resolve(n)));
    while ((await open()) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    while ((await open()) > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    stalled.destroy();
    const answer = await fetch(`${own.url}/api/openapi.json`);
    expect((await answer.text()).length).toBeGreaterThan(10_000);
  } finally {
    await own.close();
  }
});

test("the end of the server ends its streams", async () => {
  const own = await startTestServer();
  const reader = await readStream(own.url, await own.login("member01"));
  await reader.until((events) => events.length > 0);
  await own.close();
  await reader.ended;
  expect(own.context.streams.size()).toBe(0);
});

test("a reader hears the topics that it asks for, and what is everyone's", async () => {
  const item = (selectionId: string) => ({
    selectionId,
    marketId: "m",
    fixtureId: "f",
    betPrice: 200,
    status: "open" as const,
  });
  const read = (topics?: string) => readStream(server.url, member.token, server.context.events.lastId(), topics);
  const readers = [await read(), await read(""), await read("live"), await read("prematch,live")];
  server.context.events.publish("prices", { items: [item("before")] }, null, "prematch");
  server.context.events.publish("prices", { items: [item("in play")] }, null, "live");
  publish(7);
  const heard = await Promise.all(readers.map((reader) => reader.until(has(7))));
  const selections = heard.map((events) =>
    events
      .filter(({ name }) => name === "prices")
      .map(({ data }) => (data as { items: { selectionId: string }[] }).items[0]?.selectionId),
  );
  expect(selections).toEqual([["before", "in play"], [], ["in play"], ["before", "in play"]]);
  const [refused] = [await read("live,everything")];
  expect(refused?.status).toBe(400);
  await Promise.all(readers.map((reader) => reader.leave()));
});

test("a page that goes from list to list has the server's prices on each of them", async () => {
  const run = await moveAtRandom(server, { id: memberId, token: member.token }, 40);
  expect(run.missed).toBe(0);
  expect(run.heard.live * run.heard.prematch).toBeGreaterThan(0);
});

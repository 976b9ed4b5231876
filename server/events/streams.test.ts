import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { constants, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { StreamTopic } from "../../src/api/contract/stream-topics.ts";
import { createMemoryBus } from "./memory-bus.ts";
import { createStreamHub } from "./streams.ts";

class Response extends EventEmitter {
  readonly written: string[] = [];
  readonly bytes: Buffer[] = [];
  /** False: the socket takes no more. */
  takes = true;
  write(part: string | Buffer): boolean {
    if (typeof part === "string") this.written.push(part);
    else this.bytes.push(part);
    return this.takes;
  }
  end(part?: Buffer): void {
    if (part) this.bytes.push(part);
    this.emit("close");
  }
}

test("an address has 200 streams, whoever's they are, and room again when one ends", () => {
  const hub = createStreamHub({
    events: createMemoryBus(),
    clock: { now: () => 0 },
    liveHashes: async () => new Set(),
    heartbeatMs: 1_000_000,
  });
  const open = (n: number, address: string) => {
    const response = new Response();
    const reader = { memberId: `m${n}`, address, tokenHash: `t${n}`, lastEventId: null, encoding: "identity" as const };
    hub.open({ ...reader, response: response as unknown as ServerResponse });
    return response;
  };
  const responses = Array.from({ length: 200 }, (_, n) => {
    expect(hub.hasRoom(`m${n}`, "203.0.113.7")).toBe(true);
    return open(n, "203.0.113.7");
  });
  expect(hub.hasRoom("m999", "203.0.113.7")).toBe(false);
  expect(hub.hasRoom("m999", "203.0.113.8")).toBe(true);
  responses[3]?.end();
  expect(hub.hasRoom("m999", "203.0.113.7")).toBe(true);
  hub.close();
});

const PRICE = { marketId: "m", fixtureId: "f", status: "open" as const };
/** Each event that was written since, as [id, name, data]; a message of several is each of them. */
function eventsOf(texts: readonly string[]): [id: string | undefined, name: string, data: Record<string, never>][] {
  return texts
    .join("")
    .split("\n\n")
    .filter(Boolean)
    .flatMap((frame) => {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(frame)?.[1];
      const [id, name, data] = [field("id"), field("event") ?? "", JSON.parse(field("data") ?? "null")];
      return name === "batch" ? data.map(([one, said]: [string, never]) => [id, one, said]) : [[id, name, data]];
    });
}
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

function openReader({ topics, ...options }: { heartbeatMs?: number; topics?: StreamTopic[] } = {}) {
  const events = createMemoryBus({ epoch: "e" });
  const hub = createStreamHub({
    events,
    clock: { now: () => 0 },
    liveHashes: async () => new Set(["t"]),
    heartbeatMs: 1_000_000,
    ...options,
  });
  const response = new Response();
  const reader = {
    memberId: "m1",
    address: "203.0.113.7",
    tokenHash: "t",
    lastEventId: null,
    encoding: "identity" as const,
    topics,
  };
  hub.open({ ...reader, response: response as unknown as ServerResponse });
  return { events, hub, response };
}

test("who is late hears the newest price of each selection once, and every other event in its order", async () => {
  const { events, hub, response } = openReader();
  response.takes = false;
  events.publish("messages", { unread: 0 });
  await nextTurn();
  const before = response.written.length;
  for (let n = 1; n <= 5_000; n++) {
    events.publish("prices", { items: [{ ...PRICE, selectionId: `s${n % 50}`, betPrice: 100 + n }] });
    if (n % 100 === 0) events.publish("wallet", { emoney: n, point: 0, walletSeq: n }, n % 200 === 0 ? "m1" : "m2");
    if (n % 250 === 0) await nextTurn();
  }
  expect(response.written.length, "nothing more is written to a socket that takes none").toBe(before);
  response.takes = true;
  response.emit("drain");
  const told = eventsOf(response.written.slice(before));
  expect(new Set(told.map(([id]) => id))).toEqual(new Set([events.lastId()]));
  const wallets = told.filter(([, name]) => name === "wallet").map(([, , data]) => data["emoney"]);
  expect(wallets).toEqual(Array.from({ length: 25 }, (_, n) => 200 * (n + 1)));
  const prices = told.filter(([, name]) => name === "prices").flatMap(([, , data]) => data["items"] ?? []);
  expect(prices).toHaveLength(50);
  const last = new Map(prices.map(({ selectionId, betPrice }) => [selectionId, betPrice]));
  for (let n = 4_951; n <= 5_000; n++) expect(last.get(`s${n % 50}` as never)).toBe(100 + n);
  // From here on it is told event by event again.
  events.publish("prices", { items: [{ ...PRICE, selectionId: "s1", betPrice: 777 }] });
  await nextTurn();
  expect(eventsOf(response.written.slice(-1))).toMatchObject([
    [events.lastId(), "prices", { items: [{ betPrice: 777 }] }],
  ]);
  hub.close();
});

test("who takes nothing for three heartbeats is dropped", async () => {
  const { events, hub, response } = openReader({ heartbeatMs: 5 });
  const dropped = new Promise((resolve) => Object.assign(response, { destroy: () => resolve(true) }));
  response.takes = false;
  events.publish("messages", { unread: 0 });
  expect(await dropped).toBe(true);
  hub.close();
});

test("a compressed stream says what a plain one says, part by part, and ends as a whole gzip file", async () => {
  const { events, hub, response: plain } = openReader();
  const packed = { m1: new Response(), m2: new Response() };
  for (const [memberId, response] of Object.entries(packed))
    hub.open({
      memberId,
      address: "203.0.113.7",
      tokenHash: "t",
      lastEventId: null,
      encoding: "gzip",
      response: response as unknown as ServerResponse,
    });
  const textSoFar = ({ bytes }: Response) =>
    gunzipSync(Buffer.concat(bytes), { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  for (let n = 1; n <= 20; n++) {
    events.publish("prices", { items: [{ ...PRICE, selectionId: `홈${n}`, betPrice: 100 + n }] });
    if (n % 5 === 0) events.publish("wallet", { emoney: n, point: 0, walletSeq: n }, "m1");
    await nextTurn();
    expect(textSoFar(packed.m1), "nothing waits for what comes later").toBe(plain.written.join(""));
  }
  const [, ...theirs] = eventsOf([textSoFar(packed.m2)]);
  expect(theirs.map(([, name]) => name)).toEqual(Array(20).fill("prices"));
  expect(packed.m2.bytes.at(-2), "it is compressed once for both").toBe(packed.m1.bytes.at(-2));
  hub.close();
  for (const response of Object.values(packed))
    expect(gunzipSync(Buffer.concat(response.bytes)).toString()).toBe(textSoFar(response));
});

const price = (selectionId: string, betPrice = 150) => ({ items: [{ ...PRICE, selectionId, betPrice }] });

test("a reader of topics hears those, and what has no topic", async () => {
  const { events, hub, response } = openReader({ topics: ["prematch"] });
  events.publish("prices", price("live"), { topic: "live" });
  events.publish("prices", price("prematch"), { topic: "prematch" });
  events.publish("prices", price("any"));
  events.publish("wallet", { emoney: 1, point: 0, walletSeq: 1 }, "m1");
  await nextTurn();
  const [, ...told] = eventsOf(response.written);
  expect(told.map(([id, name]) => [id, name])).toEqual([
    ["e-2", "prices"],
    ["e-3", "prices"],
    ["e-4", "wallet"],
  ]);
  hub.close();
});

test("who is late hears the newest prices of its topics alone", async () => {
  const { events, hub, response } = openReader({ topics: ["prematch"] });
  response.takes = false;
  events.publish("messages", { unread: 0 });
  await nextTurn();
  const before = response.written.length;
  for (let n = 1; n <= 600; n++)
    events.publish("prices", price(`s${n % 4}`, 100 + n), { topic: n % 2 === 0 ? "prematch" : "live" });
  response.takes = true;
  response.emit("drain");
  const prices = eventsOf(response.written.slice(before)).flatMap(([, , data]) => data["items"] ?? []);
  expect(prices).toEqual([
    expect.objectContaining({ selectionId: "s2", betPrice: 698 }),
    expect.objectContaining({ selectionId: "s0", betPrice: 700 }),
  ]);
  hub.close();
});

test("a reader that is told nothing learns by the heartbeat where it resumes from, and is told nothing of it later", async () => {
  const { events, hub, response } = openReader({ topics: [], heartbeatMs: 5 });
  for (let n = 0; n < 30; n++) events.publish("prices", price("live"), { topic: "live" });
  await expect.poll(() => eventsOf(response.written).length).toBeGreaterThan(3);
  const ids = eventsOf(response.written).map(([id]) => id);
  expect(ids.filter(Boolean), "said once at the beginning, and once after what it was not told").toEqual([
    "e-0",
    "e-30",
  ]);
  expect(response.written.join("")).not.toContain("event: prices");
  hub.close();
});

test("what readers of equal topics are told is compressed once", async () => {
  const { events, hub } = openReader();
  const readers = (["live", "prematch"] as const).flatMap((topic) =>
    Array.from({ length: 3 }, (_, n) => {
      const response = new Response();
      hub.open({
        memberId: `${topic}${n}`,
        address: "203.0.113.7",
        tokenHash: "t",
        lastEventId: null,
        encoding: "gzip",
        topics: [topic],
        response: response as unknown as ServerResponse,
      });
      return { topic, response };
    }),
  );
  for (let n = 0; n < 20; n++) events.publish("prices", price(`s${n}`), { topic: n % 2 === 0 ? "live" : "prematch" });
  await nextTurn();
  const partsOf = (wanted: string) =>
    new Set(readers.filter(({ topic }) => topic === wanted).map(({ response }) => response.bytes.at(-1)));
  expect(partsOf("live").size).toBe(1);
  expect(partsOf("prematch").size).toBe(1);
  expect(partsOf("live")).not.toEqual(partsOf("prematch"));
  hub.close();
});

import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { constants, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { createMemoryBus } from "./memory-bus.ts";
import { createStreamHub, type StreamReader } from "./streams.ts";

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
    const reader = {
      memberId: `m${n}`,
      address,
      tokenHash: `t${n}`,
      topics: null,
      lastEventId: null,
      encoding: "identity" as const,
    };
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

function openReader(options: { heartbeatMs?: number } = {}) {
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
    topics: null,
    lastEventId: null,
    encoding: "identity" as const,
  };
  hub.open({ ...reader, response: response as unknown as ServerResponse });
  /** Another reader of the same hub. */
  const open = (given: Partial<StreamReader>) => {
    const other = new Response();
    hub.open({ ...reader, ...given, response: other as unknown as ServerResponse });
    return other;
  };
  return { events, hub, response, open };
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
      topics: null,
      lastEventId: null,
      encoding: "gzip",
      response: response as unknown as ServerResponse,
    });
  const textSoFar = ({ bytes }: Response) =>
    gunzipSync(Buffer.concat(bytes), { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  // Each is told how many there are when it begins.
  const alike = (text: string) => text.replace(/"spreadMs":\d+/, "");
  for (let n = 1; n <= 20; n++) {
    events.publish("prices", { items: [{ ...PRICE, selectionId: `홈${n}`, betPrice: 100 + n }] });
    if (n % 5 === 0) events.publish("wallet", { emoney: n, point: 0, walletSeq: n }, "m1");
    await nextTurn();
    expect(alike(textSoFar(packed.m1)), "nothing waits for what comes later").toBe(alike(plain.written.join("")));
  }
  // RFC 1952: deflate, no flags, no time, no extra, an unknown system.
  expect(Buffer.concat(packed.m1.bytes).subarray(0, 10).toString("hex")).toBe("1f8b08000000000000ff");
  const [, ...theirs] = eventsOf([textSoFar(packed.m2)]);
  expect(theirs.map(([, name]) => name)).toEqual(Array(20).fill("prices"));
  expect(packed.m2.bytes.at(-2), "it is compressed once for both").toBe(packed.m1.bytes.at(-2));
  hub.close();
  for (const response of Object.values(packed))
    expect(gunzipSync(Buffer.concat(response.bytes)).toString()).toBe(textSoFar(response));
});

const LIVE = { ...PRICE, selectionId: "live", betPrice: 150 };
const PREMATCH = { ...PRICE, selectionId: "prematch", betPrice: 250 };
/** What was told of prices and wallets, by name. */
const saidTo = ({ written }: Response, from = 0) =>
  eventsOf(written.slice(from))
    .filter(([, name]) => name === "prices" || name === "wallet")
    .map(([, name, data]) =>
      name === "wallet" ? name : (data["items"] as unknown as { selectionId: string }[])[0]?.selectionId,
    );

test("a reader hears the prices of its topics, and everything else", async () => {
  const { events, hub, response: all, open } = openReader();
  const readers = { none: open({ topics: new Set() }), live: open({ topics: new Set(["live"]) }) };
  events.publish("prices", { items: [LIVE] }, null, "live");
  events.publish("prices", { items: [PREMATCH] }, null, "prematch");
  events.publish("prices", { items: [{ ...PRICE, selectionId: "bonus", betPrice: 105 }] });
  events.publish("wallet", { emoney: 1, point: 0, walletSeq: 1 }, "m1");
  events.publish("wallet", { emoney: 1, point: 0, walletSeq: 1 }, "m2");
  await nextTurn();
  expect(saidTo(all)).toEqual(["live", "prematch", "bonus", "wallet"]);
  expect(saidTo(readers.live)).toEqual(["live", "bonus", "wallet"]);
  expect(saidTo(readers.none)).toEqual(["bonus", "wallet"]);
  hub.close();
});

test("who asks for another topic from an event on hears all of it that came since", async () => {
  const { events, hub, open } = openReader();
  const since = events.lastId();
  for (let n = 0; n < 3; n++)
    events.publish("prices", { items: [n % 2 === 0 ? LIVE : PREMATCH] }, null, n % 2 === 0 ? "live" : "prematch");
  await nextTurn();
  expect(saidTo(open({ topics: new Set(["live"]), lastEventId: since }))).toEqual(["live", "live"]);
  expect(saidTo(open({ topics: new Set(["live", "prematch"]), lastEventId: since }))).toEqual([
    "live",
    "prematch",
    "live",
  ]);
  hub.close();
});

test("who was told nothing for long learns by the heartbeat where it stands", async () => {
  const { events, hub, open } = openReader({ heartbeatMs: 5 });
  const quiet = open({ topics: new Set() });
  events.publish("prices", { items: [LIVE] }, null, "live");
  await expect.poll(() => eventsOf(quiet.written).at(-1)).toMatchObject([events.lastId(), "heartbeat", {}]);
  hub.close();
});

test("each heartbeat tells over how long those who are cut off together come back: 0.75 ms a reader", async () => {
  const { events, hub, open } = openReader({ heartbeatMs: 5 });
  const others = Array.from({ length: 9 }, () => open({ topics: new Set() }));
  const spreads = () => eventsOf(others[0]?.written ?? []).map(([, , data]) => data["spreadMs"]);
  expect(spreads()).toEqual([2]);
  await expect.poll(() => spreads().at(-1)).toBe(8);
  expect(events.lastId()).toBe("e-0");
  hub.close();
});

test("who has an event of its own hears it between the others, and the others share what they hear", async () => {
  const { events, hub, open } = openReader();
  const of = (memberId: string) => open({ memberId, encoding: "gzip" });
  const [own, one, other] = [of("m2"), of("m3"), of("m4")];
  events.publish("messages", { unread: 1 });
  events.publish("messages", { unread: 2 }, "m2");
  events.publish("messages", { unread: 3 });
  await nextTurn();
  const unreadOf = ({ bytes }: Response) =>
    eventsOf([gunzipSync(Buffer.concat(bytes), { finishFlush: constants.Z_SYNC_FLUSH }).toString()])
      .filter(([, name]) => name === "messages")
      .map(([, , data]) => data["unread"]);
  expect([own, one, other].map(unreadOf)).toEqual([
    [1, 2, 3],
    [1, 3],
    [1, 3],
  ]);
  expect(one.bytes.at(-1)).toBe(other.bytes.at(-1));
  hub.close();
});

test("nothing is written to a stream that was ended", async () => {
  const { events, hub, response } = openReader();
  Object.assign(response, { end: () => {} });
  const before = response.written.length;
  await hub.drain(0);
  expect(hub.size()).toBe(0);
  events.publish("messages", { unread: 1 });
  await nextTurn();
  expect(response.written.length).toBe(before);
  hub.close();
});

test("readers of the same topics share what is compressed", async () => {
  const { events, hub, open } = openReader();
  const of = (...topics: ("live" | "prematch")[]) => open({ topics: new Set(topics), encoding: "gzip" });
  const [one, other, both] = [of("live"), of("live"), of("live", "prematch")];
  events.publish("prices", { items: [PREMATCH] }, null, "prematch");
  events.publish("prices", { items: [LIVE] }, null, "live");
  await nextTurn();
  expect(one.bytes.at(-1)).toBe(other.bytes.at(-1));
  expect(one.bytes.at(-1)).not.toEqual(both.bytes.at(-1));
  hub.close();
});

test("a stream that opens while sessions are asked about is left alone, and one whose session has ended is not", async () => {
  let answer: (live: Set<string>) => void = () => {};
  const hub = createStreamHub({
    events: createMemoryBus(),
    clock: { now: () => 0 },
    liveHashes: () => new Promise((resolve) => (answer = resolve)),
    heartbeatMs: 1_000_000,
  });
  const open = (tokenHash: string) => {
    const response = new Response();
    let isEnded = false;
    response.on("close", () => (isEnded = true));
    const reader = { memberId: tokenHash, address: "", tokenHash, topics: null, lastEventId: null };
    hub.open({ ...reader, encoding: "identity", response: response as unknown as ServerResponse });
    return () => isEnded;
  };
  const [kept, ended] = [open("kept"), open("ended")];
  const rechecked = hub.recheck();
  const late = open("late");
  answer(new Set(["kept"]));
  await rechecked;
  expect([kept(), ended(), late()]).toEqual([false, true, false]);
  hub.close();
});

test("streams end in slices of the time that they have, and all at once where there is none", async () => {
  const endedAtOnce = (ms: number) => {
    const { hub, open } = openReader();
    for (let n = 1; n < 6; n++) open({});
    const drained = hub.drain(ms);
    return { hub, drained, left: hub.size() };
  };
  // Of 110 ms the first 50, the next 50 and the rest.
  const [slow, quick] = [endedAtOnce(110), endedAtOnce(0)];
  expect([slow.left, quick.left]).toEqual([4, 0]);
  expect([slow.hub.isClosed(), slow.hub.hasRoom("m2", "203.0.113.9")]).toEqual([true, false]);
  await Promise.all([slow.drained, quick.drained]);
  expect(slow.hub.size()).toBe(0);
  for (const { hub } of [slow, quick]) hub.close();
});

test("a member has ten streams, and nobody has one once the server ends", () => {
  const { hub, open } = openReader();
  for (let n = 1; n < 10; n++) {
    expect([n, hub.hasRoom("m1", "203.0.113.9")]).toEqual([n, true]);
    open({});
  }
  expect([hub.hasRoom("m1", "203.0.113.9"), hub.hasRoom("m2", "203.0.113.9")]).toEqual([false, true]);
  hub.close();
  expect([hub.size(), hub.hasRoom("m2", "203.0.113.9")]).toEqual([0, false]);
});

test("a new reader begins at the newest event, one that comes back after the last it heard, or reads everything anew", async () => {
  const { events, hub, open } = openReader();
  for (let n = 1; n <= 3; n++) events.publish("messages", { unread: n });
  const namesOf = ({ written }: Response) => eventsOf(written).map(([id, name]) => [id, name]);
  expect(namesOf(open({}))).toEqual([["e-3", "heartbeat"]]);
  expect(namesOf(open({ lastEventId: "e-1" }))).toEqual([
    [undefined, "heartbeat"],
    ["e-2", "messages"],
    ["e-3", "messages"],
  ]);
  const gone = open({ lastEventId: "old-1" });
  expect(namesOf(gone)).toEqual([
    [undefined, "heartbeat"],
    ["e-3", "resync"],
  ]);
  events.publish("messages", { unread: 4 });
  await nextTurn();
  expect(namesOf(gone).at(-1)).toEqual(["e-4", "messages"]);
  hub.close();
});

test("events of one turn go out in one write, and nothing is written of what is another's", async () => {
  const { events, hub, response } = openReader();
  const before = response.written.length;
  events.publish("messages", { unread: 1 }, "m2");
  await nextTurn();
  expect(response.written.length).toBe(before);
  for (let n = 1; n <= 3; n++) events.publish("messages", { unread: n });
  await nextTurn();
  expect(response.written.slice(before)).toHaveLength(1);
  expect(eventsOf(response.written.slice(before))).toHaveLength(3);
  hub.close();
});

test("who takes nothing is dropped at the third heartbeat, and one who took something in between is not", async () => {
  const { events, hub, response, open } = openReader({ heartbeatMs: 10 });
  const steady = open({});
  const dropped: number[] = [];
  Object.assign(response, { destroy: () => dropped.push(steady.written.length) });
  response.takes = false;
  events.publish("messages", { unread: 1 });
  await nextTurn();
  const before = steady.written.length;
  await expect.poll(() => dropped.length, { interval: 1 }).toBeGreaterThan(0);
  // The other one is written to after this one: it has heard two heartbeats.
  expect(dropped[0]).toBe(before + 2);
  hub.close();
});

test("a stream that breaks is forgotten, and all are told to read everything anew when something may be missed", async () => {
  const { events, hub, response, open } = openReader();
  const other = open({});
  response.emit("error");
  expect(hub.size()).toBe(1);
  events.resync();
  await nextTurn();
  expect(eventsOf(other.written).at(-1)).toEqual(["e-1", "resync", { reason: "gone" }]);
  hub.close();
});

test("readers are told at once when nobody is told of prices any more, and when that is over", async () => {
  const { events, hub, response, open } = openReader();
  const live = vi.spyOn(events, "isLive");
  const said = () => eventsOf(response.written).map(([, name]) => name);
  live.mockReturnValue(false);
  // Any news of the bus has the hub look.
  events.publish("messages", { unread: 1 });
  await nextTurn();
  expect(said()).toEqual(["heartbeat", "messages", "paused"]);
  expect(eventsOf(open({}).written)).toMatchObject([["e-1", "paused", {}]]);
  live.mockReturnValue(true);
  events.resync();
  await nextTurn();
  expect(said()).toEqual(["heartbeat", "messages", "paused", "resync", "heartbeat"]);
  hub.close();
});

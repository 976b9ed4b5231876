// The bus of several nodes against a stream that stands for Redis. With Redis: tests/api/nodes/redis-bus.test.ts.
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BusEvent, EventBus } from "./bus.ts";
import { createBusOf, type Reader } from "./redis-bus.ts";
import type { Sender } from "./redis-entries.ts";
import { BEGIN, RENEW } from "./redis-scripts.ts";
import type { RingBounds } from "./ring.ts";

type Entry = [id: string, fields: string[]];
const entryOf = (id: string, name: string, memberId = ""): Entry => [
  id,
  ["e", name, "d", JSON.stringify(name), "m", memberId, "t", ""],
];
let now = 0;
const open: EventBus[] = [];
beforeEach(() => {
  now = 1_000_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(async () => {
  for (const bus of open.splice(0)) await bus.close();
  vi.restoreAllMocks();
});

/** A stream of one epoch after another, as Redis keeps it, and a node on it. */
async function nodeOn(entries: Entry[] = [], bounds: RingBounds = {}) {
  let next = Promise.withResolvers<void>();
  let epoch = "1";
  const pages: number[] = [];
  const renewed: string[] = [];
  const sent: unknown[] = [];
  const state = { isLost: false, isWell: true, isClosed: false };
  const wake = () => {
    next.resolve();
    next = Promise.withResolvers();
  };
  const begin = (of: string) => {
    epoch = of;
    entries.push(entryOf(`${of}-1`, "resync", "-"));
    wake();
  };
  const ask = async <T>(answer: () => T): Promise<T> => {
    await Promise.resolve();
    if (state.isLost) throw new Error("lost");
    return answer();
  };
  const reader = {
    status: "ready",
    eval: (script: string, _keys: number, _stream: string, _epoch: string, of?: string, number?: number) =>
      ask(() => {
        if (script === BEGIN && entries.length === 0) begin(epoch);
        const [ofNewest, newest] = entries.at(-1)?.[0].split("-") ?? [];
        if (script !== RENEW || ofNewest !== of || Number(newest) >= Number(number)) return 0;
        renewed.push(`${of}-${number}`);
        begin(String(Number(of) + 1));
        return 1;
      }),
    xrevrange: (_key: string, from: string, _to: string, _count: string, count: number) =>
      ask(() => {
        pages.push(count);
        const at = from === "+" ? entries.length : entries.findIndex(([id]) => `(${id}` === from);
        return entries.slice(0, at).toReversed().slice(0, count);
      }),
    xread: async (...all: unknown[]) => {
      const last = String(all.at(-1));
      const behind = () => {
        const at = entries.findIndex(([id]) => id === last);
        const [ofEpoch = "", number = ""] = last.split("-");
        return at >= 0
          ? entries.slice(at + 1)
          : entries.filter(([id]) => id.split("-")[0] !== ofEpoch || Number(id.split("-")[1]) > Number(number));
      };
      if (behind().length === 0) await Promise.race([next.promise, sleep(20, null, { ref: false })]);
      return ask(() => (behind().length > 0 ? [["hanpan:events", behind()]] : null));
    },
    disconnect: () => {
      state.isLost = true;
      wake();
    },
  };
  const sender: Sender = {
    send: (...all) => void sent.push(all),
    sendAnew: () => void sent.push("anew"),
    isWell: () => state.isWell,
    close: async () => void (state.isClosed = true),
  };
  const bus = await createBusOf(reader as unknown as Reader, sender, bounds);
  open.push(bus);
  const heard: BusEvent[] = [];
  const leave = bus.subscribe((event) => void heard.push(event));
  return {
    bus,
    state,
    sent,
    pages,
    renewed,
    entries,
    reader,
    leave,
    /** What its listeners heard. */
    heard: () => heard.map(({ id, data }) => `${id} ${String(data)}`),
    tell: (...told: Entry[]) => {
      entries.push(...told);
      wake();
    },
    put: (...other: Entry[]) => {
      entries.splice(0, entries.length, ...other);
      wake();
    },
  };
}
const since = (bus: EventBus, id: string) => bus.since(id)?.map((one) => one.id) ?? null;
const soon = (is: () => boolean) => vi.waitFor(() => expect(is()).toBe(true), { timeout: 10_000, interval: 5 });

test("an empty stream begins with the word that all read anew, and the node is live", async () => {
  const { bus, heard, pages } = await nodeOn();
  expect([bus.lastId(), bus.isLive(), since(bus, "1-1"), since(bus, "1-0")]).toEqual(["1-1", true, [], null]);
  expect([heard(), pages]).toEqual([[], [1, 500]]);
});

test("what is told is heard in its order and held; who has left hears nothing", async () => {
  const { bus, heard, tell, leave } = await nodeOn();
  tell(entryOf("1-2", "a"), entryOf("1-3", "b"));
  await soon(() => bus.lastId() === "1-3");
  expect([heard(), since(bus, "1-1")]).toEqual([
    ["1-2 a", "1-3 b"],
    ["1-2", "1-3"],
  ]);
  leave();
  tell(entryOf("1-4", "c"));
  await soon(() => bus.lastId() === "1-4");
  expect(heard()).toHaveLength(2);
});

test("a node that starts holds what the stream has of its newest epoch, as far as memory goes", async () => {
  const old = ["0-8", "0-9"].map((id) => entryOf(id, "old"));
  const own = Array.from({ length: 1_200 }, (_, at) => entryOf(`1-${at + 1}`, at === 0 ? "resync" : "own"));
  const all = await nodeOn([...old, ...own]);
  expect([all.bus.lastId(), all.bus.since("1-1")?.length, all.bus.since("0-9")]).toEqual(["1-1200", 1_199, null]);
  expect(all.pages).toEqual([1, 500, 500, 500]);
  // The last page is full, so that one more is asked for.
  const full = await nodeOn(own.slice(0, 500));
  expect(full.pages).toEqual([1, 500, 500]);
  const few = await nodeOn([...own], { capacity: 500 });
  expect([few.pages, few.bus.since("1-700")?.length, few.bus.since("1-699")]).toEqual([[1, 500], 500, null]);
});

test("where numbers are missing, nothing from before them is given", async () => {
  const { bus, tell } = await nodeOn();
  tell(entryOf("1-2", "a"));
  await soon(() => bus.lastId() === "1-2");
  tell(entryOf("1-5", "b"));
  await soon(() => bus.lastId() === "1-5");
  expect([since(bus, "1-2"), since(bus, "1-4")]).toEqual([null, ["1-5"]]);
  tell(entryOf("2-6", "c"));
  await soon(() => bus.lastId() === "2-6");
  expect([since(bus, "1-5"), since(bus, "2-5")]).toEqual([null, ["2-6"]]);
});

test("the word that all read anew is no event: readers begin behind it, and are told to look", async () => {
  const { bus, heard, tell } = await nodeOn();
  let looks = 0;
  const leave = bus.watch(() => looks++);
  tell(entryOf("1-2", "a"), entryOf("1-3", "resync", "-"));
  await soon(() => bus.lastId() === "1-3");
  expect([heard(), since(bus, "1-1"), since(bus, "1-3"), looks]).toEqual([["1-2 a"], null, [], 1]);
  leave();
  tell(entryOf("1-4", "b"));
  await soon(() => bus.lastId() === "1-4");
  expect(looks).toBe(1);
});

test("a reader whose last event is ahead waits for it, and for no other", async () => {
  const { bus, tell } = await nodeOn();
  for (const id of ["1-1", "1-0", "2-9", "none"]) await bus.reached(id);
  let isReached = false;
  const waiting = bus.reached("1-3").then(() => (isReached = true));
  tell(entryOf("1-2", "a"));
  await soon(() => bus.lastId() === "1-2");
  await sleep(10);
  expect(isReached).toBe(false);
  tell(entryOf("1-3", "b"));
  await waiting;
  expect(bus.lastId()).toBe("1-3");
  // One that never comes keeps nobody for longer than a second.
  await bus.reached("1-9");
});

test("a node is live while Redis answers and takes what is told; readers hear when that changes", async () => {
  const { bus, state, reader } = await nodeOn();
  let looks = 0;
  bus.watch(() => looks++);
  state.isWell = false;
  expect(bus.isLive()).toBe(false);
  await soon(() => looks === 1);
  state.isWell = true;
  await soon(() => looks === 2);
  reader.status = "reconnecting";
  expect(bus.isLive()).toBe(false);
  reader.status = "ready";
  expect(bus.isLive()).toBe(true);
  // Nothing was heard for three seconds.
  const held = Promise.withResolvers<null>();
  const asked = vi.spyOn(reader, "xread").mockReturnValue(held.promise);
  await soon(() => asked.mock.calls.length > 0);
  now += 2_999;
  expect(bus.isLive()).toBe(true);
  now += 1;
  expect(bus.isLive()).toBe(false);
  state.isLost = true;
  held.reject(new Error("lost"));
});

test("with a new connection the node goes on behind what it heard", async () => {
  const { bus, state, tell, heard, pages } = await nodeOn();
  let looks = 0;
  state.isLost = true;
  await soon(() => !bus.isLive());
  bus.watch(() => looks++);
  tell(entryOf("1-2", "meanwhile"));
  state.isLost = false;
  await soon(() => bus.isLive());
  await soon(() => bus.lastId() === "1-2");
  expect([heard(), since(bus, "1-1")]).toEqual([["1-2 meanwhile"], ["1-2"]]);
  expect(looks).toBeGreaterThan(0);
  expect(pages.filter((count) => count === 500)).toHaveLength(1);
});

test("a stream that has lost what was told begins anew; one of another epoch is loaded", async () => {
  const one = await nodeOn();
  one.tell(entryOf("1-2", "a"), entryOf("1-3", "b"));
  await soon(() => one.bus.lastId() === "1-3");
  one.state.isLost = true;
  await soon(() => !one.bus.isLive());
  one.put(entryOf("1-1", "resync"), entryOf("1-2", "a"));
  one.state.isLost = false;
  await soon(() => one.bus.lastId() === "2-1");
  expect(one.renewed).toEqual(["1-3"]);

  one.state.isLost = true;
  await soon(() => !one.bus.isLive());
  one.put(entryOf("7-1", "resync"), entryOf("7-2", "c"));
  one.state.isLost = false;
  await soon(() => one.bus.lastId() === "7-2");
  expect([since(one.bus, "7-1"), one.renewed]).toEqual([["7-2"], ["1-3"]]);
});

test("what is published is sent, and the end waits for it", async () => {
  const { bus, sent, state } = await nodeOn();
  bus.publish("contents", {});
  bus.publish("contents", {}, "m1", "live" as never);
  bus.resync();
  expect(sent).toEqual([["contents", "{}", null, null], ["contents", "{}", "m1", "live"], "anew"]);
  await bus.close();
  open.splice(0);
  expect([state.isClosed, bus.isLive()]).toEqual([true, false]);
});

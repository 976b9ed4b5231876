// The bus of several nodes: a Redis stream. The stream's ids are the events' ids, `epoch-number`, and numbers follow one
// another without a hole, so that a node knows exactly whether it has missed something: docs/decisions/redis.md.
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { Redis } from "ioredis";
import { report } from "../log.ts";
import { connectPatiently, connectWaiting } from "../redis.ts";
import type { BusEvent, EventBus } from "./bus.ts";
import { createSender, ENTRY_ANEW, EPOCH, eventOf, type Sender, sentAs, STREAM } from "./redis-entries.ts";
import { BEGIN, RENEW } from "./redis-scripts.ts";
import { CAPACITY, createRing, partsOf, type RingBounds } from "./ring.ts";

/** Redis answers the one question of a node at least so often: whoever hears nothing for longer is cut off from it. */
const BLOCK_MS = 1_000;
const SILENT_MS = 3 * BLOCK_MS;
const READ_AT_ONCE = 500;
/** How long a reader is kept waiting whose last event this node has not heard yet. */
const REACH_MS = 1_000;
const RETRY_MS = 100;

type Entry = [id: string, fields: string[]];

/** Returns when this node has read what the stream holds, or when Redis does not answer: prices are not live then. */
export function createRedisBus(url: string, bounds: RingBounds = {}): Promise<EventBus> {
  return createBusOf(connectWaiting(url, SILENT_MS), createSender(connectPatiently(url)), bounds);
}

/** What a bus asks of the connection that it reads by. */
export type Reader = Pick<Redis, "status" | "xrevrange" | "xread" | "eval" | "disconnect">;

export async function createBusOf(reader: Reader, sender: Sender, bounds: RingBounds): Promise<EventBus> {
  const ring = createRing("none", bounds);
  const listeners = new Set<(event: BusEvent) => void>();
  const watchers = new Set<() => void>();
  const ending = new AbortController();
  let heardAt = Number.NEGATIVE_INFINITY;
  /** As what the newest entry was sent: another one may get its number from a Redis that has lost it. */
  let newestSent = "";
  let wasLive = false;

  const isLive = (): boolean => sender.isWell() && reader.status === "ready" && performance.now() - heardAt < SILENT_MS;
  const lookAround = (): void => {
    for (const watcher of watchers) watcher();
  };
  const timer = setInterval(() => {
    if (isLive() === wasLive) return;
    wasLive = !wasLive;
    lookAround();
  }, RETRY_MS);
  timer.unref();

  /** Returns the event; null for the word that all read anew. */
  function keep([id, fields]: Entry): BusEvent | null {
    const { epoch, number } = partsOf(id) ?? { epoch: "none", number: 0 };
    // Where some are missing, they were trimmed while this node did not hear, or Redis has lost them.
    if (epoch !== ring.epoch || number !== ring.last + 1) ring.restart(epoch, number - 1);
    newestSent = sentAs(fields);
    const event = eventOf(id, fields);
    if (event.name === ENTRY_ANEW) ring.restart(epoch, number);
    else ring.hold(event);
    return event.name === ENTRY_ANEW ? null : event;
  }

  /** What the stream holds of its newest epoch, as far as memory goes. */
  async function load(): Promise<void> {
    const found: Entry[] = [];
    for (let before = "+"; found.length < (bounds.capacity ?? CAPACITY);) {
      const part = await reader.xrevrange(STREAM, before, "-", "COUNT", READ_AT_ONCE);
      found.push(...part);
      const oldest = part.at(-1);
      if (!oldest || part.length < READ_AT_ONCE) break;
      before = `(${oldest[0]}`;
    }
    const epochOf = ([id]: Entry) => partsOf(id)?.epoch;
    const own = found.filter((entry, _, [newest]) => newest && epochOf(entry) === epochOf(newest)).toReversed();
    for (const entry of own) keep(entry);
  }

  /** With each new connection: the stream goes on behind what was heard, or it was emptied or put back. */
  async function catchUp(): Promise<void> {
    await reader.eval(BEGIN, 2, STREAM, EPOCH);
    const [newest] = await reader.xrevrange(STREAM, "+", "-", "COUNT", 1);
    const found = partsOf(newest?.[0] ?? "");
    if (!found) throw new Error("the stream of events is empty");
    if (found.epoch !== ring.epoch) await load();
    else await reader.eval(RENEW, 2, STREAM, EPOCH, ring.epoch, ring.last, newestSent);
    heardAt = performance.now();
  }

  const started = Promise.withResolvers<void>();
  async function follow(): Promise<void> {
    await catchUp();
    started.resolve();
    lookAround();
    while (!ending.signal.aborted) {
      const got = await reader.xread("COUNT", READ_AT_ONCE, "BLOCK", BLOCK_MS, "STREAMS", STREAM, ring.lastId());
      heardAt = performance.now();
      const entries = got?.[0]?.[1] ?? [];
      for (const entry of entries) {
        const event = keep(entry as Entry);
        if (event) for (const listener of listeners) listener(event);
      }
      if (entries.length > 0) lookAround();
    }
  }

  async function followAlways(): Promise<void> {
    while (!ending.signal.aborted) {
      await follow().catch((error: unknown) => {
        // Not live until it has caught up.
        heardAt = Number.NEGATIVE_INFINITY;
        // That the connection is lost was said.
        if (!ending.signal.aborted && reader.status === "ready") report("events of Redis", error);
      });
      await sleep(RETRY_MS, null, { signal: ending.signal }).catch(() => {});
    }
  }

  const following = followAlways();
  await Promise.race([started.promise, sleep(SILENT_MS, null, { ref: false })]);
  wasLive = isLive();

  return {
    publish: (name, data, memberId = null, topic = null) => sender.send(name, JSON.stringify(data), memberId, topic),
    lastId: ring.lastId,
    since: ring.since,
    async reached(id) {
      const wanted = partsOf(id);
      const isAhead = () => wanted?.epoch === ring.epoch && wanted.number > ring.last;
      if (!isAhead()) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const look = () => void (!isAhead() && resolve());
      watchers.add(look);
      await Promise.race([promise, sleep(REACH_MS, null, { ref: false })]);
      watchers.delete(look);
    },
    resync: () => sender.sendAnew(),
    isLive,
    subscribe(listener) {
      const own = AsyncLocalStorage.bind(listener);
      listeners.add(own);
      return () => listeners.delete(own);
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    async close() {
      // What was published last is still on its way.
      await Promise.race([sender.close(), sleep(SILENT_MS, null, { ref: false })]);
      ending.abort();
      clearInterval(timer);
      reader.disconnect();
      await following;
    },
  };
}

// The bus of several nodes on a real Redis: one order for all, resumed on any node, and no gap that nobody is told of.
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventBus } from "../../../server/events/bus.ts";
import { createRedisBus } from "../../../server/events/redis-bus.ts";
import { redisBinary, startRedis, type TestRedis } from "../lib/redis.ts";

const STREAM = "hanpan:events";

describe.skipIf(redisBinary() === null)("the bus on Redis", () => {
  let redis: TestRedis;
  let direct: Redis;
  let buses: EventBus[] = [];
  beforeAll(async () => {
    redis = await startRedis();
    direct = new Redis(redis.url, { retryStrategy: () => 50 });
    direct.on("error", () => {});
  });
  beforeEach(() => direct.flushall());
  afterEach(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    buses = [];
  });
  afterAll(async () => {
    direct.disconnect();
    await redis.stop();
  });

  const open = async (bounds = {}): Promise<EventBus> => {
    const bus = await createRedisBus(redis.url, bounds);
    buses.push(bus);
    return bus;
  };
  const tell = (bus: EventBus, unread: number, to: string | null = null) => bus.publish("messages", { unread }, to);
  const told = (bus: EventBus, since: string) =>
    bus.since(since)?.map(({ frame }) => (JSON.parse(frame.split("data: ")[1] ?? "") as { unread: number }).unread);
  const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

  it("tells all nodes every event once, in one order, under the ids of the stream", async () => {
    const [one, two] = [await open(), await open()];
    const start = one.lastId();
    expect(two.lastId()).toBe(start);
    for (const n of upTo(300)) tell(n % 2 === 0 ? one : two, n, n % 3 === 0 ? "m1" : null);
    await expect.poll(() => told(one, start)?.length).toBe(300);
    await expect.poll(() => told(two, start)?.length).toBe(300);
    expect(told(one, start)).toEqual(told(two, start));
    expect(told(one, start)?.toSorted((a, b) => a - b)).toEqual(upTo(300));
    expect((await direct.xrange(STREAM, "-", "+")).slice(1).map(([id]) => id)).toEqual(
      one.since(start)?.map(({ id }) => id),
    );
    expect(one.since(start)?.filter(({ memberId }) => memberId === "m1")).toHaveLength(100);
  });

  it("gives a reader of another node, and one of a node that starts later, what came after its last event", async () => {
    const one = await open();
    const start = one.lastId();
    for (const n of upTo(20)) tell(one, n);
    await expect.poll(() => told(one, start)?.length).toBe(20);
    const at = one.since(start)?.[6]?.id ?? "";
    const late = await open();
    expect(told(late, at)).toEqual(upTo(20).slice(7));
    expect(late.lastId()).toBe(one.lastId());
  });

  it("waits for what another node has told before", async () => {
    const [one, two] = [await open(), await open()];
    const { epoch, number } = { epoch: one.lastId().split("-")[0], number: Number(one.lastId().split("-")[1]) };
    const ahead = `${epoch}-${number + 1}`;
    const reached = two.reached(ahead);
    expect(two.since(ahead)).toBeNull();
    tell(one, 1);
    await reached;
    expect(two.since(ahead)).toEqual([]);
  });

  it("has readers of what was trimmed read everything anew, and no others", async () => {
    const one = await open({ capacity: 5 });
    const start = one.lastId();
    for (const n of upTo(10)) tell(one, n);
    await expect.poll(() => one.lastId().split("-")[1]).toBe(String(Number(start.split("-")[1]) + 10));
    const ids = (await direct.xrange(STREAM, "-", "+")).map(([id]) => id);
    expect(one.since(start)).toBeNull();
    expect(told(one, ids[5] ?? "")).toEqual([6, 7, 8, 9, 10]);
    // A node that starts when Redis has trimmed its past knows as much.
    await direct.xtrim(STREAM, "MAXLEN", 3);
    const late = await open();
    expect(late.since(ids[6] ?? "")).toBeNull();
    expect(told(late, ids[7] ?? "")).toEqual([8, 9, 10]);
  });

  it("lets two thousand wait for an answer, and has everyone read anew what is more", async () => {
    const one = await open();
    const start = one.lastId();
    for (const n of upTo(2_000)) tell(one, n);
    await expect.poll(() => told(one, start)?.length, { timeout: 10_000 }).toBe(2_000);
    for (const n of upTo(2_001)) tell(one, n);
    expect(one.isLive()).toBe(false);
    await expect.poll(() => one.since(start), { timeout: 10_000 }).toBeNull();
    await expect.poll(() => one.isLive(), { timeout: 10_000 }).toBe(true);
    expect(await direct.xlen(STREAM)).toBe(1 + 2_000 + 2_000 + 1);
  });

  it("tells nothing twice that is sent again because its answer was lost", async () => {
    const one = await open();
    const start = one.lastId();
    for (let from = 0; from < 400; from += 40) {
      for (const n of upTo(40)) tell(one, from + n);
      // Every connection is cut while events are on their way.
      await direct.call("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes");
      await expect.poll(() => one.isLive(), { timeout: 5_000 }).toBe(true);
    }
    await expect.poll(() => told(one, start)?.length, { timeout: 5_000 }).toBe(400);
    expect(told(one, start)).toEqual(upTo(400));
  });

  it("is not live while Redis is away, goes on when it is back, and has everyone read anew what it lost", async () => {
    const [one, two] = [await open(), await open()];
    tell(one, 1);
    const before = one.lastId();
    let looks = 0;
    two.watch(() => looks++);
    await redis.kill();
    await expect.poll(() => [one.isLive(), two.isLive()], { timeout: 5_000 }).toEqual([false, false]);
    await expect.poll(() => looks).toBeGreaterThan(0);
    for (const n of upTo(5_000)) tell(one, n);
    await redis.start();
    await expect.poll(() => [one.isLive(), two.isLive()], { timeout: 5_000 }).toEqual([true, true]);
    expect(one.since(before)).toBeNull();
    expect(two.since(before)).toBeNull();
    await expect.poll(() => one.lastId() === two.lastId()).toBe(true);
    // What was lost is made good for once more where some was lost meanwhile.
    const isHeard = async () => {
      const now = two.lastId();
      tell(one, 7);
      await expect.poll(() => told(two, now)?.at(-1), { timeout: 1_000 }).toBe(7);
    };
    await vi.waitFor(isHeard, { timeout: 30_000 });
  });

  it("notices that Redis stands still", async () => {
    const one = await open();
    redis.halt();
    try {
      await expect.poll(() => one.isLive(), { timeout: 6_000 }).toBe(false);
    } finally {
      redis.goOn();
    }
    await expect.poll(() => one.isLive(), { timeout: 5_000 }).toBe(true);
  });

  it("begins a new epoch where Redis comes back with an older past", async () => {
    const one = await open();
    const start = one.lastId();
    for (const n of upTo(10)) tell(one, n);
    await expect.poll(() => told(one, start)?.length).toBe(10);
    const newest = one.lastId();
    const entries = await direct.xrange(STREAM, "-", "+");
    // As if it had been put back from a copy that is four events old.
    const epoch = start.split("-")[0] ?? "";
    await direct.del(STREAM);
    for (const [id, fields] of entries.slice(0, -4)) await direct.xadd(STREAM, id, ...fields);
    expect(await direct.get(`${STREAM}:epoch`)).toBe(epoch);
    await direct.call("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes");
    await expect.poll(() => one.lastId().split("-")[0], { timeout: 5_000 }).not.toBe(epoch);
    expect(one.since(newest)).toBeNull();
  });

  it("begins a new epoch where others have got the numbers that an older Redis has lost", async () => {
    const [one, two] = [await open(), await open()];
    const start = one.lastId();
    for (const n of upTo(10)) tell(one, n);
    await expect.poll(() => told(two, start)?.length).toBe(10);
    const newest = two.lastId();
    const entries = await direct.xrange(STREAM, "-", "+");
    const [epoch = ""] = start.split("-");
    // Four are lost, and a node whose line was back first has told six others, before the rest connect again.
    const again = direct.multi().call("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes").del(STREAM);
    for (const [id, fields] of entries.slice(0, -4)) again.xadd(STREAM, id, ...fields);
    for (const n of upTo(6))
      again.xadd(STREAM, `${epoch}-*`, "e", "messages", "d", `{"unread":${n}}`, "m", "", "t", "", "s", `other:${n}`);
    await again.exec();
    for (const bus of [one, two]) {
      await expect.poll(() => bus.lastId().split("-")[0], { timeout: 5_000 }).not.toBe(epoch);
      expect(bus.since(newest)).toBeNull();
    }
    expect(one.lastId()).toBe(two.lastId());
  });

  it("goes on in its epoch where only the lines were lost", async () => {
    const [one, two] = [await open(), await open()];
    const start = one.lastId();
    tell(one, 1);
    await expect.poll(() => told(two, start)).toEqual([1]);
    await direct.call("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes");
    tell(two, 2);
    await expect
      .poll(() => [told(one, start), told(two, start)], { timeout: 5_000 })
      .toEqual([
        [1, 2],
        [1, 2],
      ]);
  });
});

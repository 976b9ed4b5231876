// What nodes count and wait for together: guesses, calls a minute, and work that is done in turn.
import type { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { inTurnOfAll } from "../../../server/commands/in-turn.ts";
import { sharedRates } from "../../../server/http/shared-rates.ts";
import { connectRedis } from "../../../server/redis.ts";
import { takeAttempt } from "../../../server/session/attempts.ts";
import { MONEY_PACE } from "../../../src/domain/wallet/money-pace.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { newMember } from "../lib/betting.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { redisBinary, startRedis, type TestRedis } from "../lib/redis.ts";

const MINUTE = 60_000;

describe.skipIf(redisBinary() === null)("on Redis", () => {
  let redis: TestRedis;
  let nodes: Redis[];
  let server: TestServer;
  beforeAll(async () => {
    redis = await startRedis();
    nodes = [connectRedis(redis.url), connectRedis(redis.url)];
    for (const node of nodes) await ready(node);
    server = await startTestServer();
  });
  afterAll(async () => {
    for (const node of nodes) node.disconnect();
    await server.close();
    await redis.stop();
  });
  const ready = (node: Redis) => vi.waitFor(() => expect(node.status).toBe("ready"), { timeout: 5_000 });

  it("guesses count for all nodes, one of two counters that refuses leaves the other as it was, and a right one forgets", async () => {
    let now = Date.now();
    const guess = (node: number, ...names: string[]) =>
      takeAttempt(
        { ...server.context, clock: { now: () => now }, redis: nodes[node] ?? null },
        names.map((name) => ({ name, max: 3, windowMs: MINUTE })),
      ).catch(() => null);
    expect(await guess(0, "a", "b")).not.toBeNull();
    expect(await guess(1, "a", "c")).not.toBeNull();
    const right = await guess(0, "a", "b");
    expect(right).not.toBeNull();
    expect(await guess(1, "b", "a")).toBeNull();
    // The refused one did not count for b.
    expect(await guess(1, "b")).not.toBeNull();
    expect(await guess(1, "b")).toBeNull();
    await right?.forget();
    expect(await guess(1, "b")).not.toBeNull();
    for (const _ of [1, 2, 3]) expect(await guess(1, "a")).not.toBeNull();
    expect(await guess(0, "a")).toBeNull();
    now += MINUTE;
    expect(await guess(0, "a")).not.toBeNull();
  });

  it("twenty guesses at once on two nodes are three", async () => {
    const clock = { now: () => 1_000 };
    const all = Array.from({ length: 20 }, (_, n) =>
      takeAttempt({ ...server.context, clock, redis: nodes[n % 2] ?? null }, [
        { name: "at once", max: 3, windowMs: MINUTE },
      ]).then(
        () => 1,
        () => 0,
      ),
    );
    expect((await Promise.all(all)).reduce<number>((sum, one) => sum + one, 0)).toBe(3);
  });

  it("calls of an address count for all nodes, and for each route apart", async () => {
    const stores = nodes.map((node) => new (sharedRates(node))({} as never));
    const call = (store = stores[0], address = "203.0.113.1") =>
      new Promise<number>((resolve) =>
        store?.incr(address, (_error, found) => resolve(found?.current ?? -1), MINUTE, 10),
      );
    expect([await call(stores[0]), await call(stores[1]), await call(stores[0])]).toEqual([1, 2, 3]);
    expect(await call(stores[1], "203.0.113.2")).toBe(1);
    const route = stores[0]?.child({ routeInfo: { method: "GET", url: "/one" } } as never);
    expect([await call(route as never), await call(stores[1])]).toEqual([1, 4]);
  });

  it("moves of a member's money count for all nodes, whatever the call", async () => {
    const own = await startTestServer({ rateLimit: 100_000, redisUrl: redis.url });
    try {
      await ready(own.context.redis as Redis);
      const [member, other] = [await newMember(own, 0), await newMember(own, 0)];
      const move = async (who: ApiUser, path = "/api/points/convert") => (await who.call("POST", path, {})).status;
      // What other nodes have counted, of a time that does not end meanwhile.
      await nodes[0]?.set(`hanpan:calls::member:${member.memberId}`, MONEY_PACE.most - 1);
      expect([await move(member), await move(member, "/api/bets"), await move(other)]).toEqual([400, 429, 400]);
    } finally {
      await own.close();
    }
  });

  it("work waits for a node that does work of the same name, and for none while Redis is away", async () => {
    const [one = null, other] = nodes;
    const order: string[] = [];
    await other?.set("hanpan:turn:t", "other", "PX", 60_000);
    const works = Promise.all(
      [1, 2].map((n) => inTurnOfAll({ redis: one }, "t", async () => void order.push(`work ${n}`))),
    );
    // Another name does not wait.
    await inTurnOfAll({ redis: one }, "u", async () => void order.push("beside"));
    order.push("other is done");
    await other?.del("hanpan:turn:t");
    await works;
    expect(order).toEqual(["beside", "other is done", "work 1", "work 2"]);
    expect(await other?.exists("hanpan:turn:t", "hanpan:turn:u")).toBe(0);

    await other?.set("hanpan:turn:t", "other", "PX", 60_000);
    await redis.kill();
    expect(await inTurnOfAll({ redis: one }, "t", async () => "done")).toBe("done");
    const store = new (sharedRates(nodes[0] as Redis))({} as never);
    const call = () => new Promise((resolve) => store.incr("x", (_error, found) => resolve(found?.current), MINUTE, 5));
    expect([await call(), await call()]).toEqual([1, 2]);
    const counters = [{ name: "away", max: 1, windowMs: MINUTE }];
    const away = { ...server.context, redis: one };
    await takeAttempt(away, counters);
    await expect(takeAttempt(away, counters)).rejects.toThrow("요청");
    await redis.start();
    for (const node of nodes) await ready(node);
    expect(await call()).toBe(1);
  });
});

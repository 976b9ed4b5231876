// One node at a time does what is done for all: on PostgreSQL, with nodes that end, stand still and come back.
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../../../server/clock.ts";
import { createMemoryBus } from "../../../server/events/memory-bus.ts";
import type { ServerContext } from "../../../server/context.ts";
import { rowsFrom } from "../../../server/db/execute.ts";
import { openDatabase, type OpenDatabase } from "../../../server/db/open.ts";
import { lease } from "../../../server/db/schema.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { asHolder, leaseNow } from "../../../server/leases/fence.ts";
import { type LeasedPart, missNodes, nudge, startLeased } from "../../../server/leases/leases.ts";
import { emptyBatch, type Feed } from "../../../server/sports/feed/feed.ts";
import { refreshFeed } from "../../../server/sports/feed/refresh.ts";
import { runFeeds } from "../../../server/sports/feed/runner.ts";
import { startTestServer } from "../lib/harness.ts";
import { postgresBinaries, startSeededPostgres, type TestPostgres } from "../lib/postgres.ts";

describe.skipIf(postgresBinaries() === null)("leases on PostgreSQL", () => {
  let postgres: TestPostgres;
  let url: string;
  let opened: OpenDatabase[] = [];
  beforeAll(async () => {
    postgres = await startSeededPostgres();
    ({ url } = postgres);
  });
  beforeEach(async () => {
    const { db } = await node("none");
    await db().execute(sql`create table if not exists written (what text not null)`);
    await db().execute(sql`truncate written`);
    await db().execute(sql`delete from lease`);
  });
  afterEach(async () => {
    for (const one of opened) await one.close();
    opened = [];
  });
  afterAll(() => postgres.stop());

  async function node(name: string) {
    const database = await openDatabase({ databaseUrl: url, dataDir: "memory", poolSize: 3, node: name });
    opened.push(database);
    const context = { node: name, database, events: createMemoryBus(), life: { isServing: true } } as ServerContext;
    return { context, db: () => database.db };
  }
  const log: string[] = [];
  const partOf = (owner: string, name: string): LeasedPart => ({
    name,
    start: async () => {
      log.push(`${owner} starts ${name}`);
      return {
        nudged: () => void log.push(`${owner} looks at ${name}`),
        stop: () => void log.push(`${owner} stops ${name}`),
      };
    },
  });
  const holders = async (db: () => OpenDatabase["db"]) =>
    Object.fromEntries(
      (await db().select().from(lease)).map(({ name, holder, token }) => [name, `${holder} ${token}`]),
    );

  it("go to one node, which gives them back when it ends, and to another at once", async () => {
    log.length = 0;
    const [one, two] = [await node("one"), await node("two")];
    const first = await startLeased(one.context, [partOf("one", "a"), partOf("one", "b")]);
    const second = await startLeased(two.context, [partOf("two", "a"), partOf("two", "b")]);
    expect(log).toEqual(["one starts a", "one starts b"]);
    await nudge(two.context, "a");
    await expect.poll(() => log.at(-1)).toBe("one looks at a");
    const endedAt = performance.now();
    await first.stop();
    await expect.poll(() => log.filter((line) => line.startsWith("two")).length).toBe(2);
    expect(performance.now() - endedAt).toBeLessThan(2_000);
    expect(await holders(one.db)).toEqual({ a: "two 2", b: "two 2", "node:two": "two 1" });
    await second.stop();
  });

  it("run out where a node ends in the middle: the next has them within five seconds, and all pages read anew", async () => {
    log.length = 0;
    const [one, two] = [await node("one"), await node("two")];
    await rowsFrom(one.db(), sql`select * from lease_take(array['a', 'node:one'], 'one', 2500, false)`);
    const started = await startLeased(two.context, [
      partOf("two", "a"),
      { name: "nodes", start: async (context) => ({ stop: clearing(() => missNodes(context)) }) },
    ]);
    const before = two.context.events.lastId();
    const diedAt = performance.now();
    await expect.poll(() => log, { timeout: 5_000 }).toEqual(["two starts a"]);
    await expect.poll(() => two.context.events.since(before), { timeout: 5_000 }).toBeNull();
    expect(performance.now() - diedAt).toBeLessThan(5_000);
    await started.stop();
  });

  it("go to a node that is heard where their own is not, and stay where none is", async () => {
    log.length = 0;
    const [one, two] = [await node("one"), await node("two")];
    const heard = { one: true, two: true };
    one.context.events.isLive = () => heard.one;
    two.context.events.isLive = () => heard.two;
    const first = await startLeased(one.context, [partOf("one", "a")]);
    const second = await startLeased(two.context, [partOf("two", "a")]);
    const isHeld = sql`select holder from lease where name = 'a' and until > clock_timestamp()`;
    const holder = async () => (await rowsFrom<{ holder: string }>(two.db(), isHeld))[0]?.holder;
    const last = (owner: string) => log.findLast((line) => line.startsWith(owner));
    await expect.poll(holder, { timeout: 60_000 }).toBe("one");
    heard.one = false;
    await expect.poll(holder, { timeout: 60_000 }).toBe("two");
    await expect.poll(() => [last("one"), last("two")]).toEqual(["one stops a", "two starts a"]);
    heard.two = false;
    const hears = async () => (await two.db().select().from(lease)).filter((row) => row.hears).map(({ name }) => name);
    await expect.poll(hears, { timeout: 60_000 }).toEqual(["a"]);
    // Longer than a node waits for the others, and than a lease.
    await sleep(9_000);
    await expect.poll(holder, { timeout: 60_000 }).toBeDefined();
    heard.one = true;
    await expect.poll(holder, { timeout: 60_000 }).toBe("one");
    await expect.poll(() => [last("one"), last("two")]).toEqual(["one starts a", "two stops a"]);
    await first.stop();
    await second.stop();
  });

  it("free what the transaction of a node holds that stands still, and leave its statements", async () => {
    const [one, two] = [await node("one"), await node("two")];
    await one.db().execute(sql`insert into written values ('free')`);
    const [held, freed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const still = inTransaction(one.db(), async (tx) => {
      await tx.execute(sql`update written set what = 'held'`);
      held.resolve();
      await freed.promise;
      await tx.execute(sql`update written set what = 'late'`);
    });
    await held.promise;
    const alone = one.db().execute(sql`select pg_sleep(4)`);
    await rowsFrom(one.db(), sql`select * from lease_take(array['node:one'], 'one', 2000, false)`);
    const other = two.db().execute(sql`update written set what = what || ' again'`);
    const missing = clearing(() => missNodes(two.context));
    await other;
    missing();
    freed.resolve();
    await expect(still).rejects.toThrow(/^Failed query: (update written|rollback)/);
    await alone;
    expect(await rowsFrom(two.db(), sql`select what from written`)).toEqual([{ what: "free again" }]);
    expect(await two.db().$count(lease)).toBe(0);
  });

  function clearing(work: () => Promise<void>): () => void {
    const timer = setInterval(() => void work(), 100);
    return () => clearInterval(timer);
  }

  it("are kept by who comes late, as long as nobody has taken them", async () => {
    const { db } = await node("one");
    const take = async (holder: string) =>
      (
        await rowsFrom<{ token: string }>(
          db(),
          sql`select token::text from lease_take(array['a'], ${holder}, 0, false)`,
        )
      )[0]?.token;
    expect([await take("one"), await take("one"), await take("two"), await take("one")]).toEqual(["1", "1", "2", "3"]);
  });

  it("of one who was overtaken write nothing: no transaction, and no statement by itself", async () => {
    const { db } = await node("one");
    const write = (what: string) => db().execute(sql`insert into written values (${what})`);
    const hold = (token: string, work: () => Promise<unknown>) =>
      asHolder({ name: "a", token }, async () => await work());
    await rowsFrom(db(), sql`select * from lease_take(array['a'], 'one', 0, false)`);
    await hold("1", () => write("alone"));
    await hold("1", () => inTransaction(db(), (tx) => tx.execute(sql`insert into written values ('together')`)));
    await rowsFrom(db(), sql`select * from lease_take(array['a'], 'two', 60000, false)`);
    const lost = { cause: { code: "HP002" } };
    await expect(hold("1", () => write("late"))).rejects.toMatchObject(lost);
    await expect(
      hold("1", () => inTransaction(db(), (tx) => tx.execute(sql`insert into written values ('late too')`))),
    ).rejects.toMatchObject({ code: "HP002" });
    await expect(hold("1", () => db().delete(lease))).rejects.toMatchObject(lost);
    // What only reads is read, and others write.
    expect(await hold("1", () => db().$count(lease))).toBe(1);
    await write("nobody's");
    expect(await rowsFrom(db(), sql`select what from written order by what`)).toEqual([
      { what: "alone" },
      { what: "nobody's" },
      { what: "together" },
    ]);
  });

  it("are those of a part also where another call has it do something", async () => {
    const { context } = await node("one");
    const held: unknown[] = [];
    const note = () => void held.push(leaseNow()?.name);
    const started = await startLeased(context, [
      {
        name: "a",
        start: async ({ events }) => ({ nudged: note, stop: events.subscribe(note) }),
      },
    ]);
    context.events.publish("contents", {});
    expect(held).toEqual(["a"]);
    await nudge({ ...context, node: "two" }, "a");
    await expect.poll(() => held).toEqual(["a", "a"]);
    await started.stop();

    const feed: Feed = {
      name: "test",
      load: async () => note(),
      advance: async () => (note(), emptyBatch()),
      forget: () => {},
    };
    const feeds = { ...context, clock: systemClock };
    const runner = await asHolder({ name: "feed", token: "1" }, () => runFeeds(feeds, [feed]));
    held.length = 0;
    await refreshFeed(feeds, "test");
    await runner.nudged();
    await runner.stop();
    expect(held.length).toBeGreaterThanOrEqual(4);
    expect(new Set(held)).toEqual(new Set(["feed"]));
  });

  it("of another are asked to look for what was written, whoever this node takes itself for", async () => {
    const { context, db } = await node("one");
    const nudges = async () =>
      (await rowsFrom<{ nudges: number }>(db(), sql`select nudges::int from lease where name = 'feed'`))[0]?.nudges;
    await rowsFrom(db(), sql`select * from lease_take(array['feed'], 'one', 0, false)`);
    const runner = await asHolder({ name: "feed", token: "1" }, () => runFeeds({ ...context, clock: systemClock }, []));
    await refreshFeed(context, "replay");
    expect(await nudges()).toBe(0);
    await rowsFrom(db(), sql`select * from lease_take(array['feed'], 'two', 60000, false)`);
    await refreshFeed(context, "replay");
    expect(await nudges()).toBe(1);
    await runner.stop();
  });

  it("are not taken while their holder is in a transaction, which is ended for the next one", async () => {
    const [one, two] = [await node("one"), await node("two")];
    const taken = async () =>
      (await rowsFrom(two.db(), sql`select * from lease_take(array['a'], 'two', 60000, false)`)).length;
    await rowsFrom(one.db(), sql`select * from lease_take(array['a'], 'one', 0, false)`);
    const began = performance.now();
    const still = asHolder({ name: "a", token: "1" }, () =>
      inTransaction(one.db(), async (tx) => {
        await tx.execute(sql`insert into written values ('still')`);
        // A renewal waits for nobody, and ends nothing.
        await rowsFrom(two.db(), sql`select * from lease_take(array['a'], 'one', 0, false)`);
        expect(await taken()).toBe(0);
        await expect.poll(taken, { timeout: 5_000, interval: 100 }).toBe(1);
        await tx.execute(sql`insert into written values ('late')`);
      }),
    );
    // Its connection is gone: the write fails, or the end of the transaction does.
    await expect(still).rejects.toThrow(/^Failed query: (insert into written|rollback)/);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(await rowsFrom(two.db(), sql`select * from written`)).toEqual([]);
  });
});

it("a node alone has every lease at once, also behind one that ended in the middle", async () => {
  const server = await startTestServer();
  const { db } = server.context.database;
  const names = (await db.select().from(lease)).filter(({ holder }) => holder === server.context.node);
  expect(names.map(({ name }) => name).toSorted()).toEqual([
    "approvals",
    "audit log",
    "automatic stops",
    "books",
    "cleaning",
    "contents",
    "exposure",
    "feed",
    "games",
    "maintenance",
    "nodes",
    "players",
    "programmes",
    "providers",
    "tether",
  ]);
  await rowsFrom(db, sql`update lease set holder = 'dead'`);
  await rowsFrom(db, sql`select * from lease_take(array['feed'], 'new', 2500, true)`);
  expect(await rowsFrom(db, sql`select holder from lease where name = 'feed'`)).toEqual([{ holder: "new" }]);
  await server.close();
});

// Two nodes on one PostgreSQL and one Redis, as processes: their owner is killed, and the next one is halted and comes back.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServerProcess } from "../../../scripts/lib/server-process.ts";
import { rowsFrom } from "../../../server/db/execute.ts";
import { audit } from "../../../server/ledger/audit.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { newMember } from "../lib/betting.ts";
import { type Site, startSite } from "../lib/nodes.ts";
import { postgresBinaries } from "../lib/postgres.ts";
import { redisBinary } from "../lib/redis.ts";
import { readStream, type ReadEvent, type StreamReader } from "../lib/stream-reader.ts";

const OWNED = ["feed", "games", "programmes", "tether", "approvals", "audit log", "providers", "exposure"];
const TAKEN_OVER_MS = 5_000;

interface Offer extends Record<string, unknown> {
  selectionId: string;
  marketId: string;
  fixtureId: string;
  betPrice: number;
}

describe.skipIf(postgresBinaries() === null || redisBinary() === null)("two nodes", () => {
  let site: Site;
  let first: ServerProcess;
  let second: ServerProcess;
  let user: ApiUser & { memberId: string };
  beforeAll(async () => {
    site = await startSite({ FEED: "simulated", IN_PLAY_DELAY_MS: "300" });
    first = await site.start();
    second = await site.start();
    user = await newMember(site.asServer(second), 10_000_000);
  }, 480_000);
  afterAll(() => site.stop());

  const told = (events: readonly ReadEvent[]) => events.filter(({ name }) => !["heartbeat", "paused"].includes(name));
  const prices = (events: readonly ReadEvent[]) => events.filter(({ name }) => name === "prices");
  const read = (node: ServerProcess, lastId?: string): Promise<StreamReader> =>
    readStream(node.url, user.token, lastId);
  const owner = async () => (await site.holders())["feed"];

  /** Bets on what is in play now, by this node; those that the rules refuse are left. */
  async function betInPlay(node: ServerProcess): Promise<number> {
    const offers = await rowsFrom<Offer>(
      site.database.db,
      sql`select distinct on (m.fixture_id) s.id as "selectionId", m.id as "marketId", m.fixture_id as "fixtureId", s.price as "betPrice"
        from selection s join market m on m.id = s.market_id join fixture f on f.id = m.fixture_id
        where m.phase = 'live' and m.status = 'open' and f.status = 'live' and s.price between 131 and 900 limit 6`,
    );
    const answers = await Promise.all(
      offers.map((offer) =>
        fetch(`${node.url}/api/bets`, {
          method: "POST",
          headers: {
            "X-AUTH-TOKEN": `Bearer ${user.token}`,
            "Idempotency-Key": crypto.randomUUID(),
            "content-type": "application/json",
          },
          body: JSON.stringify({ stake: 1_000, accept: "any", picks: [{ kind: "fixture", ...offer }] }),
        }),
      ),
    );
    return answers.filter(({ status }) => status === 201).length;
  }

  const pending = async () =>
    (
      await rowsFrom<{ n: number }>(
        site.database.db,
        sql`select count(*)::int as n from bet where acceptance = 'pending'`,
      )
    )[0]?.n;
  /** Bets whose decision was made more than once, and rounds that were told with two results. */
  async function expectOnce(): Promise<void> {
    expect(
      await rowsFrom(
        site.database.db,
        sql`select bet_id from judgement where stage = 'bet_decision' group by bet_id having count(*) > 1`,
      ),
    ).toEqual([]);
    expect((await audit(site.database.db)).differences).toEqual([]);
  }

  it("tell their readers the same, in the same order, and one of them does each part", async () => {
    const nodes = async () => Object.keys(await site.holders()).filter((name) => name.startsWith("node:")).length;
    await expect.poll(nodes).toBe(2);
    const holders = await site.holders();
    expect(new Set(OWNED.map((name) => holders[name])).size).toBe(1);
    const readers = [await read(first), await read(second)] as const;
    await Promise.all(readers.map((reader) => reader.until((events) => prices(events).length >= 6)));
    await Promise.all(readers.map((reader) => reader.leave()));
    const [one, two] = readers.map(({ events }) => new Map(told(events).map((event) => [event.id, event.data])));
    const both = [...(one ?? [])].filter(([id]) => two?.has(id));
    expect(both.length).toBeGreaterThanOrEqual(4);
    for (const [id, data] of both) expect(two?.get(id)).toEqual(data);
    expect(await betInPlay(first)).toBeGreaterThan(0);
    await betInPlay(second);
    await expect.poll(pending, { timeout: 20_000 }).toBe(0);
    await expectOnce();
  });

  it("go on within five seconds when the one that does the parts is killed, and pages read anew what it told nobody", async () => {
    const before = await owner();
    const reader = await read(second);
    await reader.until((events) => prices(events).length >= 1);
    const count = prices(reader.events).length;
    await betInPlay(second);
    first.signal("SIGKILL");
    const killedAt = performance.now();
    await expect
      .poll(
        async () =>
          new Set(
            OWNED.map(
              (
                (held) => (name: string) =>
                  held[name] !== before
              )(await site.holders()),
            ),
          ),
        {
          timeout: 60_000,
          interval: 50,
        },
      )
      .toEqual(new Set([true]));
    expect(performance.now() - killedAt).toBeLessThan(TAKEN_OVER_MS);
    await reader.until((events) => prices(events).length > count && events.some(({ name }) => name === "resync"));
    await expect.poll(pending, { timeout: 20_000 }).toBe(0);
    await reader.leave();
    await expectOnce();
  });

  it("write nothing when they stood still and come back, and no round has two results", async () => {
    const third = await site.start();
    const before = await owner();
    const reader = await read(third);
    await betInPlay(third);
    second.signal("SIGSTOP");
    const haltedAt = performance.now();
    await expect.poll(owner, { timeout: 60_000, interval: 50 }).not.toBe(before);
    expect(performance.now() - haltedAt).toBeLessThan(TAKEN_OVER_MS + 500);
    const seen = prices(reader.events).length;
    await reader.until((events) => prices(events).length > seen + 2);
    const drawn = () =>
      rowsFrom<{ id: string; result: string }>(
        site.database.db,
        sql`select id, drawn::text || seed || root as result from game_round where state = 'drawn' order by id`,
      );
    await expect.poll(async () => (await drawn()).length, { timeout: 90_000 }).toBeGreaterThan(0);
    const results = await drawn();
    const after = await owner();
    second.signal("SIGCONT");
    // It has come back when it serves again, and its own looks have found the leases another's.
    await expect
      .poll(() => fetch(`${second.url}/api/health`).then(({ status }) => status), { timeout: 60_000 })
      .toBe(200);
    await expect.poll(async () => (await site.holders())[`node:${before}`], { timeout: 10_000 }).toBe(before);
    const back = await read(second);
    const known = prices(back.events).length;
    await back.until((events) => prices(events).length > known + 2);
    expect(await owner()).toBe(after);
    const same = new Map((await drawn()).map(({ id, result }) => [id, result]));
    for (const { id, result } of results) expect([id, same.get(id)]).toEqual([id, result]);
    await expect.poll(pending, { timeout: 20_000 }).toBe(0);
    await back.leave();
    await reader.leave();
    await expectOnce();
  });

  it("say that prices are not live while Redis is away, take bets all the same, and are well within five seconds", async () => {
    const node = await site.start();
    const reader = await read(node);
    await site.redis.kill();
    await reader.until((events) => events.some(({ name }) => name === "paused"));
    expect((await fetch(`${node.url}/api/health`)).status).toBe(200);
    expect(await betInPlay(node)).toBeGreaterThan(0);
    const count = reader.events.length;
    await site.redis.start();
    const backAt = performance.now();
    await reader.until((events) => events.slice(count).some(({ name }) => name === "heartbeat"));
    expect(performance.now() - backAt).toBeLessThan(TAKEN_OVER_MS);
    const { length } = prices(reader.events);
    await reader.until((events) => prices(events).length > length);
    await reader.leave();
    await expect.poll(pending, { timeout: 20_000 }).toBe(0);
    await expectOnce();
  });
});

// Drives the feeds by the server's clock. One thing at a time: a tick, a reload and an import's refresh
// never overlap, so a feed's state and the database cannot part.
import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { settleFixture } from "../betting/settlement/settle-fixture.ts";
import type { ServerContext } from "../../context.ts";
import { troubleOf } from "../../db/trouble.ts";
import type { BusEvent } from "../../events/bus.ts";
import { every } from "../../every.ts";
import type { Feed, FeedBatch, FeedResult } from "./feed.ts";
import { createWatchdog, type Watchdog } from "./watchdog.ts";
import { applyBatch, execute } from "./writer.ts";
import { report } from "../../log.ts";

export interface FeedRunner {
  /** Brings every feed up to the clock and settles what has ended. */
  tick(): Promise<void>;
  /** Suspends what belongs to feeds that are silent; runs by itself every second, also while a feed hangs. */
  watch(): Promise<void>;
  /** Has one feed read the database again, then ticks it; without a name each of them. */
  refresh(feed?: string): Promise<void>;
  /** Another node has imported something. */
  nudged(): Promise<void>;
  stop(): Promise<void>;
}

const TICK_MS = 1_000;
const runners = new WeakMap<ServerContext, FeedRunner>();

/** The runner of a started server; undefined when its feeds are not running. */
export function runnerOf(context: ServerContext): FeedRunner | undefined {
  return runners.get(context);
}

/**
 * Loads the feeds, brings them up to the clock and keeps them there until `stop`. One that cannot be loaded is tried again,
 * and the watchdog suspends what is its own meanwhile. Throws what the database throws, with the feeds closed.
 */
export async function runFeeds(context: ServerContext, feeds: readonly Feed[]): Promise<FeedRunner> {
  const ending = new AbortController();
  const watchdog = createWatchdog(context, feeds);
  const astray = new Set(feeds);
  let last: Promise<void> = Promise.resolve();
  // Whoever asks for it, it is done by the lease that the feeds were started with.
  const asStarted = AsyncLocalStorage.snapshot();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(() => asStarted(work));
    last = done.catch(() => {});
    return done;
  };
  // In turns, so that one feed that has much to catch up with does not hold the others back.
  const tickAll = async () => {
    let behind: readonly Feed[] = feeds;
    while (behind.length > 0 && !ending.signal.aborted) {
      const still: Feed[] = [];
      for (const feed of behind) if (await advance(context, feed, watchdog, astray)) still.push(feed);
      // The embedded database never waits for anything: without a pause requests would not get their turn.
      const restMs = Math.max(0, ...still.map((feed) => feed.restMs ?? 0));
      if (restMs > 0) await sleep(restMs, null, { signal: ending.signal }).catch(() => {});
      else if (still.length > 0) await setImmediate();
      behind = still.length > 0 ? feeds : [];
    }
  };
  const runner: FeedRunner = {
    tick: () => inTurn(tickAll),
    watch: () => watchdog.watch(),
    refresh: (name) =>
      inTurn(async () => {
        for (const feed of feeds) if (name === undefined || feed.name === name) await feed.load();
        await tickAll();
      }),
    nudged: () => runner.refresh(),
    stop: async () => {
      ending.abort();
      unsubscribe();
      runners.delete(context);
      for (const feed of feeds) feed.close?.();
      await Promise.all([watching.stop(), ticking.stop(), last]);
    },
  };
  const unsubscribe = context.events.subscribe((event) => {
    for (const id of settledFixtures(event)) for (const feed of feeds) feed.forget(id);
  });
  try {
    await watchdog.load();
  } catch (error) {
    unsubscribe();
    for (const feed of feeds) feed.close?.();
    throw error;
  }
  const watching = every("feed watchdog", TICK_MS, runner.watch);
  await runner.tick();
  runners.set(context, runner);
  const ticking = every("feeds", TICK_MS, runner.tick);
  return runner;
}

/**
 * One batch of a feed; true when it wants another at once. A failure costs the feed its memory, not its turn: it is
 * `astray` until it has read the database again, which may fail as well.
 */
async function advance(context: ServerContext, feed: Feed, watchdog: Watchdog, astray: Set<Feed>): Promise<boolean> {
  try {
    watchdog.asked(feed);
    const wasHeld = watchdog.isHeld(feed);
    if (astray.has(feed) || (wasHeld && !feed.isRecovering?.())) await feed.load();
    astray.delete(feed);
    const batch = await feed.advance(context.clock.now());
    watchdog.answered(feed);
    if (!isEmpty(batch)) await applyBatch(context, batch);
    await settle(context, feed.name, batch.results);
    // Of a batch that was not the last one the rest is still to come.
    if (wasHeld && !batch.more && !feed.isRecovering?.()) await watchdog.release(feed);
    return batch.more;
  } catch (error) {
    report(`feed ${feed.name}`, error);
    astray.add(feed);
    return false;
  }
}

/** One after the other, in the feed's order. Where a result stands already, an operator was first. */
async function settle(context: ServerContext, source: string, results: readonly FeedResult[]): Promise<void> {
  if (results.length === 0) return;
  const ids = JSON.stringify(results.map(({ fixtureId }) => ({ id: fixtureId })));
  const { rows } = await execute<{ id: string; source: string }>(
    context.database.db,
    sql`
    select distinct on (r.fixture_id) r.fixture_id as id, r.source
    from jsonb_to_recordset(${ids}::text::jsonb) as v("id" text) join fixture_result r on r.fixture_id = v."id"
    order by r.fixture_id, r.revision desc`,
  );
  const decided = new Map(rows.map(({ id, source: by }) => [id, by]));
  for (const { fixtureId, result, revises = false } of results) {
    const by = decided.get(fixtureId);
    if (by !== undefined && !(revises && by === source)) continue;
    // A fixture that cannot be settled must not hold up those after it; it is tried again at the next load.
    await settleFixture(context, fixtureId, result, source).catch((error: unknown) => {
      // None of them can be settled now, and the feed tells them again.
      if (troubleOf(error)) throw error;
      report(`result of ${fixtureId}`, error);
    });
    await setImmediate();
  }
}

/** Results are settled apart. */
function isEmpty({ results: _results, more: _more, ...parts }: FeedBatch): boolean {
  return Object.values(parts).every((items) => items.length === 0);
}

function settledFixtures(event: BusEvent): string[] {
  if (event.name !== "fixtures") return [];
  const { items } = event.data as { items: { id: string; status: string }[] };
  return items.filter(({ status }) => status === "settled" || status === "cancelled").map(({ id }) => id);
}

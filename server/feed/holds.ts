// Bet-stops: an operator's on everything, a sport, a fixture or a market, and the watchdog's on a feed. A hold suspends
// what is open and nothing else. While it stands, what the feed says is kept in `wanted`, and comes back when no hold is
// left.
import { sql, type SQL } from "drizzle-orm";
import { dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { Tx } from "../db/open.ts";
import { marketHold } from "../db/schema.ts";
import type { PriceRow } from "./price-row.ts";
import { execute } from "./rows.ts";

export type HoldScope = "all" | "sport" | "fixture" | "market" | "feed";
export interface Hold {
  scope: HoldScope;
  /** Of the sport, the fixture, the market, or the feed's name; empty for `all`. */
  key: string;
}

/** True where a hold covers the market `m` of the fixture `f`. */
export const IS_HELD: SQL = sql`exists (select 1 from market_hold h where h.scope = 'all'
  or (h.scope = 'sport' and h.key = f.sport_id) or (h.scope = 'feed' and h.key = f.feed)
  or (h.scope = 'fixture' and h.key = f.id) or (h.scope = 'market' and h.key = m.id))`;

const COVERED: Readonly<Record<HoldScope, (key: string) => SQL>> = {
  all: () => sql`true`,
  sport: (key) => sql`f.sport_id = ${key}`,
  feed: (key) => sql`f.feed = ${key}`,
  fixture: (key) => sql`f.id = ${key}`,
  market: (key) => sql`m.id = ${key}`,
};

/** Suspends what is covered and open. False when the hold stands already. `by`: the operator; null: the watchdog. */
export async function placeHold(
  context: ServerContext,
  { scope, key }: Hold,
  { reason, by }: { reason: string; by: string | null },
): Promise<boolean> {
  const changed = await context.database.db.transaction(async (tx) => {
    const placed = await tx
      .insert(marketHold)
      .values({ scope, key, reason, by, at: dateNow(context.clock) })
      .onConflictDoNothing()
      .returning();
    return placed.length === 0 ? null : setStatus(tx, { scope, key }, "suspended", sql`m.status = 'open'`);
  });
  if (changed) publishPrices(context, changed);
  return changed !== null;
}

/** Opens again what the feed wants open and no other hold covers. False when there was no such hold. */
export async function liftHold(context: ServerContext, { scope, key }: Hold): Promise<boolean> {
  const changed = await context.database.db.transaction(async (tx) => {
    const { rows } = await execute(
      tx,
      sql`delete from market_hold where scope = ${scope} and key = ${key} returning scope`,
    );
    if (rows.length === 0) return null;
    return setStatus(tx, { scope, key }, "open", sql`m.status = 'suspended' and m.wanted = 'open' and not ${IS_HELD}`);
  });
  if (changed) publishPrices(context, changed);
  return changed !== null;
}

async function setStatus(tx: Tx, { scope, key }: Hold, status: "open" | "suspended", which: SQL): Promise<PriceRow[]> {
  const { rows } = await execute<PriceRow>(
    tx,
    sql`
    with changed as (
      update market m set status = ${status}, version = m.version + 1 from fixture f
      where f.id = m.fixture_id and m.phase <> 'bonus' and ${COVERED[scope](key)} and ${which}
      returning m.id, m.fixture_id, m.status, m.version
    )
    select s.id as "selectionId", s.market_id as "marketId", changed.fixture_id as "fixtureId", s.price as "betPrice",
      changed.status, changed.version
    from changed join selection s on s.market_id = changed.id`,
  );
  return rows;
}

/** An event carries this many rows at most. */
const EVENT_ROWS = 200;

function publishPrices(context: ServerContext, rows: readonly PriceRow[]): void {
  for (let at = 0; at < rows.length; at += EVENT_ROWS)
    context.events.publish("prices", { items: rows.slice(at, at + EVENT_ROWS) });
}

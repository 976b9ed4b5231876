// Bet-stops: an operator's on everything, a sport, a fixture or a market, and the watchdog's on a feed. A hold suspends
// what is open and nothing else. While it stands, what the feed says is kept in `wanted`, and comes back when no hold is
// left.
import { sql, type SQL } from "drizzle-orm";
import { type Clock, dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import type { Tx } from "../../db/open.ts";
import { marketHold } from "../../db/schema.ts";
import type { PriceRow } from "./price-row.ts";
import { publishPrices } from "./publish.ts";
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

/** What a hold covers, of the market `m` of the fixture `f`. */
export const COVERED: Readonly<Record<HoldScope, (key: string) => SQL>> = {
  all: () => sql`true`,
  sport: (key) => sql`f.sport_id = ${key}`,
  feed: (key) => sql`f.feed = ${key}`,
  fixture: (key) => sql`f.id = ${key}`,
  market: (key) => sql`m.id = ${key}`,
};

export interface HoldNote {
  reason: string;
  /** The operator's member id; null: the watchdog. */
  by: string | null;
}

/** Suspends what is covered and open, and returns its prices; null when the hold stands already. */
export async function addHold(
  tx: Tx,
  clock: Clock,
  { scope, key }: Hold,
  { reason, by }: HoldNote,
): Promise<PriceRow[] | null> {
  const placed = await tx
    .insert(marketHold)
    .values({ scope, key, reason, by, at: dateNow(clock) })
    .onConflictDoNothing()
    .returning();
  return placed.length === 0 ? null : setStatus(tx, { scope, key }, "suspended", sql`m.status = 'open'`);
}

/** Opens again what the feed wants open and no other hold covers; null when there was no such hold. */
export async function removeHold(tx: Tx, { scope, key }: Hold): Promise<PriceRow[] | null> {
  const { rows } = await execute(
    tx,
    sql`delete from market_hold where scope = ${scope} and key = ${key} returning scope`,
  );
  if (rows.length === 0) return null;
  return setStatus(tx, { scope, key }, "open", sql`m.status = 'suspended' and m.wanted = 'open' and not ${IS_HELD}`);
}

/** `addHold` in a transaction of its own. False when the hold stands already. */
export async function placeHold(context: ServerContext, hold: Hold, note: HoldNote): Promise<boolean> {
  const changed = await context.database.db.transaction((tx) => addHold(tx, context.clock, hold, note));
  if (changed) publishPrices(context, changed);
  return changed !== null;
}

/** `removeHold` in a transaction of its own. False when there was no such hold. */
export async function liftHold(context: ServerContext, hold: Hold): Promise<boolean> {
  const changed = await context.database.db.transaction((tx) => removeHold(tx, hold));
  if (changed) publishPrices(context, changed);
  return changed !== null;
}

/** Markets that are suspended within what a hold covers. */
export async function suspendedIn(tx: Tx, { scope, key }: Hold): Promise<number> {
  const { rows } = await execute<{ count: number }>(
    tx,
    sql`select count(*)::int as count from market m join fixture f on f.id = m.fixture_id
      where m.status = 'suspended' and m.phase <> 'bonus' and ${COVERED[scope](key)}`,
  );
  return rows[0]?.count ?? 0;
}

async function setStatus(tx: Tx, { scope, key }: Hold, status: "open" | "suspended", which: SQL): Promise<PriceRow[]> {
  const { rows } = await execute<PriceRow>(
    tx,
    sql`
    with changed as (
      update market m set status = ${status}, version = m.version + 1 from fixture f
      where f.id = m.fixture_id and m.phase <> 'bonus' and ${COVERED[scope](key)} and ${which}
      returning m.id, m.fixture_id, m.status, m.version, m.phase
    )
    select s.id as "selectionId", s.market_id as "marketId", changed.fixture_id as "fixtureId", s.price as "betPrice",
      changed.status, changed.version, changed.phase
    from changed join selection s on s.market_id = changed.id`,
  );
  return rows;
}

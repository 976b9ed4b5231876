// How markets change their state as whole fixtures: the states and their changes are in README.md. Each function returns
// the prices that members must hear of.
import { sql, type SQL } from "drizzle-orm";
import { rowsOf } from "../../db/transaction.ts";
import type { Tx } from "../../db/open.ts";
import type { QuotedMarket } from "./feed.ts";
import { IS_HELD } from "./holds.ts";
import type { PriceRow } from "./price-row.ts";
import { execute } from "./rows.ts";

/** How long a bet on a market of the fixture `f` waits; null: as configured. */
export const DELAY_OF: SQL = sql`(select i.delay_ms from in_play_setting i where i.delay_ms is not null and (i.scope = 'all'
  or (i.scope = 'sport' and i.key = f.sport_id) or (i.scope = 'league' and i.key = f.league_name))
  order by case i.scope when 'league' then 0 when 'sport' then 1 else 2 end limit 1)`;

/** Runs `changed`, which returns id, fixture_id, status, version and phase of markets `m`, and reads their prices. */
async function pricesOf(tx: Tx, changed: SQL): Promise<PriceRow[]> {
  const { rows } = await execute<PriceRow>(
    tx,
    sql`
    with changed as (${changed})
    select s.id as "selectionId", s.market_id as "marketId", changed.fixture_id as "fixtureId", s.price as "betPrice",
      changed.status, changed.version, changed.phase
    from changed join selection s on s.market_id = changed.id`,
  );
  return rows;
}

const RETURNED = sql`returning m.id, m.fixture_id, m.status, m.version, m.phase`;
const asRows = (ids: readonly string[]): SQL => rowsOf(ids.map((id) => ({ id })));

/** At the kick-off the prematch producer hands its markets over; those of a proto round close for good. */
export async function kickOff(tx: Tx, fixtureIds: readonly string[]): Promise<PriceRow[]> {
  if (fixtureIds.length === 0) return [];
  return pricesOf(
    tx,
    sql`update market m set status = case m.phase when 'proto' then 'closed' else 'handed_over' end, version = m.version + 1
      from ${asRows(fixtureIds)} as v("id" text)
      where m.fixture_id = v."id" and m.phase in ('prematch', 'proto') and m.status in ('inactive', 'open', 'suspended')
      ${RETURNED}`,
  );
}

/** Single markets are handed over to the live producer. */
export async function handOver(tx: Tx, marketIds: readonly string[]): Promise<PriceRow[]> {
  if (marketIds.length === 0) return [];
  return pricesOf(
    tx,
    sql`update market m set status = 'handed_over', version = m.version + 1 from ${asRows(marketIds)} as v("id" text)
      where m.id = v."id" and m.phase = 'prematch' and m.status in ('inactive', 'open', 'suspended') ${RETURNED}`,
  );
}

/** A market that was handed over opens again when the live producer offers it: under a new version, as an in-play one. */
export async function takeOver(tx: Tx, markets: readonly QuotedMarket[]): Promise<PriceRow[]> {
  const live = markets.filter(({ phase }) => phase === "live").map(({ id }) => id);
  if (live.length === 0) return [];
  return pricesOf(
    tx,
    sql`update market m set phase = 'live', status = case when ${IS_HELD} then 'suspended' else 'open' end, wanted = 'open',
        delay_ms = ${DELAY_OF}, version = m.version + 1
      from ${asRows(live)} as v("id" text), fixture f
      where m.id = v."id" and f.id = m.fixture_id and m.status = 'handed_over' ${RETURNED}`,
  );
}

/** A bet-stop suspends what is open, and what a hold alone keeps from being open stays suspended after it. */
export async function stopBets(tx: Tx, fixtureIds: readonly string[]): Promise<PriceRow[]> {
  if (fixtureIds.length === 0) return [];
  return pricesOf(
    tx,
    sql`update market m set status = 'suspended', wanted = 'suspended', version = m.version + 1
      from ${asRows(fixtureIds)} as v("id" text)
      where m.fixture_id = v."id" and (m.status = 'open' or (m.status = 'suspended' and m.wanted = 'open')) ${RETURNED}`,
  );
}

/** Play is over: nothing of these fixtures takes a bet, and the result is still to come. */
export async function closeAll(tx: Tx, fixtureIds: readonly string[]): Promise<PriceRow[]> {
  if (fixtureIds.length === 0) return [];
  return pricesOf(
    tx,
    sql`update market m set status = 'closed', version = m.version + 1 from ${asRows(fixtureIds)} as v("id" text)
      where m.fixture_id = v."id" and m.status in ('inactive', 'open', 'suspended', 'handed_over') ${RETURNED}`,
  );
}

/**
 * A result that was told too early is taken back before it was settled: the fixture runs again, and its live markets are
 * suspended until they are told anew. A fixture that has a result in force is left alone: a later result revises it.
 */
export async function rollBack(tx: Tx, fixtureIds: readonly string[]): Promise<PriceRow[]> {
  if (fixtureIds.length === 0) return [];
  const { rows } = await execute<{ id: string }>(
    tx,
    sql`update fixture f set status = 'live' from ${asRows(fixtureIds)} as v("id" text)
      where f.id = v."id" and f.status = 'ended' and not exists (select 1 from fixture_result r where r.fixture_id = f.id)
      returning f.id`,
  );
  if (rows.length === 0) return [];
  return pricesOf(
    tx,
    sql`update market m set status = 'suspended', wanted = 'suspended', version = m.version + 1
      from ${asRows(rows.map(({ id }) => id))} as v("id" text)
      where m.fixture_id = v."id" and m.phase = 'live' and m.status = 'closed' ${RETURNED}`,
  );
}

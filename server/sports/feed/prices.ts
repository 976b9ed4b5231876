// Prices of selections: those of a feed, and those that a trader holds by hand. A feed does not overwrite a price by hand;
// what it says meanwhile is kept, and the price goes back to it. docs/decisions/prices-by-hand.md.
import { type SQL, sql } from "drizzle-orm";
import { isFarFromFeed } from "../../../src/domain/sports/hand-price.ts";
import { formatPrice } from "../../../src/domain/common/price.ts";
import { type Clock, dateNow } from "../../clock.ts";
import type { Tx } from "../../db/open.ts";
import { rowsOf } from "../../db/transaction.ts";
import { recordAction } from "../../operator/live/actions.ts";
import { namesOf } from "../../operator/live/targets.ts";
import type { FeedBatch } from "./feed.ts";
import { addHold } from "./holds.ts";
import type { PriceRow } from "./price-row.ts";
import { parts } from "./publish.ts";
import { execute, STATEMENT_ROWS } from "./rows.ts";

/** Who stopped a market, in the record of the desk. */
const BY = "자동 정지";

interface SaidRow extends PriceRow {
  /** Of a price by hand; null: the price is the feed's. */
  feedPrice: number | null;
  byHandApproval: string | null;
}

/** What a feed says of prices. Returns what members must hear of. */
export async function setPrices(tx: Tx, clock: Clock, prices: FeedBatch["prices"]): Promise<PriceRow[]> {
  const changed: PriceRow[] = [];
  const far = new Map<string, SaidRow>();
  for (const part of parts(prices, STATEMENT_ROWS)) {
    const { rows } = await execute<SaidRow>(
      tx,
      sql`
      with said as (
        update selection s set price = case when s.by_hand is null then v."price" else s.price end,
          feed_price = case when s.by_hand is not null then v."price" end
        from ${rowsOf(part)} as v("selectionId" text, "price" int), market m
        where s.id = v."selectionId" and m.id = s.market_id and coalesce(s.feed_price, s.price) <> v."price"
          and m.status in ('inactive', 'open', 'suspended')
        returning s.id, s.market_id, s.price, s.feed_price, s.by_hand_approval
      ), risen as (
        update market m set version = m.version + 1 where m.id in (select market_id from said where feed_price is null)
        returning m.id, m.fixture_id, m.status, m.version, m.phase
      )
      select said.id as "selectionId", said.market_id as "marketId", risen.fixture_id as "fixtureId",
        said.price as "betPrice", risen.status, risen.version, risen.phase, said.feed_price as "feedPrice",
        said.by_hand_approval as "byHandApproval"
      from said left join risen on risen.id = said.market_id`,
    );
    for (const { feedPrice, byHandApproval, ...row } of rows)
      if (feedPrice === null) changed.push(row);
      else if (byHandApproval === null && isFarFromFeed(row.betPrice, feedPrice))
        far.set(row.marketId, { feedPrice, byHandApproval, ...row });
  }
  return [...changed, ...(await stopFar(tx, clock, far))];
}

/** A price that one person set alone and that is far from the feed by now takes no bet: its market stops by itself. */
async function stopFar(tx: Tx, clock: Clock, far: ReadonlyMap<string, SaidRow>): Promise<PriceRow[]> {
  const stopped: PriceRow[] = [];
  for (const [key, { betPrice, feedPrice }] of far) {
    const hold = { scope: "market", key } as const;
    const reason = `수동 배당 ${formatPrice(betPrice)}: 공급 배당 ${formatPrice(feedPrice ?? 0)}에서 벗어남`;
    const prices = await addHold(tx, clock, hold, { reason, by: null });
    if (prices === null) continue;
    const [name = key] = await namesOf(tx, [hold]);
    await recordAction(tx, clock, { by: BY, action: "hold", ...hold, name, reason, counts: { markets: 1 } });
    stopped.push(...prices);
  }
  return stopped;
}

/** Holds a price by hand, or changes one that is held. The market is locked. */
export function holdPrice(
  tx: Tx,
  clock: Clock,
  selectionId: string,
  { price, by }: { price: number; by: string },
): Promise<PriceRow[]> {
  return change(
    tx,
    sql`price = ${price}, feed_price = coalesce(s.feed_price, s.price), by_hand = ${by},
      by_hand_at = ${dateNow(clock).toISOString()}::timestamptz,
      by_hand_approval = nullif(current_setting('hanpan.approval', true), '')`,
    sql`s.id = ${selectionId}`,
  );
}

const GIVEN_BACK = sql`price = s.feed_price, feed_price = null, by_hand = null, by_hand_at = null, by_hand_approval = null`;

/** Gives a price back to the feed. None where it is the feed's already. */
export function giveBack(tx: Tx, selectionId: string): Promise<PriceRow[]> {
  return change(tx, GIVEN_BACK, sql`s.id = ${selectionId} and s.by_hand is not null`);
}

/** A price by hand before the kick-off says nothing of the match in play: the live producer begins with its own. */
export async function giveBackAtTakeOver(tx: Tx, marketIds: readonly string[]): Promise<void> {
  if (marketIds.length === 0) return;
  await tx.execute(sql`update selection s set ${GIVEN_BACK}
    from ${rowsOf(marketIds.map((id) => ({ id })))} as v("id" text), market m
    where s.market_id = v."id" and s.by_hand is not null and m.id = v."id" and m.status = 'handed_over'`);
}

async function change(tx: Tx, set: SQL, which: SQL): Promise<PriceRow[]> {
  const { rows } = await execute<PriceRow>(
    tx,
    sql`
    with changed as (update selection s set ${set} where ${which} returning s.id, s.market_id, s.price),
    risen as (
      update market m set version = m.version + 1 where m.id in (select market_id from changed)
      returning m.id, m.fixture_id, m.status, m.version, m.phase
    )
    select changed.id as "selectionId", risen.id as "marketId", risen.fixture_id as "fixtureId",
      changed.price as "betPrice", risen.status, risen.version, risen.phase
    from changed join risen on risen.id = changed.market_id`,
  );
  return rows;
}

// Bet-stops of operators: placed and lifted with a record of who did it, and what they did is counted.
import { desc, eq, sql } from "drizzle-orm";
import type { HoldReport, HoldRequest, LiftRequest, StandingHold } from "../../../src/api/contract/operator/live.ts";
import type { Clock } from "../../clock.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { marketHold, member } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { addHold, COVERED, type Hold, removeHold, suspendedIn } from "../../sports/feed/holds.ts";
import type { PriceRow } from "../../sports/feed/price-row.ts";
import { execute } from "../../sports/feed/rows.ts";
import { recordAction } from "./actions.ts";
import { refuseFarPrices } from "./prices.ts";
import { namesOf, refuseUnknown } from "./targets.ts";

export interface Stopped {
  report: HoldReport;
  /** To be published after the commit. */
  prices: PriceRow[];
}

/** Throws ApiError not_found, and request_moved when the hold stands already. */
export async function stop(tx: Tx, clock: Clock, by: string, { scope, key, reason }: HoldRequest): Promise<Stopped> {
  await refuseUnknown(tx, { scope, key });
  const prices = await addHold(tx, clock, { scope, key }, { reason, by });
  if (!prices) throw new ApiError("request_moved", "이미 정지했습니다.");
  const report = await reportOf(tx, { scope, key }, prices);
  const [name = key] = await namesOf(tx, [{ scope, key }]);
  await recordAction(tx, clock, { by, action: "hold", scope, key, name, reason, counts: { markets: report.markets } });
  return { report, prices };
}

/** Throws ApiError request_moved when no such hold stands, and where a price by hand is what stopped the market. */
export async function lift(tx: Tx, clock: Clock, by: string, hold: LiftRequest): Promise<Stopped> {
  if (hold.scope === "market") await refuseFarPrices(tx, hold.key);
  const prices = await removeHold(tx, hold);
  if (!prices) throw new ApiError("request_moved", "이미 해제했습니다.");
  const report = await reportOf(tx, hold, prices);
  const [name = hold.key] = await namesOf(tx, [hold]);
  await recordAction(tx, clock, { by, action: "lift", ...hold, name, reason: "", counts: { ...report } });
  return { report, prices };
}

async function reportOf(tx: Tx, hold: Hold, prices: readonly PriceRow[]): Promise<HoldReport> {
  const changed = new Set(prices.map(({ marketId }) => marketId)).size;
  return { markets: changed, stillSuspended: await suspendedIn(tx, hold) };
}

/** A hold of a fixture that has ended stops nothing any more. */
const IS_RUNNING = sql`${marketHold.scope} not in ('fixture', 'market') or exists (
  select 1 from fixture f where f.status in ('scheduled', 'live') and f.id = case ${marketHold.scope}
    when 'fixture' then ${marketHold.key}
    else (select m.fixture_id from market m where m.id = ${marketHold.key}) end)`;

export async function standingHolds(db: Queryable): Promise<StandingHold[]> {
  const rows = await db
    .select({ hold: marketHold, userId: member.userId })
    .from(marketHold)
    .leftJoin(member, eq(member.id, marketHold.by))
    .where(IS_RUNNING)
    .orderBy(desc(marketHold.at), marketHold.scope, marketHold.key);
  const holds = rows.map(({ hold }) => ({ ...hold, scope: hold.scope as StandingHold["scope"] }));
  const names = await namesOf(db, holds);
  const items: StandingHold[] = [];
  for (const [at, hold] of holds.entries()) {
    const { rows: counts } = await execute<{ count: number }>(
      db,
      sql`select count(*)::int as count from market m join fixture f on f.id = m.fixture_id
        where m.status = 'suspended' and m.wanted = 'open' and m.phase <> 'bonus' and ${COVERED[hold.scope](hold.key)}`,
    );
    items.push({
      ...hold,
      name: names[at] ?? hold.key,
      by: rows[at]?.userId ?? hold.by,
      at: hold.at.toISOString(),
      markets: counts[0]?.count ?? 0,
    });
  }
  return items;
}

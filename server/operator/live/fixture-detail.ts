// One fixture at the live desk: its markets with what hangs on them, the worst first.
import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { LiveMarketDetail, LiveFixtureDetail } from "../../../src/api/contract/operator/live.ts";
import { netResults, worstResult } from "../../../src/domain/sports/exposure/exposure.ts";
import { BONUS_FEED } from "../../sports/betting/bonus-fixture.ts";
import type { Queryable } from "../../db/open.ts";
import { fixture, market, marketHold, selection } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { HAND_FEED } from "../../sports/feed/hand-feed.ts";
import { execute } from "../../sports/feed/rows.ts";
import { stakesOn, type StakedSelection, withMulti } from "./exposure.ts";
import { userIdsOf } from "../approvals/weigh.ts";
import { HELD_BY } from "./fixtures.ts";

type MarketRow = typeof market.$inferSelect;
type SelectionRow = typeof selection.$inferSelect;

/** Throws ApiError not_found. */
export async function liveFixtureDetail(db: Queryable, id: string): Promise<LiveFixtureDetail> {
  const [row] = await db
    .select()
    .from(fixture)
    .where(and(eq(fixture.id, id), ne(fixture.feed, BONUS_FEED)));
  if (!row) throw new ApiError("not_found");
  const rows = await db
    .select({ market, selection, heldKey: marketHold.key })
    .from(market)
    .innerJoin(selection, eq(selection.marketId, market.id))
    .leftJoin(marketHold, and(eq(marketHold.scope, "market"), eq(marketHold.key, market.id)))
    .where(eq(market.fixtureId, id))
    .orderBy(asc(market.position), asc(market.id), asc(selection.position));
  const { rows: holds } = await execute<{ heldBy: LiveFixtureDetail["heldBy"] | null }>(
    db,
    sql`select ${HELD_BY} as "heldBy" from fixture f where f.id = ${id}`,
  );
  const names = await userIdsOf(
    db,
    rows.flatMap((one) => one.selection.byHand ?? []),
  );
  const staked = new Map((await stakesOn(db, id)).map((one) => [one.id, one]));
  const markets = [...Map.groupBy(rows, (one) => one.market.id).values()].flatMap(([first, ...others]) =>
    first
      ? [
          liveMarketDetail(
            first.market,
            first.heldKey !== null,
            [first, ...others].map((one) => one.selection),
            staked,
            names,
          ),
        ]
      : [],
  );
  return {
    id,
    sportId: row.sportId,
    leagueName: row.leagueName,
    homeName: row.homeName,
    awayName: row.awayName,
    startsAt: row.startsAt.toISOString(),
    status: row.status as LiveFixtureDetail["status"],
    score: row.homeScore === null || row.awayScore === null ? null : { home: row.homeScore, away: row.awayScore },
    clock: row.clock,
    heldBy: holds[0]?.heldBy ?? [],
    isEntered: row.feed === HAND_FEED,
    // Stable: markets without bets stay in the order of the page.
    markets: markets.toSorted((a, b) => a.worst - b.worst),
  };
}

function liveMarketDetail(
  row: MarketRow,
  isHeld: boolean,
  selections: readonly SelectionRow[],
  staked: ReadonlyMap<string, StakedSelection>,
  names: ReadonlyMap<string, string>,
): LiveMarketDetail {
  const items = selections.map(({ id, key, name, price, maxStake, maxLiability, ...one }) => {
    const { bets = 0, stake = 0, payout = 0, multiBets = 0, multiStake = 0, multiPayout = 0 } = staked.get(id) ?? {};
    const byHand = handOf(one, names);
    return {
      id,
      key,
      name,
      betPrice: price,
      byHand,
      maxStake,
      maxLiability,
      bets,
      stake,
      payout,
      multiBets,
      multiStake,
      multiPayout,
    };
  });
  const nets = netResults(items);
  const all = items.map(withMulti);
  const netsOfAll = netResults(all);
  return {
    id: row.id,
    kind: row.kind,
    marketName: row.marketName,
    family: row.family as LiveMarketDetail["family"],
    period: row.period,
    line: row.line,
    phase: row.phase as LiveMarketDetail["phase"],
    status: row.status as LiveMarketDetail["status"],
    isHeld,
    delayMs: row.delayMs,
    worst: worstResult(items),
    worstOfAll: worstResult(all),
    maxStake: row.maxStake,
    maxLiability: row.maxLiability,
    selections: items.map((one) => ({ ...one, net: nets.get(one.key) ?? 0, netOfAll: netsOfAll.get(one.key) ?? 0 })),
  };
}

function handOf(
  { byHand, byHandAt, feedPrice }: Pick<SelectionRow, "byHand" | "byHandAt" | "feedPrice">,
  names: ReadonlyMap<string, string>,
): LiveMarketDetail["selections"][number]["byHand"] {
  if (byHand === null || byHandAt === null || feedPrice === null) return null;
  return { by: names.get(byHand) ?? byHand, at: byHandAt.toISOString(), feedPrice };
}

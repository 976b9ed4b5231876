import { sql } from "drizzle-orm";
import type { OverviewExposure } from "../../../src/api/contract/operator/overview.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Queryable } from "../../db/open.ts";
import { listLive } from "../live/fixtures.ts";

/** Fixtures that are named. */
const NAMED = 6;

/** What was cashed out is paid already: the rest of a stake counts, and what that rest pays. */
export const openQuery = sql`select count(*)::int as bets, coalesce(sum(b.stake - b.cashed_stake), 0)::text as stake,
    coalesce(sum(b.payout - b.cashed_paid), 0)::text as payout
  from bet b where b.status = 0 and b.acceptance <> 'refused'`;

export async function readExposure(db: Queryable): Promise<OverviewExposure> {
  const [[open], { items }] = await Promise.all([
    rowsFrom<{ bets: number; stake: string; payout: string }>(db, openQuery),
    listLive(db, { page: 1, itemsPerPage: NAMED, sort: "worst" }),
  ]);
  return {
    open: { bets: open?.bets ?? 0, stake: Number(open?.stake ?? 0), payout: Number(open?.payout ?? 0) },
    fixtures: items
      .filter(({ worst }) => worst < 0)
      .map(({ id, homeName, awayName, status, stake, worst }) => ({
        id,
        name: `${homeName} vs ${awayName}`,
        isLive: status === "live",
        stake,
        worst,
      })),
  };
}

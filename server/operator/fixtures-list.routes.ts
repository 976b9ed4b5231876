// The fixtures that an operator may give a result, with the result in force.
import { sql } from "drizzle-orm";
import type * as v from "valibot";
import type { OperatorFixturePage, OperatorFixturesQuery } from "../../src/api/contract/operator/fixtures.ts";
import type { FixtureFacts } from "../../src/api/contract/sports/fixtures.ts";
import type { PeriodScores } from "../../src/domain/sports/markets/kind.ts";
import type { ServerContext } from "../context.ts";
import { execute } from "../sports/feed/writer.ts";
import { containing } from "../lists/containing.ts";
import { paginate } from "../lists/paginate.ts";

interface Row extends FixtureFacts, Record<string, unknown> {
  openBets: number;
  openStake: string;
  home: number | null;
  away: number | null;
  homeHalf: number | null;
  awayHalf: number | null;
  periods: PeriodScores | null;
  void: boolean | null;
  revision: number | null;
  homeScore: number | null;
  awayScore: number | null;
  clock: string | null;
}

const ORDER = sql`(f.status = 'scheduled'), case when f.status = 'scheduled' then f.starts_at end, f.starts_at desc, f.id`;

/** What has begun first, the latest on top; what is to come after it, the next on top. */
export async function listFixtures(
  context: ServerContext,
  query: v.InferOutput<typeof OperatorFixturesQuery>,
): Promise<OperatorFixturePage> {
  const { db } = context.database;
  const hasStatus = query.status ? sql`and f.status = ${query.status}` : sql``;
  const hasText = query.text
    ? sql`and (f.home_name || ' ' || f.away_name || ' ' || f.league_name) ilike ${containing(query.text)}`
    : sql``;
  const wanted = sql`f.feed <> 'bonus' ${hasStatus} ${hasText}`;
  const { rows: counts } = await execute<{ count: number }>(
    db,
    sql`select count(*)::int as count from fixture f where ${wanted}`,
  );
  return paginate(query, counts[0]?.count ?? 0, async ({ limit, offset }) => {
    const { rows } = await execute<Row>(
      db,
      sql`
      select f.id, f.sport_id as "sportId", f.league_name as "leagueName", f.home_name as "homeName", f.away_name as "awayName",
        f.starts_at as "startsAt", f.status, f.home_score as "homeScore", f.away_score as "awayScore", f.clock, r.home, r.away, r.home_half as "homeHalf", r.away_half as "awayHalf", r.periods, r.void, r.revision,
        risk.bets as "openBets", risk.stake as "openStake"
      from (select * from fixture f where ${wanted} order by ${ORDER} limit ${limit} offset ${offset}) f
      left join lateral (select * from fixture_result r where r.fixture_id = f.id order by revision desc limit 1) r on true
      cross join lateral (
        select count(*)::int as bets, coalesce(sum(b.stake - b.cashed_stake), 0)::text as stake from bet b
        where b.status = 0 and b.acceptance <> 'refused'
          and exists (select 1 from bet_pick p where p.bet_id = b.id and p.fixture_id = f.id)
      ) risk
      order by ${ORDER}`,
    );
    return rows.map(
      ({
        home,
        away,
        homeHalf,
        awayHalf,
        periods,
        void: isVoid,
        revision,
        startsAt,
        openStake,
        homeScore,
        awayScore,
        ...row
      }) => ({
        ...row,
        openStake: Number(openStake),
        score: homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore },
        startsAt: new Date(startsAt).toISOString(),
        result:
          revision === null || isVoid === null
            ? null
            : { home, away, homeHalf, awayHalf, periods, void: isVoid, revision },
      }),
    );
  });
}

// Results of fixtures as members read them.
import { sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { FixtureFacts } from "../../../../src/api/contract/sports/fixtures.ts";
import type { SportResult, SportResultsQuery } from "../../../../src/api/contract/sports/sport-results.ts";
import { isVoidResult } from "../../../../src/domain/sports/settlement/result.ts";
import { resultPeriods } from "../../../../src/domain/sports/settlement/result-periods.ts";
import { seoulDayBounds } from "../../../../src/domain/common/time.ts";
import type { ServerContext } from "../../../context.ts";
import { paginate } from "../../../lists/paginate.ts";
import { rowsFrom } from "../../../db/execute.ts";
import { outcomeOf, type ResultScores } from "../settlement/result.ts";
import { BONUS_FEED } from "../bonus-fixture.ts";

interface Row extends ResultScores, Omit<FixtureFacts, "status"> {}

/** Fixtures with a result in force, the latest kick-off first. */
export async function sportResults(
  { database: { db } }: ServerContext,
  { sportId, date, ...page }: InferOutput<typeof SportResultsQuery>,
) {
  const day = date === undefined ? null : seoulDayBounds(date);
  const ofSport = sportId === undefined ? sql`` : sql`and f.sport_id = ${sportId}`;
  const ofDay = day
    ? sql`and f.starts_at >= ${new Date(day.from).toISOString()} and f.starts_at < ${new Date(day.to).toISOString()}`
    : sql``;
  const wanted = sql`f.feed <> ${BONUS_FEED} and f.status not in ('scheduled', 'live') ${ofSport} ${ofDay}
    and exists (select 1 from fixture_result r where r.fixture_id = f.id)`;
  const [counted] = await rowsFrom<{ count: number }>(
    db,
    sql`select count(*)::int as count from fixture f where ${wanted}`,
  );
  return paginate(page, counted?.count ?? 0, async ({ limit, offset }) => {
    const rows = await rowsFrom<Row & Record<string, unknown>>(
      db,
      sql`
      select f.id, f.sport_id as "sportId", f.league_name as "leagueName", f.home_name as "homeName",
        f.away_name as "awayName", f.starts_at as "startsAt", r.home, r.away, r.home_half as "homeHalf",
        r.away_half as "awayHalf", r.periods, r.void
      from (select * from fixture f where ${wanted} order by f.starts_at desc, f.id limit ${limit} offset ${offset}) f
      cross join lateral (select * from fixture_result r where r.fixture_id = f.id order by revision desc limit 1) r
      order by f.starts_at desc, f.id`,
    );
    return rows.map(onWire);
  });
}

function onWire({ id, sportId, leagueName, homeName, awayName, startsAt, ...row }: Row): SportResult {
  const named = { id, sportId, leagueName, homeName, awayName, startsAt: new Date(startsAt).toISOString() };
  const result = outcomeOf(row);
  if (isVoidResult(result)) return { ...named, score: null, periods: [] };
  const { home, away } = result;
  return { ...named, score: { home, away }, periods: resultPeriods(sportId, result) };
}

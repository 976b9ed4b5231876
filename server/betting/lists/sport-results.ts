// Results of fixtures as members read them.
import { sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { SportResult, SportResultsQuery } from "../../../src/api/contract/sport-results.ts";
import { PERIOD, SPORT } from "../../../src/domain/market.ts";
import { seoulDayBounds } from "../../../src/domain/time.ts";
import type { ServerContext } from "../../context.ts";
import { paginate } from "../../lists/paginate.ts";
import { rowsFrom } from "../transaction.ts";
import { BONUS_FEED } from "../bonus-fixture.ts";

interface Row {
  id: string;
  sportId: string;
  leagueName: string;
  homeName: string;
  awayName: string;
  startsAt: string;
  home: number | null;
  away: number | null;
  homeHalf: number | null;
  awayHalf: number | null;
  void: boolean;
}

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
        r.away_half as "awayHalf", r.void
      from (select * from fixture f where ${wanted} order by f.starts_at desc, f.id limit ${limit} offset ${offset}) f
      cross join lateral (select * from fixture_result r where r.fixture_id = f.id order by revision desc limit 1) r
      order by f.starts_at desc, f.id`,
    );
    return rows.map(onWire);
  });
}

function onWire({ home, away, homeHalf, awayHalf, void: isVoid, startsAt, ...row }: Row): SportResult {
  const named = { ...row, startsAt: new Date(startsAt).toISOString() };
  if (isVoid || home === null || away === null) return { ...named, score: null, periods: [] };
  const end = { period: PERIOD.fullTime, home, away };
  if (homeHalf === null || awayHalf === null) return { ...named, score: { home, away }, periods: [end] };
  // The half of a volleyball match are two sets, which have no code.
  const first = row.sportId === SPORT.volleyball ? [] : [{ period: PERIOD.firstHalf, home: homeHalf, away: awayHalf }];
  // Of the other sports the rest is no period: it may hold overtime.
  const second =
    row.sportId === SPORT.football ? [{ period: PERIOD.secondHalf, home: home - homeHalf, away: away - awayHalf }] : [];
  return { ...named, score: { home, away }, periods: [...first, ...second, end] };
}

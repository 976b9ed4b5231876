// The fixtures that an operator may give a result, with the result in force.
import { sql } from "drizzle-orm";
import type * as v from "valibot";
import type { AdminFixturePage, AdminFixturesQuery } from "../../src/api/contract/fixtures.ts";
import { ITEMS_PER_PAGE } from "../../src/domain/constants.ts";
import type { FixtureStatus } from "../../src/domain/market.ts";
import type { ServerContext } from "../context.ts";
import { execute } from "../feed/writer.ts";

interface Row extends Record<string, unknown> {
  id: string;
  sportId: string;
  leagueName: string;
  homeName: string;
  awayName: string;
  startsAt: string;
  status: FixtureStatus;
  home: number | null;
  away: number | null;
  homeHalf: number | null;
  awayHalf: number | null;
  void: boolean | null;
  revision: number | null;
}

/** A page of 15: what has begun first, the latest on top; what is to come after it, the next on top. */
export async function listFixtures(
  context: ServerContext,
  query: v.InferOutput<typeof AdminFixturesQuery>,
): Promise<AdminFixturePage> {
  const { db } = context.database;
  const wanted = query.status ? sql`f.feed <> 'bonus' and f.status = ${query.status}` : sql`f.feed <> 'bonus'`;
  const { rows: counts } = await execute<{ count: number }>(
    db,
    sql`select count(*)::int as count from fixture f where ${wanted}`,
  );
  const totalCount = counts[0]?.count ?? 0;
  const { rows } = await execute<Row>(
    db,
    sql`
    select f.id, f.sport_id as "sportId", f.league_name as "leagueName", f.home_name as "homeName", f.away_name as "awayName",
      f.starts_at as "startsAt", f.status, r.home, r.away, r.home_half as "homeHalf", r.away_half as "awayHalf", r.void, r.revision
    from (
      select * from fixture f where ${wanted}
      order by (status = 'scheduled'), case when status = 'scheduled' then starts_at end, starts_at desc, id
      limit ${ITEMS_PER_PAGE} offset ${(query.page - 1) * ITEMS_PER_PAGE}
    ) f
    left join lateral (select * from fixture_result r where r.fixture_id = f.id order by revision desc limit 1) r on true
    order by (f.status = 'scheduled'), case when f.status = 'scheduled' then f.starts_at end, f.starts_at desc, f.id`,
  );
  return {
    page: query.page,
    pageCount: Math.max(1, Math.ceil(totalCount / ITEMS_PER_PAGE)),
    itemsPerPage: ITEMS_PER_PAGE,
    totalCount,
    items: rows.map(({ home, away, homeHalf, awayHalf, void: isVoid, revision, startsAt, ...row }) => ({
      ...row,
      startsAt: new Date(startsAt).toISOString(),
      result: revision === null || isVoid === null ? null : { home, away, homeHalf, awayHalf, void: isVoid, revision },
    })),
  };
}

// The simulated feed's memory: what the database holds of its matches.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { ServerContext } from "../../../context.ts";
import { execute } from "../writer.ts";
import { type LiveMarket, type Match, matchOf, MatchState } from "./match.ts";

export const SIMULATED_FEED = "simulated";

interface MatchRow extends Record<string, unknown> {
  id: string;
  feedKey: string;
  state: unknown;
  proto: boolean;
  startsAt: string;
  endsAt: string;
  status: Match["status"];
  /** Results that stand; of a match that waits for its revision it is one. */
  resultsTold: number;
}

interface LiveRow extends Record<string, unknown> {
  id: string;
  fixtureId: string;
  line: number | null;
  status: LiveMarket["status"];
  keys: string[];
}

/** Matches that are not settled yet or wait for a revision, with their live markets. */
export async function readMatches(context: ServerContext): Promise<Match[]> {
  const { db } = context.database;
  const { rows } = await execute<MatchRow>(
    db,
    sql`
    select f.id, f.feed_key as "feedKey", f.feed_state as state, f.proto_round is not null as proto,
      f.starts_at as "startsAt", f.ends_at as "endsAt", case when told.results > 0 then 'ended' else f.status end as status,
      told.results as "resultsTold"
    from fixture f
    cross join lateral (
      select count(*)::int as results, coalesce(bool_and(r.source = ${SIMULATED_FEED}), true) as own
      from fixture_result r where r.fixture_id = f.id) told
    where f.feed = ${SIMULATED_FEED} and (
      (f.status in ('scheduled', 'live', 'ended') and told.results = 0)
      or (f.status in ('ended', 'settled') and f.feed_state ->> 'mistake' = 'confirmed' and told.results = 1 and told.own))
    order by f.starts_at, f.id`,
  );
  const matches = new Map(
    rows.map((row) => [
      row.id,
      matchOf({
        ...row,
        state: v.parse(MatchState, row.state),
        startsAt: new Date(row.startsAt).getTime(),
        endsAt: new Date(row.endsAt).getTime(),
      }),
    ]),
  );
  const { rows: live } = await execute<LiveRow>(
    db,
    sql`
    select m.id, m.fixture_id as "fixtureId", m.line, m.status,
      array(select s.key from selection s where s.market_id = m.id order by s.position, s.id) as keys
    from market m join fixture f on f.id = m.fixture_id
    where f.feed = ${SIMULATED_FEED} and f.status in ('live', 'ended') and m.phase = 'live'`,
  );
  for (const { id, fixtureId, line, status, keys } of live)
    matches.get(fixtureId)?.live.set(id.slice(fixtureId.length + 1), { line, status, keys });
  return [...matches.values()];
}

/** Keys of matches that begin now or later, or did so lately. */
export async function readKeys(context: ServerContext): Promise<string[]> {
  const since = new Date(context.clock.now() - 3_600_000).toISOString();
  const { rows } = await execute<{ feedKey: string }>(
    context.database.db,
    sql`
    select feed_key as "feedKey" from fixture where feed = ${SIMULATED_FEED} and starts_at >= ${since}::timestamptz`,
  );
  return rows.map(({ feedKey }) => feedKey);
}

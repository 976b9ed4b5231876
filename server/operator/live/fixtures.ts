// Fixtures that run or are to come, as the operator's live desk lists them.
import { sql, type SQL } from "drizzle-orm";
import type { LiveFixture, LiveQuery } from "../../../src/api/contract/operator/live.ts";
import type { PageOf } from "../../../src/api/contract/page.ts";
import type { FixtureFacts } from "../../../src/api/contract/sports/fixtures.ts";
import { worstResult } from "../../../src/domain/sports/exposure/exposure.ts";
import type { Queryable } from "../../db/open.ts";
import { execute } from "../../sports/feed/rows.ts";
import { paginate } from "../../lists/paginate.ts";
import { stakesOn, type StakedSelection } from "./exposure.ts";

interface Row extends FixtureFacts, Record<string, unknown> {
  homeScore: number | null;
  awayScore: number | null;
  clock: string | null;
  heldBy: LiveFixture["heldBy"] | null;
  open: number;
  suspended: number;
  closed: number;
  held: number;
}

interface Risk {
  bets: number;
  stake: number;
  multiStake: number;
  worst: number;
}

const NO_RISK: Risk = { bets: 0, stake: 0, multiStake: 0, worst: 0 };

/** Holds that cover all of the fixture `f`. */
export const HELD_BY: SQL = sql`(select json_agg(h.scope order by h.scope) from market_hold h where h.scope = 'all'
  or (h.scope = 'sport' and h.key = f.sport_id) or (h.scope = 'feed' and h.key = f.feed)
  or (h.scope = 'fixture' and h.key = f.id))`;

export async function listLive(db: Queryable, query: LiveQuery): Promise<PageOf<LiveFixture>> {
  const risks = risksOf(await stakesOn(db));
  const wanted = sql`f.feed <> 'bonus' and f.status in ('scheduled', 'live')
    ${query.status ? sql`and f.status = ${query.status}` : sql``}
    ${query.sportId ? sql`and f.sport_id = ${query.sportId}` : sql``}`;
  const { rows: counts } = await execute<{ count: number }>(
    db,
    sql`select count(*)::int as count from fixture f where ${wanted}`,
  );
  const order = query.sort === "worst" ? byWorst(risks) : sql`(f.status <> 'live'), f.starts_at, f.id`;
  return paginate(query, counts[0]?.count ?? 0, async ({ limit, offset }) => {
    const { rows } = await execute<Row>(
      db,
      sql`
      select f.id, f.sport_id as "sportId", f.league_name as "leagueName", f.home_name as "homeName",
        f.away_name as "awayName", f.starts_at as "startsAt", f.status, f.home_score as "homeScore",
        f.away_score as "awayScore", f.clock, ${HELD_BY} as "heldBy", c.*
      from fixture f cross join lateral (
        select count(*) filter (where m.status = 'open')::int as open,
          count(*) filter (where m.status = 'suspended')::int as suspended,
          count(*) filter (where m.status in ('handed_over', 'closed'))::int as closed,
          count(h.key)::int as held
        from market m left join market_hold h on h.scope = 'market' and h.key = m.id where m.fixture_id = f.id
      ) c
      where ${wanted} order by ${order} limit ${limit} offset ${offset}`,
    );
    return rows.map((row) => onWire(row, risks.get(row.id) ?? NO_RISK));
  });
}

/** The greatest loss first; fixtures without bets after those with bets. */
function byWorst(risks: ReadonlyMap<string, Risk>): SQL {
  const ranked = [...risks].toSorted(([, a], [, b]) => a.worst - b.worst).map(([id]) => id);
  const rank = sql`array_position(array(select jsonb_array_elements_text(${JSON.stringify(ranked)}::text::jsonb)), f.id)`;
  return sql`${rank} nulls last, f.starts_at, f.id`;
}

/** What hangs on each fixture; its worst market alone says how bad it can be, for the others depend on it. */
function risksOf(staked: readonly StakedSelection[]): Map<string, Risk> {
  const risks = new Map<string, Risk>();
  for (const [fixtureId, selections] of Map.groupBy(staked, (one) => one.fixtureId)) {
    const markets = [...Map.groupBy(selections, ({ marketId }) => marketId).values()];
    risks.set(fixtureId, {
      bets: sum(selections, ({ bets, multiBets }) => bets + multiBets),
      stake: sum(selections, ({ stake }) => stake),
      multiStake: sum(selections, ({ multiStake }) => multiStake),
      worst: Math.min(...markets.map(worstResult)),
    });
  }
  return risks;
}

const sum = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((total, item) => total + of(item), 0);

function onWire({ homeScore, awayScore, open, suspended, closed, held, ...row }: Row, risk: Risk): LiveFixture {
  return {
    ...row,
    startsAt: new Date(row.startsAt).toISOString(),
    score: homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore },
    heldBy: row.heldBy ?? [],
    markets: { open, suspended, closed, held },
    ...risk,
  };
}

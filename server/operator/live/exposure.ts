// What hangs on each selection of fixtures that are not decided: open single bets, and bets of several legs apart.
import { sql } from "drizzle-orm";
import type { Queryable } from "../../db/open.ts";
import { execute } from "../../sports/feed/rows.ts";

export interface StakedSelection {
  fixtureId: string;
  marketId: string;
  id: string;
  key: string;
  bets: number;
  stake: number;
  payout: number;
  multiBets: number;
  multiStake: number;
  /** What bets of several legs pay when their other legs win too. */
  multiPayout: number;
}

interface Row extends Record<string, unknown> {
  fixtureId: string;
  marketId: string;
  id: string;
  key: string;
  bets: number;
  stake: string;
  payout: string;
  multiBets: number;
  multiStake: string;
  multiPayout: string;
}

/** Of one fixture, or of all that run or are to come; selections without bets are left out. */
export async function stakesOn(db: Queryable, fixtureId?: string): Promise<StakedSelection[]> {
  const ofFixture = fixtureId === undefined ? sql`f.status in ('scheduled', 'live')` : sql`f.id = ${fixtureId}`;
  // What was cashed out is paid already: the rest of the stake counts, and what that rest pays.
  const { rows } = await execute<Row>(
    db,
    sql`
    select p.fixture_id as "fixtureId", p.market_id as "marketId", p.selection_id as id, s.key,
      count(*) filter (where l.legs = 1)::int as bets, count(*) filter (where l.legs > 1)::int as "multiBets",
      coalesce(sum(b.stake - b.cashed_stake) filter (where l.legs = 1), 0)::text as stake,
      coalesce(sum(b.payout - b.cashed_paid) filter (where l.legs = 1), 0)::text as payout,
      coalesce(sum(b.stake - b.cashed_stake) filter (where l.legs > 1), 0)::text as "multiStake",
      coalesce(sum(b.payout - b.cashed_paid) filter (where l.legs > 1), 0)::text as "multiPayout"
    from bet b join bet_pick p on p.bet_id = b.id join fixture f on f.id = p.fixture_id
    join selection s on s.id = p.market_selection_id
    cross join lateral (select count(*) as legs from bet_pick q where q.bet_id = b.id) l
    where b.status = 0 and b.acceptance <> 'refused' and p.outcome = 'open' and ${ofFixture}
    group by p.fixture_id, p.market_id, p.selection_id, s.key`,
  );
  return rows.map(({ stake, payout, multiStake, multiPayout, ...row }) => ({
    ...row,
    stake: Number(stake),
    payout: Number(payout),
    multiStake: Number(multiStake),
    multiPayout: Number(multiPayout),
  }));
}

/** All bets on it: those of several legs by their worst case. */
export const withMulti = <Staked extends Pick<StakedSelection, "stake" | "payout" | "multiStake" | "multiPayout">>(
  one: Staked,
): Staked => ({ ...one, stake: one.stake + one.multiStake, payout: one.payout + one.multiPayout });

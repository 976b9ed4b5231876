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
  const { rows } = await execute<Row>(
    db,
    sql`
    select fixture_id as "fixtureId", market_id as "marketId", selection_id as id, key, bets, multi_bets as "multiBets",
      stake::text, payout::text, multi_stake::text as "multiStake", multi_payout::text as "multiPayout"
    from stakes_on(${fixtureId ?? null})`,
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

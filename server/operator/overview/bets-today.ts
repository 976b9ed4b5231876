// Stakes that were taken today, and results of bets that were settled today, by product. Both are read from the bets by the
// index of their time.
import { type SQL, sql } from "drizzle-orm";
import type { OverviewBets } from "../../../src/api/contract/operator/overview.ts";
import { GAME_PRODUCTS, productOf } from "../../../src/domain/common/game-type.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Queryable } from "../../db/open.ts";
import { hourOf, hourNow, HOURS, midnightOf } from "./seoul-hours.ts";

interface TakenRow extends Record<string, unknown> {
  gameType: number;
  hour: number;
  bets: number;
  stake: string;
}
interface SettledRow extends Record<string, unknown> {
  gameType: number;
  hour: number;
  atRisk: string;
  paid: string;
}

const since = (at: SQL, now: Date): SQL =>
  sql`${at} >= ${new Date(midnightOf(now)).toISOString()} and ${at} <= ${now.toISOString()}`;

export const takenQuery = (now: Date) => sql`
  select b.game_type as "gameType", ${hourOf(sql`b.placed_at`)} as hour, count(*)::int as bets, sum(b.stake)::text as stake
  from bet b where ${since(sql`b.placed_at`, now)} and b.acceptance <> 'refused' group by 1, 2`;

export const settledQuery = (now: Date) => sql`
  select b.game_type as "gameType", ${hourOf(sql`b.settled_at`)} as hour, sum(b.at_risk)::text as "atRisk",
    sum(b.risk_paid)::text as paid
  from bet b where b.settled_at is not null and ${since(sql`b.settled_at`, now)} group by 1, 2`;

export async function readBetsToday(db: Queryable, now: Date): Promise<OverviewBets> {
  const [taken, settled] = await Promise.all([
    rowsFrom<TakenRow>(db, takenQuery(now)),
    rowsFrom<SettledRow>(db, settledQuery(now)),
  ]);
  const sum = <R>(rows: readonly R[], value: (row: R) => number) => rows.reduce((total, row) => total + value(row), 0);
  const figures = (which: (row: { gameType: number; hour: number }) => boolean) => {
    const done = settled.filter(which);
    const atRisk = sum(done, (row) => Number(row.atRisk));
    const paid = sum(done, (row) => Number(row.paid));
    return {
      bets: sum(taken.filter(which), (row) => row.bets),
      stake: sum(taken.filter(which), (row) => Number(row.stake)),
      atRisk,
      paid,
      result: atRisk - paid,
    };
  };
  return {
    products: GAME_PRODUCTS.map((product) => ({
      product,
      ...figures(({ gameType }) => productOf(gameType) === product),
    })),
    hours: HOURS.filter((hour) => hour <= hourNow(now)).map((hour) => {
      const { stake, result } = figures((row) => row.hour === hour);
      return { hour, stake, result };
    }),
  };
}

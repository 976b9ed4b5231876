// Stakes that were taken today, and results of bets that were settled today, by product.
import { sql } from "drizzle-orm";
import type { OverviewBets } from "../../../src/api/contract/operator/overview.ts";
import { GAME_PRODUCTS, type GameProduct } from "../../../src/domain/common/game-type.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Queryable } from "../../db/open.ts";
import { houseHour } from "../../db/schema.ts";
import { inHours } from "../house-hours.ts";
import { hourOf, hourNow, HOURS, midnightOf } from "./seoul-hours.ts";

interface Hour extends Record<string, unknown> {
  product: GameProduct;
  hour: number;
  rows: number;
  taken: number;
  paid: number;
}

/** By product and hour of the day, of the hours that have begun. Sums of won as doubles: those of a day are exact. */
const ofToday = (db: Queryable, what: "placed" | "settled", now: Date): Promise<Hour[]> =>
  rowsFrom<Hour>(
    db,
    sql`select rolling_category(game_type) as product, ${hourOf(sql`hour`)} as hour, sum(rows)::int as rows,
        sum(taken)::float8 as taken, sum(paid)::float8 as paid
      from ${houseHour} where ${inHours(what, { from: midnightOf(now), to: now.getTime() })} and state <> 'refused'
      group by 1, 2`,
  );

export async function readBetsToday(db: Queryable, now: Date): Promise<OverviewBets> {
  const [taken, settled] = await Promise.all([ofToday(db, "placed", now), ofToday(db, "settled", now)]);
  const sum = <R>(rows: readonly R[], value: (row: R) => number) => rows.reduce((total, row) => total + value(row), 0);
  const figures = (which: (row: Hour) => boolean) => {
    const done = settled.filter(which);
    const atRisk = sum(done, (row) => row.taken);
    const paid = sum(done, (row) => row.paid);
    return {
      bets: sum(taken.filter(which), (row) => row.rows),
      stake: sum(taken.filter(which), (row) => row.taken),
      atRisk,
      paid,
      result: atRisk - paid,
    };
  };
  return {
    products: GAME_PRODUCTS.map((product) => ({
      product,
      ...figures((row) => row.product === product),
    })),
    hours: HOURS.filter((hour) => hour <= hourNow(now)).map((hour) => {
      const { stake, result } = figures((row) => row.hour === hour);
      return { hour, stake, result };
    }),
  };
}

// Stakes that were taken today, and results of bets that were settled today, by product.
import { and, ne, type SQL, sql } from "drizzle-orm";
import type { OverviewBets } from "../../../src/api/contract/operator/overview.ts";
import { GAME_PRODUCTS, productOf } from "../../../src/domain/common/game-type.ts";
import type { Queryable } from "../../db/open.ts";
import { houseHour } from "../../db/schema.ts";
import { inHours, sumOf } from "../house-hours.ts";
import { hourOf, hourNow, HOURS, midnightOf } from "./seoul-hours.ts";

/** By product and hour of the day, of the hours that have begun. */
const ofToday = (db: Queryable, what: "placed" | "settled", now: Date, only?: SQL) =>
  db
    .select({
      gameType: houseHour.gameType,
      hour: hourOf(sql`${houseHour.hour}`).mapWith(Number),
      rows: sumOf(houseHour.rows),
      taken: sumOf(houseHour.taken),
      paid: sumOf(houseHour.paid),
    })
    .from(houseHour)
    .where(and(inHours(what, { from: midnightOf(now), to: now.getTime() }), only))
    .groupBy(houseHour.gameType, houseHour.hour);

export async function readBetsToday(db: Queryable, now: Date): Promise<OverviewBets> {
  const [taken, settled] = await Promise.all([
    ofToday(db, "placed", now, ne(houseHour.state, "refused")),
    ofToday(db, "settled", now),
  ]);
  const sum = <R>(rows: readonly R[], value: (row: R) => number) => rows.reduce((total, row) => total + value(row), 0);
  const figures = (which: (row: { gameType: number; hour: number }) => boolean) => {
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
      ...figures(({ gameType }) => productOf(gameType) === product),
    })),
    hours: HOURS.filter((hour) => hour <= hourNow(now)).map((hour) => {
      const { stake, result } = figures((row) => row.hour === hour);
      return { hour, stake, result };
    }),
  };
}

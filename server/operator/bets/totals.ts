// What the bets of a filter sum up to: of whole hours from what is kept of them, of anything narrower from the bets.
import { and, count, eq, ne, type SQL, sql } from "drizzle-orm";
import type { ServerContext } from "../../context.ts";
import { bet, houseHour } from "../../db/schema.ts";
import { gameListOf } from "../../sports/betting/game-list.ts";
import { inHours, sumOf } from "../house-hours.ts";
import { type BetFilter, hoursWanted } from "./filter.ts";

/** Rows, and won without bets that were refused. `wanted`: the same filter, by `betsWanted`. */
export async function betTotals(context: ServerContext, filter: BetFilter, wanted: SQL | undefined) {
  const { text = "", match, least } = filter;
  const isNarrower = text !== "" || match !== undefined || least !== undefined;
  const [total] = await (isNarrower ? ofBets(context, wanted) : ofHours(context, filter));
  return total ?? { rows: 0, stake: 0, paid: 0 };
}

function ofBets({ database: { db } }: ServerContext, wanted: SQL | undefined) {
  const sum = (column: typeof bet.stake | typeof bet.paid) =>
    sql`coalesce(sum(${column}) filter (where ${bet.acceptance} <> 'refused'), 0)`.mapWith(Number);
  return db
    .select({ rows: count(), stake: sum(bet.stake), paid: sum(bet.paid) })
    .from(bet)
    .where(wanted);
}

function ofHours(context: ServerContext, filter: BetFilter) {
  const { gameType, state } = filter;
  const counted = ne(houseHour.state, "refused");
  return context.database.db
    .select({
      rows: sumOf(houseHour.rows),
      stake: sumOf(houseHour.taken, counted),
      paid: sumOf(houseHour.paid, counted),
    })
    .from(houseHour)
    .where(
      and(
        inHours("placed", hoursWanted(context, filter)),
        gameType === undefined ? undefined : eq(houseHour.gameList, gameListOf(gameType)),
        state && eq(houseHour.state, state),
      ),
    );
}

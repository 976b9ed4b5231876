// Which bets an operator asks for.
import { and, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { BetState, OperatorBetsQuery } from "../../../src/api/contract/operator/bets.ts";
import { readBetNumber } from "../../../src/domain/common/bet-number.ts";
import { betSerialOf } from "../../../src/domain/common/bet-serial.ts";
import { seoulDayBounds } from "../../../src/domain/common/time.ts";
import { SETTLEMENT } from "../../../src/domain/sports/market.ts";
import type { ServerContext } from "../../context.ts";
import { bet, betPick, fixture, member } from "../../db/schema.ts";
import { containing } from "../../lists/containing.ts";
import { gameListOf } from "../../sports/betting/game-list.ts";
import { hourOfInstant, type Hours } from "../house-hours.ts";

export type BetFilter = Omit<OperatorBetsQuery, "sort" | "page" | "itemsPerPage">;

/** Without a word or a day that narrows it, the list is of so many days. */
const SHOWN_MS = 7 * 24 * 60 * 60_000;
const MOST_FIXTURES = 300;

const settledAs = (status: number) => and(eq(bet.status, status), eq(bet.acceptance, "accepted"), isNull(bet.voidedAt));
const STATES: Readonly<Record<BetState, SQL | undefined>> = {
  open: settledAs(SETTLEMENT.inProgress),
  won: settledAs(SETTLEMENT.won),
  lost: settledAs(SETTLEMENT.lost),
  special: settledAs(SETTLEMENT.special),
  cancelled: settledAs(SETTLEMENT.cancelled),
  voided: isNotNull(bet.voidedAt),
  pending: eq(bet.acceptance, "pending"),
  refused: eq(bet.acceptance, "refused"),
};

/** Reads whom and what the filter names, so that the bets are found by ids. */
export async function betsWanted(context: ServerContext, filter: BetFilter): Promise<SQL | undefined> {
  const { text = "", match, gameType, state, least } = filter;
  const { from, to } = hoursWanted(context, filter);
  return and(
    text === "" ? undefined : await named(context, text),
    match === undefined ? undefined : await onMatch(context, match),
    gameType === undefined ? undefined : eq(bet.gameList, gameListOf(gameType)),
    state && STATES[state],
    least === undefined ? undefined : gte(bet.stake, least),
    from === undefined ? undefined : gte(bet.placedAt, new Date(from)),
    to === undefined ? undefined : lt(bet.placedAt, new Date(to)),
  );
}

/** When its bets were placed: days of Seoul, or from the beginning of an hour on. */
export function hoursWanted({ clock }: Pick<ServerContext, "clock">, { text = "", match, from, to }: BetFilter): Hours {
  if (text === "" && match === undefined && from === undefined && to === undefined)
    return { from: hourOfInstant(clock.now() - SHOWN_MS) };
  return {
    from: from === undefined ? undefined : seoulDayBounds(from).from,
    to: to === undefined ? undefined : seoulDayBounds(to).to,
  };
}

/** One bet by its number, or those of a member. The id of a member may be digits alone. */
async function named({ database: { db } }: ServerContext, text: string): Promise<SQL> {
  const number = readBetNumber(text);
  if (number !== null && number !== "wrong") {
    const serial = betSerialOf(number);
    if ((await db.$count(bet, eq(bet.serial, serial))) > 0) return eq(bet.serial, serial);
  }
  const [owner] = await db.select({ id: member.id }).from(member).where(eq(member.userId, text));
  return eq(bet.memberId, owner?.id ?? "");
}

async function onMatch({ database: { db } }: ServerContext, match: string): Promise<SQL> {
  const names = sql`(${fixture.homeName} || ' ' || ${fixture.awayName} || ' ' || ${fixture.leagueName})`;
  const found = await db
    .select({ id: fixture.id })
    .from(fixture)
    .where(or(eq(fixture.id, match), sql`${names} ilike ${containing(match)}`))
    .orderBy(sql`${fixture.startsAt} desc`)
    .limit(MOST_FIXTURES);
  const ids = found.map(({ id }) => id);
  const onIt = or(ids.length > 0 ? inArray(betPick.fixtureId, ids) : undefined, eq(betPick.roundId, match));
  return inArray(bet.id, db.select({ id: betPick.betId }).from(betPick).where(onIt));
}

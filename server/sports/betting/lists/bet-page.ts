// A member's bets, newest first.
import { and, count, eq, gte, inArray, lt, type SQL, sql, sum } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { BetPage } from "../../../../src/api/contract/sports/bet-page.ts";
import type { Bet, BetsQuery } from "../../../../src/api/contract/sports/bets.ts";
import { SETTLEMENT, type SettlementStatus } from "../../../../src/domain/sports/market.ts";
import { isSeoulDay, seoulDayBounds } from "../../../../src/domain/common/time.ts";
import type { ServerContext } from "../../../context.ts";
import type { Queryable } from "../../../db/open.ts";
import { bet, betPick, command } from "../../../db/schema.ts";
import { ApiError } from "../../../errors.ts";
import { countsOf, type ListCount } from "../../../lists/counts.ts";
import { paginateFromEnds } from "../../../lists/paginate.ts";
import { betsOnWire, loadBets } from "../bet-wire.ts";
import { gameListOf } from "../game-list.ts";
import { runningFixtures } from "./running-fixtures.ts";

export async function betPage(
  context: ServerContext,
  memberId: string,
  query: InferOutput<typeof BetsQuery>,
): Promise<BetPage> {
  const { db } = context.database;
  // Read before the scores: an event that comes meanwhile is sent again rather than missed.
  const eventId = context.events.lastId();
  const chosen = and(
    eq(bet.memberId, memberId),
    query.gameType === undefined ? undefined : eq(bet.gameList, gameListOf(query.gameType)),
    query.status === undefined ? undefined : eq(bet.status, query.status),
    query.from === undefined ? undefined : gte(bet.placedAt, boundOf(query.from, "from")),
    query.to === undefined ? undefined : lt(bet.placedAt, boundOf(query.to, "to")),
    query.roundId === undefined ? undefined : inArray(bet.id, betsOnRound(db, query.roundId)),
    query.betId === undefined ? undefined : eq(bet.id, query.betId),
  );
  const { count, totals } = await totalsOf(db, memberId, query, chosen);
  const page = await paginateFromEnds(query, count, async ({ limit, offset }, newestFirst) =>
    betsOnWire(
      db,
      await db
        .select()
        .from(bet)
        .where(chosen)
        .orderBy(...newestFirst(bet.placedAt, bet.id))
        .limit(limit)
        .offset(offset),
    ),
  );
  return { ...page, totals, running: await runningFixtures(db, page.items), eventId };
}

function betsOnRound(db: Queryable, roundId: string) {
  return db.select({ id: betPick.betId }).from(betPick).where(eq(betPick.roundId, roundId));
}

interface Totals {
  count: number;
  totals: BetPage["totals"];
}

/** Sums over the whole list: of whole days from the counts that are kept, of other spans from the bets. */
async function totalsOf(
  db: Queryable,
  memberId: string,
  { gameType, status, from, to, roundId, betId }: InferOutput<typeof BetsQuery>,
  chosen: SQL | undefined,
): Promise<Totals> {
  if (
    roundId === undefined &&
    betId === undefined &&
    [from, to].every((bound) => bound === undefined || isSeoulDay(bound))
  ) {
    const counts = await countsOf(db, {
      list: "bet",
      owner: memberId,
      first: gameType === undefined ? undefined : String(gameListOf(gameType)),
      second: status === undefined ? undefined : String(status),
      from,
      to,
    });
    const over = (read: (one: ListCount) => number) => counts.reduce((total, one) => total + read(one), 0);
    const won = over(({ second, paid }) => (second === String(SETTLEMENT.won) ? paid : 0));
    const totals = { stake: over(({ stake }) => stake), won, refunded: over(({ paid }) => paid) - won };
    return { count: over(({ rows }) => rows), totals };
  }
  const [found] = await db
    .select({ count: count(), stake: sum(bet.stake), paid: sum(bet.paid), won: paidAs(SETTLEMENT.won) })
    .from(bet)
    .where(chosen);
  const won = Number(found?.won ?? 0);
  const totals = { stake: Number(found?.stake ?? 0), won, refunded: Number(found?.paid ?? 0) - won };
  return { count: found?.count ?? 0, totals };
}

/** The member's bet that was placed under this key. Throws ApiError not_found where there is none. */
export async function betByKey(context: ServerContext, memberId: string, key: string): Promise<Bet> {
  const { db } = context.database;
  const own = and(eq(command.owner, memberId), eq(command.key, key));
  const [row] = await db.select({ betId: command.ref }).from(command).where(own);
  const [found] = row?.betId ? await loadBets(db, [row.betId]) : [];
  if (!found) throw new ApiError("not_found");
  return found;
}

/** The sum of what was paid for bets that came to this status. */
function paidAs(status: SettlementStatus) {
  return sql<string | null>`sum(${bet.paid}) filter (where ${bet.status} = ${status})`;
}

/** A date stands for the whole of its day in Seoul: as `to` it ends with the day. */
function boundOf(text: string, side: "from" | "to"): Date {
  if (isSeoulDay(text)) {
    const { from, to } = seoulDayBounds(text);
    return new Date(side === "from" ? from : to);
  }
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime()))
    throw new ApiError("bad_request", undefined, { problems: [{ path: side, message: "날짜가 올바르지 않습니다." }] });
  return instant;
}

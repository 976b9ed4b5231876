// A member's bets, newest first.
import { and, count, desc, eq, gte, lt, notInArray, type SQL, sql, sum } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { Bet, BetPage, BetsQuery } from "../../../src/api/contract/bets.ts";
import { TIME_ZONE } from "../../../src/domain/constants.ts";
import { SETTLEMENT, type SettlementStatus } from "../../../src/domain/market.ts";
import type { ServerContext } from "../../context.ts";
import { bet, command } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { paginate } from "../../lists/paginate.ts";
import { betsOnWire, loadBets } from "../bet-wire.ts";

const DAY_MS = 86_400_000;
/** Korea has kept this offset, without summer time, since 1988. */
const OFFSETS: Readonly<Record<typeof TIME_ZONE, string>> = { "Asia/Seoul": "+09:00" };
/** gameType of the specification, section 9; every other number is the casino. */
const NAMED_GAME_TYPES = [1, 2, 3, 4];

export async function betPage(
  context: ServerContext,
  memberId: string,
  query: InferOutput<typeof BetsQuery>,
): Promise<BetPage> {
  const { db } = context.database;
  const chosen = and(
    eq(bet.memberId, memberId),
    query.gameType === undefined ? undefined : gameTypeIs(query.gameType),
    query.status === undefined ? undefined : eq(bet.status, query.status),
    query.from === undefined ? undefined : gte(bet.placedAt, boundOf(query.from, "from")),
    query.to === undefined ? undefined : lt(bet.placedAt, boundOf(query.to, "to")),
  );
  const [totals] = await db
    .select({ count: count(), stake: sum(bet.stake), paid: sum(bet.paid), won: paidAs(SETTLEMENT.won) })
    .from(bet)
    .where(chosen);
  const page = await paginate(query, totals?.count ?? 0, async ({ limit, offset }) => {
    const order = [desc(bet.placedAt), desc(bet.id)];
    return betsOnWire(
      db,
      await db
        .select()
        .from(bet)
        .where(chosen)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    );
  });
  const won = Number(totals?.won ?? 0);
  return {
    ...page,
    totals: { stake: Number(totals?.stake ?? 0), won, refunded: Number(totals?.paid ?? 0) - won },
  };
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

function gameTypeIs(gameType: number): SQL {
  return NAMED_GAME_TYPES.includes(gameType) ? eq(bet.gameType, gameType) : notInArray(bet.gameType, NAMED_GAME_TYPES);
}

/** A date stands for the whole of its day in Seoul: as `to` it ends with the day. */
function boundOf(text: string, side: "from" | "to"): Date {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const instant = new Date(isDate ? `${text}T00:00:00${OFFSETS[TIME_ZONE]}` : text).getTime();
  if (Number.isNaN(instant))
    throw new ApiError("bad_request", undefined, { problems: [{ path: side, message: "날짜가 올바르지 않습니다." }] });
  return new Date(isDate && side === "to" ? instant + DAY_MS : instant);
}

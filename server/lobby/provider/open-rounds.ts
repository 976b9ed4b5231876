// Rounds at providers with bets that wait for their end, and the void of a round of the house's own provider.
import { and, asc, count, countDistinct, eq, gt, inArray, max, min, sql, sum } from "drizzle-orm";
import type {
  OpenRound,
  OpenRoundList,
  RoundVoid,
  VoidProviderRound,
} from "../../../src/api/contract/operator/provider-rounds.ts";
import type { ServerContext } from "../../context.ts";
import { callWithin } from "../../db/call-within.ts";
import type { Tx } from "../../db/open.ts";
import { bet, provider, providerDoubt, providerGame, providerTransaction } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { HOUSE_PROVIDER } from "./house.ts";
import { decide } from "./wallet-call.ts";

const MOST_ROUNDS = 200;

const isOpenBet = and(
  eq(providerTransaction.call, "bet"),
  eq(providerTransaction.state, "taken"),
  eq(bet.status, 0),
  gt(bet.gameType, 4),
);

/** The oldest first. */
export async function listOpenRounds({ database: { db } }: ServerContext): Promise<OpenRoundList> {
  const { providerId, gameId, roundId, memberId, at } = providerTransaction;
  const rows = await db
    .select({
      provider: providerId,
      providerName: provider.name,
      gameId,
      gameName: max(sql<string>`${providerGame.game}->>'name'`),
      roundId,
      bets: count(),
      members: countDistinct(memberId),
      stake: sum(bet.stake),
      paid: sum(bet.paid),
      doubts: count(providerDoubt.betId),
      since: min(at),
    })
    .from(providerTransaction)
    .innerJoin(bet, eq(bet.id, providerTransaction.betId))
    .innerJoin(provider, eq(provider.id, providerId))
    .leftJoin(providerDoubt, and(eq(providerDoubt.betId, bet.id), sql`${providerDoubt.answer} <> 'open'`))
    .leftJoin(providerGame, and(eq(providerGame.providerId, providerId), eq(providerGame.gameId, gameId)))
    .where(isOpenBet)
    .groupBy(providerId, provider.name, gameId, roundId)
    .orderBy(asc(min(at)), asc(roundId))
    .limit(MOST_ROUNDS);
  const items = rows.map(({ stake, paid, since, gameName, ...row }): OpenRound => ({
    ...row,
    gameName: gameName ?? row.gameId,
    stake: Number(stake),
    paid: Number(paid),
    since: since?.toISOString() ?? "",
    isHouse: row.provider === HOUSE_PROVIDER.id,
  }));
  return { items };
}

/**
 * Gives back the stake of each open bet of a round, as a rollback of its provider would. A bet with a win keeps it.
 * Returns the site's bets that changed with it. Throws ApiError forbidden where the provider is another, and not_found.
 */
export async function voidProviderRound(
  tx: Tx,
  { clock }: ServerContext,
  { provider: of, roundId, reason }: VoidProviderRound,
): Promise<{ betIds: string[]; answer: RoundVoid }> {
  if (of !== HOUSE_PROVIDER.id) throw new ApiError("forbidden", "다른 제공사의 회차는 그 제공사만 취소할 수 있습니다.");
  const rows = await tx
    .select({ of: providerTransaction })
    .from(providerTransaction)
    .innerJoin(bet, eq(bet.id, providerTransaction.betId))
    .where(and(isOpenBet, eq(providerTransaction.providerId, of), eq(providerTransaction.roundId, roundId)))
    .orderBy(asc(providerTransaction.transactionId));
  if (rows.length === 0) throw new ApiError("not_found", "열린 베팅이 없는 회차입니다.");
  const betIds: string[] = [];
  let returned = 0;
  for (const { of: placed } of rows) {
    const id = `site:${placed.betId}`;
    const body = {
      requestId: id,
      token: "site",
      currency: "KRW" as const,
      transactionId: id,
      betTransactionId: placed.transactionId,
      roundId,
    };
    const by = { tokenHash: placed.tokenHash, note: reason };
    const { betId } = await decide(callWithin(tx), clock, of, { call: "rollback", body }, by);
    if (betId === null) continue;
    betIds.push(betId);
    returned += placed.amount;
  }
  if (betIds.length > 0) await tx.delete(providerDoubt).where(inArray(providerDoubt.betId, betIds));
  return { betIds, answer: { voided: betIds.length, kept: rows.length - betIds.length, returned } };
}

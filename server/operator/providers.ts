// Providers for operators: on and off, what moved, and bets that nobody ended.
import { and, asc, count, desc, eq, ilike, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { readBetNumber } from "../../src/domain/common/bet-number.ts";
import { betNumberOf, betSerialOf } from "../../src/domain/common/bet-serial.ts";
import type { InferOutput } from "valibot";
import type {
  CancelRequest,
  ProviderChange,
  ProviderMake,
  ProviderRow,
  TransactionPage,
  TransactionRow,
  TransactionsQuery,
} from "../../src/api/contract/operator/providers.ts";
import { rowsFrom } from "../db/execute.ts";
import { dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { bet, member, provider, providerDoubt, providerGame, providerTransaction } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { containing } from "../lists/containing.ts";
import { paginate } from "../lists/paginate.ts";
import { type DoubtAnswer, reconcile } from "../lobby/provider/doubts.ts";
import { asked } from "../lobby/provider/calls/asked.ts";
import { decideWithin } from "../lobby/provider/calls/decide.ts";

const DAY_MS = 86_400_000;

export async function listProviders({ database: { db }, clock }: ServerContext): Promise<ProviderRow[]> {
  const rows = await db.select().from(provider).orderBy(provider.createdAt, provider.id);
  const since = new Date(clock.now() - DAY_MS).toISOString();
  const sums = await rowsFrom<Record<"id" | "games" | "seenAt" | "openBets" | "doubts" | "staked" | "paid", string>>(
    db,
    sql`select p.id, (select count(*) from provider_game g where g.provider_id = p.id and g.is_listed) as games,
        (select max(g.seen_at) from provider_game g where g.provider_id = p.id) as "seenAt",
        (select count(*) from provider_transaction t join bet b on b.id = t.bet_id
          where t.provider_id = p.id and t.call = 'bet' and b.status = 0) as "openBets",
        (select count(*) from provider_doubt d join bet b on b.id = d.bet_id and b.status = 0
          where d.provider_id = p.id and d.answer <> 'open') as doubts,
        coalesce(s.staked, 0) as staked, coalesce(s.paid, 0) as paid
      from provider p left join lateral (
        select sum(t.amount) filter (where t.call = 'bet') as staked, sum(t.amount) filter (where t.call = 'win') as paid
        from provider_transaction t join bet b on b.id = t.bet_id and b.status <> -1
        where t.provider_id = p.id and t.state = 'taken' and t.at > ${since}::timestamptz) s on true`,
  );
  return rows.map(({ id, name, address, isOn, roundCeiling }) => {
    const of = sums.find((one) => one.id === id);
    const { games, openBets, doubts, staked, paid } = of ?? {};
    return {
      id,
      name,
      address,
      isOn,
      roundCeiling,
      games: Number(games),
      openBets: Number(openBets),
      doubts: Number(doubts),
      seenAt: of?.seenAt ? new Date(of.seenAt).toISOString() : null,
      staked: Number(staked),
      paid: Number(paid),
    };
  });
}

/** Throws ApiError bad_request for an id that is taken. */
export async function makeProvider(
  tx: Tx,
  { clock, vault }: ServerContext,
  { secret, ...made }: ProviderMake,
): Promise<void> {
  const sealed = vault.box("provider").seal(secret, made.id);
  const address = new URL(made.address).origin;
  const fresh = await tx
    .insert(provider)
    .values({ ...made, sealed, address, createdAt: dateNow(clock) })
    .onConflictDoNothing()
    .returning();
  if (fresh.length > 0) return;
  const message = "이미 있는 제공사입니다.";
  throw new ApiError("bad_request", message, { problems: [{ path: "id", message }] });
}

/** Throws ApiError not_found. */
export async function changeProvider(
  tx: Tx,
  { vault }: ServerContext,
  id: string,
  { secret, ...change }: ProviderChange,
): Promise<void> {
  const address = change.address && new URL(change.address).origin;
  const sealed = secret && vault.box("provider").seal(secret, id);
  const set = { ...change, ...(address && { address }), ...(sealed && { sealed }) };
  if (Object.keys(set).length === 0) throw new ApiError("bad_request");
  const rows = await tx.update(provider).set(set).where(eq(provider.id, id)).returning({ id: provider.id });
  if (rows.length === 0) throw new ApiError("not_found");
}

/** Throws ApiError not_found. */
export async function providerOf(db: Queryable, id: string): Promise<typeof provider.$inferSelect> {
  const [row] = await db.select().from(provider).where(eq(provider.id, id));
  if (!row) throw new ApiError("not_found");
  return row;
}

const CHOSEN: Readonly<Record<InferOutput<typeof TransactionsQuery>["state"], SQL | undefined>> = {
  all: undefined,
  open: and(eq(providerTransaction.call, "bet"), eq(bet.status, 0)),
  doubt: and(eq(providerTransaction.call, "bet"), eq(bet.status, 0), isNotNull(providerDoubt.betId)),
  refused: eq(providerTransaction.state, "refused"),
  early: eq(providerTransaction.state, "early"),
};

export async function listTransactions(
  { database: { db } }: ServerContext,
  query: InferOutput<typeof TransactionsQuery>,
): Promise<InferOutput<typeof TransactionPage>> {
  const { provider: of, state, text } = query;
  const chosen = and(
    of === undefined ? undefined : eq(providerTransaction.providerId, of),
    CHOSEN[state],
    text
      ? or(
          ilike(member.userId, containing(text)),
          eq(providerTransaction.betTransactionId, text),
          eq(providerTransaction.transactionId, text),
          eq(providerTransaction.roundId, text),
          ofNumber(text),
        )
      : undefined,
  );
  const rows = () =>
    db
      .select({
        of: providerTransaction,
        userId: member.userId,
        game: providerGame.game,
        betStatus: bet.status,
        betSerial: bet.serial,
        doubt: providerDoubt.answer,
      })
      .from(providerTransaction)
      .innerJoin(member, eq(member.id, providerTransaction.memberId))
      .leftJoin(bet, eq(bet.id, providerTransaction.betId))
      .leftJoin(providerDoubt, eq(providerDoubt.betId, bet.id))
      .leftJoin(
        providerGame,
        and(
          eq(providerGame.providerId, providerTransaction.providerId),
          eq(providerGame.gameId, providerTransaction.gameId),
        ),
      )
      .where(chosen)
      .$dynamic();
  const [total] = await db
    .select({ count: count() })
    .from(providerTransaction)
    .innerJoin(member, eq(member.id, providerTransaction.memberId))
    .leftJoin(bet, eq(bet.id, providerTransaction.betId))
    .leftJoin(providerDoubt, eq(providerDoubt.betId, bet.id))
    .where(chosen);
  const order = state === "doubt" ? asc : desc;
  return paginate(query, total?.count ?? 0, async ({ limit, offset }) => {
    const found = await rows()
      .orderBy(order(providerTransaction.at), order(providerTransaction.transactionId))
      .limit(limit)
      .offset(offset);
    return found.map(onWire);
  });
}

/** The bet whose number the text is. */
function ofNumber(text: string): SQL | undefined {
  const number = readBetNumber(text);
  return number === null || number === "wrong" ? undefined : eq(bet.serial, betSerialOf(number));
}

function onWire(row: {
  of: typeof providerTransaction.$inferSelect;
  userId: string;
  game: { name: string } | null;
  betStatus: number | null;
  betSerial: number | null;
  doubt: string | null;
}): TransactionRow {
  const { providerId, transactionId, call, betTransactionId, roundId, gameId, amount, state, refusal, note, at } =
    row.of;
  return {
    provider: providerId,
    transactionId,
    betTransactionId,
    roundId,
    amount,
    note,
    userId: row.userId,
    call: call as TransactionRow["call"],
    gameName: row.game?.name ?? gameId,
    state: state as TransactionRow["state"],
    refusal: refusal?.code ?? null,
    betNumber: row.betSerial === null ? null : betNumberOf(row.betSerial),
    betStatus: row.betStatus as TransactionRow["betStatus"],
    doubt: row.doubt as DoubtAnswer | null,
    at: at.toISOString(),
  };
}

async function betTransaction(db: Queryable, named: { provider: string; transactionId: string }) {
  const [row] = await db
    .select()
    .from(providerTransaction)
    .where(
      and(
        eq(providerTransaction.providerId, named.provider),
        eq(providerTransaction.transactionId, named.transactionId),
        eq(providerTransaction.call, "bet"),
      ),
    );
  if (!row) throw new ApiError("not_found");
  return row;
}

/** Asks the provider now. Throws ApiError not_found. */
export async function askNow(
  context: ServerContext,
  named: { provider: string; transactionId: string },
): Promise<DoubtAnswer | null> {
  const { db } = context.database;
  return reconcile(context, await providerOf(db, named.provider), await betTransaction(db, named));
}

/**
 * Cancels an open bet that its provider does not know, and returns the site's bet with what was given back. Throws
 * ApiError not_found, request_moved.
 */
export async function cancelUnknown(
  tx: Tx,
  { clock }: ServerContext,
  named: CancelRequest,
): Promise<{ betId: string; returned: number }> {
  const of = await betTransaction(tx, named);
  const [doubt] = await tx
    .select()
    .from(providerDoubt)
    .where(eq(providerDoubt.betId, of.betId ?? ""))
    .for("update");
  if (doubt?.answer !== "unknown") throw new ApiError("request_moved", "제공사가 모르는 베팅만 취소할 수 있습니다.");
  const id = `site:${of.betId}`;
  const body = {
    requestId: id,
    token: "site",
    currency: "KRW" as const,
    transactionId: id,
    betTransactionId: of.transactionId,
    roundId: of.roundId,
  };
  const by = { tokenHash: of.tokenHash, note: named.reason };
  const done = await decideWithin(tx, clock, asked(of.providerId, { call: "rollback", body }, by));
  if (done.refusal || done.betId === null) throw new ApiError("request_moved", "이미 끝난 베팅입니다.");
  await tx.delete(providerDoubt).where(eq(providerDoubt.betId, done.betId));
  return { betId: done.betId, returned: of.amount };
}

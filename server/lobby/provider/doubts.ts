// Bets that stay open for long: the provider is asked what became of them, and what it tells is taken.
import { and, asc, eq, isNull, lt, or, sql } from "drizzle-orm";
import { dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import { bet, provider, providerDoubt, providerTransaction } from "../../db/schema.ts";
import { report } from "../../log.ts";
import { tellOperators } from "../../operator/tell-operators.ts";
import { askBet, type ProviderRow } from "./ask-provider.ts";
import { CASINO_LIST } from "../../sports/betting/game-list.ts";
import { asked } from "./calls/asked.ts";
import { decideAlone } from "./calls/decide.ts";
import { announce } from "./announce.ts";

const OPEN_FOR_MS = 10 * 60_000;
const ASKED_AGAIN_MS = 5 * 60_000;
const BATCH = 200;

export type DoubtAnswer = "open" | "unknown" | "silent";
type TransactionRow = typeof providerTransaction.$inferSelect;

/** Asks about bets that have been open for ten minutes, each every five minutes. */
export async function askAboutOpenBets(context: ServerContext): Promise<void> {
  const { db } = context.database;
  const now = context.clock.now();
  const rows = await db
    .select({ of: providerTransaction, provider })
    .from(providerTransaction)
    .innerJoin(bet, eq(bet.id, providerTransaction.betId))
    .innerJoin(provider, eq(provider.id, providerTransaction.providerId))
    .leftJoin(providerDoubt, eq(providerDoubt.betId, bet.id))
    .where(
      and(
        eq(providerTransaction.call, "bet"),
        eq(bet.status, 0),
        eq(bet.gameList, CASINO_LIST),
        lt(providerTransaction.at, new Date(now - OPEN_FOR_MS)),
        or(isNull(providerDoubt.askedAt), lt(providerDoubt.askedAt, new Date(now - ASKED_AGAIN_MS))),
      ),
    )
    .orderBy(asc(providerTransaction.at))
    .limit(BATCH);
  for (const { of, provider: row } of rows) await reconcile(context, row, of);
  // What came to its end meanwhile is in doubt no longer.
  await db
    .delete(providerDoubt)
    .where(sql`exists (select 1 from bet b where b.id = ${providerDoubt.betId} and b.status <> 0)`);
  if (rows.length > 0) await tellOperators(context, () => ({ fixtureIds: [], gameIds: [], isOfProviders: true }));
}

/** Asks about one bet and takes what the wallet lacks. Returns what the provider said; null when the bet is over now. */
export async function reconcile(
  context: ServerContext,
  row: ProviderRow,
  of: TransactionRow,
): Promise<DoubtAnswer | null> {
  const { betId, tokenHash, transactionId, providerId } = of;
  if (betId === null) return null;
  const answer = await ask(context, row, of);
  for (const { call, body } of answer.calls) {
    const made = call === "win" ? ({ call, body } as const) : ({ call, body } as const);
    const done = await decideAlone(context, asked(providerId, made, { tokenHash }));
    if (!done.refusal && done.betId) announce(context, done.betId);
  }
  const { db } = context.database;
  const [now] = await db.select({ status: bet.status }).from(bet).where(eq(bet.id, betId));
  if (now?.status !== 0) {
    await db.delete(providerDoubt).where(eq(providerDoubt.betId, betId));
    return null;
  }
  const said = { answer: answer.said, askedAt: dateNow(context.clock) };
  await db
    .insert(providerDoubt)
    .values({ betId, providerId, transactionId, ...said })
    .onConflictDoUpdate({ target: providerDoubt.betId, set: said });
  return answer.said;
}

async function ask(context: ServerContext, row: ProviderRow, { transactionId, roundId }: TransactionRow) {
  try {
    const found = await askBet(context, row, transactionId);
    if (!found) return { said: "unknown" as const, calls: [] };
    const own = found.calls.filter(({ body }) => body.betTransactionId === transactionId && body.roundId === roundId);
    return { said: "open" as const, calls: own };
  } catch (error) {
    report(`${row.id} did not say what became of ${transactionId}`, error);
    return { said: "silent" as const, calls: [] };
  }
}

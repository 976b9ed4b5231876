// A drawn or void round reaches its bets, batch after batch. It can be cut off or run twice: what is left to do is read
// from the picks themselves.
import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { KINDS } from "../../src/domain/games/kinds.ts";
import { roundOf } from "../../src/domain/games/rounds.ts";
import { toldAt } from "../../src/domain/games/told.ts";
import { selectionIdOf } from "../../src/domain/games/selection-id.ts";
import type { LegOutcome } from "../../src/domain/sports/market.ts";
import { publishBets } from "../sports/betting/member-events.ts";
import { type BatchReport, type Leg, settleBets } from "../sports/betting/settlement/batch.ts";
import { inTransaction, rowsOf } from "../db/transaction.ts";
import { dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { Tx } from "../db/open.ts";
import { bet, betPick, gameRound } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { report } from "../log.ts";

/** The members of a batch wait for it with their next bets. */
const BETS_A_BATCH = 5_000;

type RoundRow = typeof gameRound.$inferSelect;

/** What became of each pick of a round, by the selection's id. */
export function roundOutcomes(row: RoundRow): Map<string, LegOutcome> {
  const round = roundOf(row.id);
  if (!round) throw new Error(`${row.id} is no round`);
  const kind = KINDS[round.game.kind];
  const won = row.state === "drawn" && row.drawn ? kind.outcomesOf(row.drawn) : null;
  return new Map(
    kind.picks.map(({ key }) => [selectionIdOf(row.id, key), won ? (won.get(key) ?? "lost") : ("void" as const)]),
  );
}

/** Settles every bet on the round by what is in force. Members hear of it once all of it is paid. */
export async function settleRound(context: ServerContext, roundId: string): Promise<void> {
  const batches: string[][] = [];
  try {
    for (let isDone = false; !isDone;) {
      const { betIds } = await inTransaction(context.database.db, (tx) => settleBatch(tx, context, roundId));
      isDone = betIds.length < BETS_A_BATCH;
      batches.push(betIds);
    }
  } finally {
    for (const betIds of batches) await publishBets(context, betIds);
  }
}

async function settleBatch(tx: Tx, context: ServerContext, roundId: string): Promise<BatchReport> {
  // Held shared: a void by an operator waits for the batch.
  const [row] = await tx.select().from(gameRound).where(eq(gameRound.id, roundId)).for("share");
  if (!row || row.state === "open") throw new Error(`round ${roundId} has no result`);
  const outcomes = roundOutcomes(row);
  const given = [...outcomes].map(([id, outcome]) => ({ id, outcome }));
  const ids = sql`(
    select p.bet_id from bet_pick p join ${rowsOf(given)} as v("id" text, "outcome" text) on v."id" = p.selection_id
    where p.round_id = ${roundId} and p.outcome <> v."outcome")`;
  const bets = await tx
    .select()
    .from(bet)
    .where(sql`${bet.acceptance} = 'accepted' and ${bet.voidedAt} is null and ${bet.id} in ${ids}`)
    .orderBy(asc(bet.id))
    .limit(BETS_A_BATCH)
    .for("update");
  const settled = await settleBets(tx, context, bets, await legsOf(tx, bets, outcomes));
  // Bets of a round are accepted at once or never: no more can come.
  if (bets.length < BETS_A_BATCH) {
    const unsettled = and(eq(gameRound.id, roundId), isNull(gameRound.settledAt));
    await tx
      .update(gameRound)
      .set({ settledAt: dateNow(context.clock) })
      .where(unsettled);
  }
  return settled;
}

async function legsOf(
  tx: Tx,
  bets: readonly (typeof bet.$inferSelect)[],
  outcomes: ReadonlyMap<string, LegOutcome>,
): Promise<Map<string, Leg[]>> {
  const ids = bets.map(({ id }) => id);
  const rows = await tx.select().from(betPick).where(inArray(betPick.betId, ids)).orderBy(asc(betPick.position));
  const byBet = new Map<string, Leg[]>(ids.map((id) => [id, []]));
  for (const { betId, position, betPrice, outcome, status, selectionId } of rows) {
    byBet.get(betId)?.push({
      betId,
      position,
      betPrice,
      isBonus: false,
      stored: { outcome, status },
      outcome: outcomes.get(selectionId) ?? (outcome as LegOutcome),
    });
  }
  return byBet;
}

/**
 * Completes what was decided and not settled; returns the ids of those rounds. One that fails does not hold up the
 * others. A race or match that is still shown is left: its payment would tell the result. `until` is when the first of
 * these may be told, in milliseconds since 1970; null where none is left.
 */
export async function settleDecided(context: ServerContext): Promise<{ ids: string[]; until: number | null }> {
  const rows = await context.database.db
    .select({ id: gameRound.id, state: gameRound.state })
    .from(gameRound)
    .where(and(ne(gameRound.state, "open"), isNull(gameRound.settledAt)))
    .orderBy(asc(gameRound.closesAt));
  const now = context.clock.now();
  const times = rows.map(({ id, state }) => {
    const round = state === "drawn" ? roundOf(id) : null;
    return { id, at: round ? toldAt(round) : now };
  });
  const due = times.filter(({ at }) => at <= now);
  const left = times.filter(({ at }) => at > now).map(({ at }) => at);
  for (const { id } of due) await settleRound(context, id).catch((error: unknown) => report(`round ${id}`, error));
  return { ids: due.map(({ id }) => id), until: left.length > 0 ? Math.min(...left) : null };
}

/** Makes a round void: stakes go back, also where it was paid already. Throws ApiError not_found and request_moved. */
export async function voidRound(tx: Tx, context: ServerContext, roundId: string, reason: string): Promise<RoundRow> {
  const [row] = await tx.select().from(gameRound).where(eq(gameRound.id, roundId)).for("update");
  if (!row) throw new ApiError("not_found");
  if (row.state === "void") throw new ApiError("request_moved", "이미 무효 처리한 회차입니다.");
  const change = { state: "void", voidReason: reason, drawnAt: row.drawnAt ?? dateNow(context.clock), settledAt: null };
  await tx.update(gameRound).set(change).where(eq(gameRound.id, roundId));
  return { ...row, ...change };
}

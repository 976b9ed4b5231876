// The lock of rounds and their draw. It reads nothing of bets but the hashes of those that were accepted.
import { and, asc, eq, inArray } from "drizzle-orm";
import { roundOf } from "../../src/domain/games/rounds.ts";
import { inTransaction } from "../betting/transaction.ts";
import { dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { Tx } from "../db/open.ts";
import { gameRound } from "../db/schema.ts";
import { acceptedLeaves } from "./accepted-leaves.ts";
import { drawResult, rootOf, type Seeds } from "./chain.ts";

/** A round that could not be drawn for so long after its lock is void: nobody was there to see it. */
export const VOID_AFTER_MS = 30 * 60_000;
export const STOPPED_REASON = "server_stopped";

type RoundRow = typeof gameRound.$inferSelect;

/**
 * Draws those of these rounds that are locked by the clock and still open; the others are left as they are. A round
 * that was missed for too long is void. Returns the ids of the rounds that it decided.
 */
export async function drawRounds(context: ServerContext, seeds: Seeds, ids: readonly string[]): Promise<string[]> {
  // Read before the transaction: the embedded database has one connection, which the transaction holds.
  const seedById = new Map<string, string | null>();
  for (const id of ids) {
    const round = roundOf(id);
    seedById.set(id, round && (await seeds.seedOf(round)));
  }
  return inTransaction(context.database.db, async (tx) => {
    const now = context.clock.now();
    // Waits for the placements that hold these rounds: each is counted, or comes too late.
    const open = await tx
      .select()
      .from(gameRound)
      .where(and(inArray(gameRound.id, [...ids]), eq(gameRound.state, "open")))
      .orderBy(asc(gameRound.id))
      .for("update");
    const due = open.filter((row) => row.closesAt.getTime() <= now);
    const leaves = await acceptedLeaves(
      tx,
      due.map(({ id }) => id),
    );
    for (const row of due) await decide(tx, context, row, seedById.get(row.id) ?? null, leaves.get(row.id) ?? []);
    return due.map(({ id }) => id);
  });
}

async function decide(
  tx: Tx,
  { clock }: ServerContext,
  row: RoundRow,
  seed: string | null,
  leaves: readonly string[],
): Promise<void> {
  const at = dateNow(clock);
  const round = roundOf(row.id);
  // Without bets nothing is left to settle.
  const settledAt = leaves.length === 0 ? at : null;
  const root = rootOf(leaves);
  const isMissed = at.getTime() - row.closesAt.getTime() > VOID_AFTER_MS;
  const end =
    !round || !seed || isMissed
      ? { state: "void", voidReason: STOPPED_REASON, root, seed, drawnAt: at, settledAt }
      : {
          state: "drawn",
          root,
          seed,
          drawn: drawResult(seed, root, round).map((group) => [...group]),
          drawnAt: at,
          settledAt,
        };
  await tx.update(gameRound).set(end).where(eq(gameRound.id, row.id));
}

// The lock of rounds and their draw. It reads nothing of bets but the hashes of those that were accepted.
import { and, asc, eq, inArray } from "drizzle-orm";
import { roundOf } from "../../src/domain/games/rounds.ts";
import { inTransaction } from "../db/transaction.ts";
import { dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import { gameRound } from "../db/schema.ts";
import { acceptedLeaves } from "./accepted-leaves.ts";
import { drawResult, rootOf, type Seeds } from "./chain.ts";
import { type DecidedRound, writeDecided } from "./write-decided.ts";

/** A round that could not be drawn for so long after its lock is void: nobody was there to see it. */
const VOID_AFTER_MS = 30 * 60_000;
const STOPPED_REASON = "server_stopped";

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
    const at = dateNow(context.clock);
    await writeDecided(
      tx,
      due.map((row) => decided(at, row, seedById.get(row.id) ?? null, leaves.get(row.id) ?? [])),
    );
    return due.map(({ id }) => id);
  });
}

function decided(at: Date, row: RoundRow, seed: string | null, leaves: readonly string[]): DecidedRound {
  const round = roundOf(row.id);
  const root = rootOf(leaves);
  const isMissed = at.getTime() - row.closesAt.getTime() > VOID_AFTER_MS;
  // Without bets nothing is left to settle.
  const decision = { id: row.id, root, seed, drawnAt: at.toISOString(), isSettled: leaves.length === 0 };
  if (!round || !seed || isMissed) return { ...decision, state: "void", voidReason: STOPPED_REASON, drawn: null };
  return { ...decision, state: "drawn", voidReason: null, drawn: drawResult(seed, root, round) };
}

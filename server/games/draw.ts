// The lock of rounds and their draw. It reads nothing of bets but the hashes of those that were accepted.
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { roundOf } from "../../src/domain/games/rounds.ts";
import { inTransaction } from "../db/transaction.ts";
import { dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { Tx } from "../db/open.ts";
import { gameRound } from "../db/schema.ts";
import { acceptedLeaves } from "./accepted-leaves.ts";
import { drawResult, randomnessOf, rootOf, type Seeds } from "./chain.ts";
import { type DecidedRound, writeDecided, writeRoots } from "./write-decided.ts";

/** A round that could not be drawn for so long after its lock is void: nobody was there to see it. */
export const VOID_AFTER_MS = 30 * 60_000;
const STOPPED_REASON = "server_stopped";
const NO_BEACON_REASON = "beacon_missing";
const NO_BETS = rootOf([]);

type RoundRow = typeof gameRound.$inferSelect;

/** What is known of the beacon. */
export interface Heard {
  /** By beacon and round: the verified signature. */
  signatureOf(beaconId: string | null, beaconRound: number | null): string | undefined;
  /** Rounds that have waited for it as long as they may. */
  givenUp: ReadonlySet<string>;
}

/** Rounds of version 1 were drawn without a beacon. */
export const NOTHING_HEARD: Heard = { signatureOf: () => undefined, givenUp: new Set() };

/** Holds these rounds that are open and locked by the clock. Waits for the placements: each is counted, or comes too late. */
async function lockedRows(tx: Tx, context: ServerContext, ids: readonly string[], more?: ReturnType<typeof isNull>) {
  const now = context.clock.now();
  const open = await tx
    .select()
    .from(gameRound)
    .where(and(inArray(gameRound.id, [...ids]), eq(gameRound.state, "open"), more))
    .orderBy(asc(gameRound.id))
    .for("update");
  return open.filter((row) => row.closesAt.getTime() <= now);
}

/** Fixes what was bet on these rounds that are locked by the clock. It is told before the beacon's round is there. */
export async function lockRounds(context: ServerContext, ids: readonly string[]): Promise<void> {
  await inTransaction(context.database.db, async (tx) => {
    const rows = await lockedRows(tx, context, ids, isNull(gameRound.root));
    const leaves = await acceptedLeaves(
      tx,
      rows.map(({ id }) => id),
    );
    await writeRoots(
      tx,
      rows.map(({ id }) => ({ id, root: rootOf(leaves.get(id) ?? []) })),
    );
  });
}

/**
 * Draws those of these rounds that were locked and are still open, once the beacon of each is known; the others are left
 * as they are. A round that was missed for too long is void. Returns the ids of those that it decided, and of those that
 * wait.
 */
export async function drawRounds(
  context: ServerContext,
  seeds: Seeds,
  ids: readonly string[],
  heard: Heard,
): Promise<{ decided: string[]; waiting: string[] }> {
  // Read before the transaction: the embedded database has one connection, which the transaction holds.
  const seedById = new Map<string, string | null>();
  for (const id of ids) {
    const round = roundOf(id);
    seedById.set(id, round && (await seeds.seedOf(round)));
  }
  return inTransaction(context.database.db, async (tx) => {
    const rows = await lockedRows(tx, context, ids);
    const at = dateNow(context.clock);
    const decisions = rows.flatMap((row) => decisionOf(at, row, seedById.get(row.id) ?? null, heard) ?? []);
    await writeDecided(tx, decisions);
    const decided = decisions.map(({ id }) => id);
    return { decided, waiting: rows.map(({ id }) => id).filter((id) => !decided.includes(id)) };
  });
}

/** null: the round waits for its lock or for its beacon. */
function decisionOf(at: Date, row: RoundRow, seed: string | null, heard: Heard): DecidedRound | null {
  const { id, root, version, beaconId, beaconRound } = row;
  const round = roundOf(id);
  if (root === null) return null;
  const isMissed = at.getTime() - row.closesAt.getTime() > VOID_AFTER_MS;
  // Without bets nothing is left to settle.
  const decision = { id, seed, drawnAt: at.toISOString(), isSettled: root === NO_BETS };
  const asVoid = (voidReason: string) => ({
    ...decision,
    state: "void" as const,
    voidReason,
    signature: null,
    drawn: null,
  });
  if (!round || !seed || isMissed) return asVoid(STOPPED_REASON);
  const signature = version === 1 ? null : heard.signatureOf(beaconId, beaconRound);
  if (signature === undefined) return heard.givenUp.has(id) ? asVoid(NO_BEACON_REASON) : null;
  const value = signature === null ? root : randomnessOf(signature);
  return { ...decision, state: "drawn", voidReason: null, signature, drawn: drawResult(seed, value, round) };
}

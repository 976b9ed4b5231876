// What a draw is told of bets: one hash each, and nothing that the hash does not hide.
import { inArray, sql } from "drizzle-orm";
import type { Queryable } from "../db/open.ts";
import { bet, betPick } from "../db/schema.ts";

/** The hashes of the bets that were accepted, by round, in the order of the hashes. */
export async function acceptedLeaves(db: Queryable, roundIds: readonly string[]): Promise<Map<string, string[]>> {
  const leaf = sql<string>`encode(sha256(convert_to(${betPick.betId} || '|' || ${betPick.selectionId} || '|' || ${bet.stake}, 'UTF8')), 'hex')`;
  const byRound = new Map<string, string[]>(roundIds.map((id) => [id, []]));
  if (roundIds.length === 0) return byRound;
  const rows = await db
    .select({ roundId: betPick.roundId, leaf })
    .from(betPick)
    .innerJoin(bet, sql`${bet.id} = ${betPick.betId} and ${bet.acceptance} = 'accepted'`)
    .where(inArray(betPick.roundId, [...roundIds]))
    .orderBy(betPick.roundId, sql`${leaf} collate "C"`);
  for (const row of rows) byRound.get(row.roundId ?? "")?.push(row.leaf);
  return byRound;
}

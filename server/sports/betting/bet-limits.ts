// Stake limits by level: decisions, rule 23. The operator edits them; nothing else knows their figures.
import { asc, sql } from "drizzle-orm";
import type { BetLimits } from "../../../src/api/contract/sports/bet-limits.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { betLimit } from "../../db/schema.ts";

export function listBetLimits(db: Queryable): Promise<BetLimits[]> {
  return db.select().from(betLimit).orderBy(asc(betLimit.level));
}

export async function betLimitsOf(db: Queryable, level: number): Promise<BetLimits> {
  const [row] = await db
    .select()
    .from(betLimit)
    .orderBy(sql`level_rank(${betLimit.level}, ${level})`)
    .limit(1);
  if (!row) throw new Error("the table of bet limits is empty");
  return { ...row, level };
}

/** Writes these levels whole and returns all. */
export async function changeBetLimits(tx: Tx, items: readonly BetLimits[]): Promise<BetLimits[]> {
  // In the order of levels, so that two operators never wait for each other in a circle.
  for (const row of items.toSorted((a, b) => a.level - b.level))
    await tx.insert(betLimit).values(row).onConflictDoUpdate({ target: betLimit.level, set: row });
  return listBetLimits(tx);
}

// Limits of charges and exchanges by level, and charge types: data that the operator edits.
import { and, asc, eq, sql } from "drizzle-orm";
import type { ChargeTypeRow, MoneyLimitRow } from "../../src/api/contract/operator/wallet.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { chargeType, moneyLimit } from "../db/schema.ts";

export function listMoneyLimits(db: Queryable): Promise<MoneyLimitRow[]> {
  return db.select().from(moneyLimit).orderBy(asc(moneyLimit.level));
}

/** A level without a row has the limits of the nearest level below it, else of the lowest. */
export async function moneyLimitsOf(db: Queryable, level: number): Promise<MoneyLimitRow> {
  const [row] = await db
    .select()
    .from(moneyLimit)
    .orderBy(sql`${moneyLimit.level} <= ${level} desc, abs(${moneyLimit.level} - ${level})`)
    .limit(1);
  if (!row) throw new Error("the table of money limits is empty");
  return { ...row, level };
}

/** Writes these levels whole and returns all. */
export async function changeMoneyLimits(tx: Tx, items: readonly MoneyLimitRow[]): Promise<MoneyLimitRow[]> {
  for (const row of items.toSorted((a, b) => a.level - b.level))
    await tx.insert(moneyLimit).values(row).onConflictDoUpdate({ target: moneyLimit.level, set: row });
  return listMoneyLimits(tx);
}

export type ChargeType = typeof chargeType.$inferSelect;

/** The charge types of one method that members may choose now. */
export function activeChargeTypes(db: Queryable, method: ChargeTypeRow["method"] = "bank"): Promise<ChargeType[]> {
  return db
    .select()
    .from(chargeType)
    .where(and(eq(chargeType.isActive, true), eq(chargeType.method, method)))
    .orderBy(asc(chargeType.id));
}

export async function listChargeTypes(db: Queryable): Promise<ChargeTypeRow[]> {
  const rows = await db.select().from(chargeType).orderBy(asc(chargeType.id));
  return rows.map((row) => ({ ...row, method: row.method === "tether" ? "tether" : "bank" }));
}

/** Writes these types whole and returns all. */
export async function changeChargeTypes(tx: Tx, items: readonly ChargeTypeRow[]): Promise<ChargeTypeRow[]> {
  for (const row of items.toSorted((a, b) => a.id - b.id))
    await tx.insert(chargeType).values(row).onConflictDoUpdate({ target: chargeType.id, set: row });
  return listChargeTypes(tx);
}

// At what rate points become money.
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { PointTerms } from "../../src/api/contract/wallet/points.ts";
import type { ConversionTerms } from "../../src/domain/wallet/points.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { setting } from "../db/schema.ts";

const KEY = "pointConversion";
const DEFAULT_TERMS: Readonly<ConversionTerms> = { wonPer100: 100, minimum: 1_000, step: 10 };

export async function readPointTerms(db: Queryable): Promise<ConversionTerms> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, KEY));
  const stored = v.safeParse(PointTerms, row?.value);
  return stored.success ? stored.output : DEFAULT_TERMS;
}

export async function writePointTerms(tx: Tx, clock: Clock, terms: ConversionTerms): Promise<void> {
  const row = { key: KEY, value: terms, updatedAt: dateNow(clock) };
  await tx.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: row });
}

// From which amounts on a second operator is needed: one setting. Decisions, rule 44.
import { eq } from "drizzle-orm";
import { DEFAULT_TERMS, type FourEyesTerms } from "../../../src/domain/operator/four-eyes.ts";
import { type Clock, dateNow } from "../../clock.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { setting } from "../../db/schema.ts";

const KEY = "fourEyes";

export async function readTerms(db: Queryable): Promise<FourEyesTerms> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, KEY));
  return { ...DEFAULT_TERMS, ...(row?.value as Partial<FourEyesTerms> | undefined) };
}

export async function writeTerms(tx: Tx, clock: Clock, terms: FourEyesTerms): Promise<void> {
  const row = { key: KEY, value: terms, updatedAt: dateNow(clock) };
  await tx.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: row });
}

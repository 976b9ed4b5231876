// What a command of an operator keeps for a second one, where so much money takes two.
import { eq } from "drizzle-orm";
import { approval, setting } from "../../../server/db/schema.ts";
import { writeTerms } from "../../../server/operator/approvals/terms.ts";
import { DEFAULT_TERMS } from "../../../src/domain/operator/four-eyes.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import type { TestServer } from "./harness.ts";

interface Kept<T> {
  answer: T;
  waits: { measure: string; amount: number | null; subjects: string[] }[];
}

/** Runs the work while `money` won take two. What waits is withdrawn again by the operator who asked. */
export async function keptAt<T>(
  { context }: TestServer,
  operator: ApiUser,
  money: number,
  work: () => Promise<T>,
): Promise<Kept<T>> {
  const { db } = context.database;
  await db.transaction((tx) => writeTerms(tx, context.clock, { ...DEFAULT_TERMS, money }));
  const answer = await work();
  const rows = await db.select().from(approval).where(eq(approval.state, "asked"));
  for (const { id } of rows) await operator.ask("POST", `/api/admin/approvals/${id}`, { decision: "withdraw" });
  await db.delete(setting).where(eq(setting.key, "fourEyes"));
  return { answer, waits: rows.map(({ measure, amount, subjects }) => ({ measure, amount, subjects })) };
}

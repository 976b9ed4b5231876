import { sql } from "drizzle-orm";
import { type CallFunction, type DatabaseFunction, onlyAnswer } from "./call.ts";
import type { Tx } from "./open.ts";

/** Calls functions of the database within a transaction. */
export function callWithin(tx: Tx): CallFunction {
  return async <T>(name: DatabaseFunction, argument: object) => {
    const query = sql`select ${sql.raw(name)}(${JSON.stringify(argument)}::text::jsonb) as answer`;
    return onlyAnswer(((await tx.execute(query)) as unknown as { rows: { answer: T }[] }).rows);
  };
}

// What spans say of queries and failures, in the words of the program alone: docs/decisions/traces.md.
import { codeOf } from "../db/execute.ts";

const LONGEST = 2_000;
const OPERATION = /^\s*(\w+)/;
/** What rows are made of in the place of a table is no table. */
const READ = /\bfrom\s+(?:only\s+)?"?([a-z_]+)"?(?!["\w]*\s*\()/i;
const WRITTEN = /^\s*(?:update|insert\s+into)\s+(?:only\s+)?"?([a-z_]+)"?/i;
const CALLED = /^\s*select\s+(?:jsonb_agg\()?([a-z_]+)\(/i;

/** `select bet`, `update lease`, `begin`, or the function that is called alone: `place_bets`. */
export function summaryOf(statement: string): string {
  const text = statement.slice(0, LONGEST);
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase() ?? "query";
  const table = (WRITTEN.exec(text) ?? READ.exec(text))?.[1];
  if (table !== undefined) return `${operation} ${table}`;
  return CALLED.exec(text)?.[1] ?? operation;
}

/** What a span says of a failure: the code of the database, or the class. Messages repeat values. */
export const failureOf = (error: unknown): string =>
  codeOf(error) ?? (error instanceof Error ? error.name : typeof error);

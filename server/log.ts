// What the log may say of an error: never SQL, its parameters, or a value that the database repeats in its message.

import { troubleOf } from "./db/trouble.ts";

interface DatabaseError {
  code?: string;
  constraint?: string;
  table?: string;
  routine?: string;
}

export type ErrorRecord = {
  type: string;
  message: string;
  stack: string;
};

/** Text from outside in a line of the log: what would end the line, or steer a terminal, stands as its code. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** An error as the log shows it. A failed query is named by its code, constraint, table and routine. */
export function errorRecord(error: unknown): ErrorRecord {
  if (!(error instanceof Error)) return { type: typeof error, message: oneLine(String(error)), stack: "" };
  const failed = databaseErrorOf(error);
  const { code, constraint, table, routine } = failed ?? {};
  const parts = { code, constraint, table, routine };
  const named = Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]));
  return {
    type: error.name,
    message: failed ? `database error: ${named.join(", ") || "unknown"}` : oneLine(error.message),
    stack: (error.stack ?? "")
      .split("\n")
      .filter((line) => /^ {4}at /.test(line))
      .join("\n"),
  };
}

/** While the database does not serve, work that runs again and again fails each time, and says so this often. */
const TROUBLE_SAID_EVERY_MS = 5_000;
const troubleSaidAt = new Map<string, number>();

type Listener = (what: string, error: unknown) => void;
const listeners = new Set<Listener>();

/** Tells also `listener` of what fails beside the requests. Returns what ends it. */
export function onReport(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says on the error output what failed beside the requests. */
export function report(what: string, error: unknown): void {
  for (const listener of listeners) listener(what, error);
  const trouble = troubleOf(error);
  if (trouble) {
    const now = performance.now();
    if (now - (troubleSaidAt.get(what) ?? Number.NEGATIVE_INFINITY) < TROUBLE_SAID_EVERY_MS) return;
    troubleSaidAt.set(what, now);
    console.error(`${what}: the database does not serve (${trouble})`);
    return;
  }
  const { message, stack } = errorRecord(error);
  console.error(`${oneLine(what)}: ${message}\n${stack}`);
}

/** The database's own error inside what the query builder or the driver threw; null for other errors. */
function databaseErrorOf(error: Error): DatabaseError | null {
  if ("severity" in error || "routine" in error) return error as DatabaseError;
  if (error.cause instanceof Error && "query" in error) return databaseErrorOf(error.cause) ?? {};
  return "query" in error ? {} : null;
}

// A function of the database, called by name: one round trip, and a plan that each connection keeps.
import type { PGlite } from "@electric-sql/pglite";
import type pg from "pg";

/** Calls `name(argument)` and returns what it returns; both are JSON. Throws the driver's error with its SQLSTATE. */
export type CallFunction = <T>(name: DatabaseFunction, argument: object) => Promise<T>;
export type DatabaseFunction =
  | "session_of"
  | "bet_terms"
  | "place_bet"
  | "place_combination"
  | "post_all"
  | "provider_call";

const textOf = (name: DatabaseFunction) => `select ${name}($1::text::jsonb) as answer`;

export function callOverPool(pool: pg.Pool): CallFunction {
  return async <T>(name: DatabaseFunction, argument: object) => {
    // The name makes it a prepared statement of the connection.
    const { rows } = await pool.query<{ answer: T }>({ name, text: textOf(name), values: [JSON.stringify(argument)] });
    return onlyAnswer(rows);
  };
}

export function callInProcess(client: PGlite): CallFunction {
  return async <T>(name: DatabaseFunction, argument: object) =>
    onlyAnswer((await client.query<{ answer: T }>(textOf(name), [JSON.stringify(argument)])).rows);
}

export function onlyAnswer<T>([row]: readonly { answer: T }[]): T {
  if (!row) throw new Error("a function of the database returned no row");
  return row.answer;
}

// A function of the database, called by name: one round trip, and a plan that each connection keeps.
import type { PGlite } from "@electric-sql/pglite";
import type pg from "pg";
import { together, type Waiting } from "./together.ts";

/** Calls `name(argument)` and returns what it returns; both are JSON. Throws the driver's error with its SQLSTATE. */
export type CallFunction = <T>(name: DatabaseFunction, argument: object) => Promise<T>;
export type DatabaseFunction =
  | "session_of"
  | "bet_terms"
  | "place_bet"
  | "place_combination"
  | "post_all"
  | "provider_terms"
  | "provider_lock"
  | "provider_write";

/** Runs a query of one JSON parameter and returns `answer` of its row. */
type Ask = <T>(text: string, argument: unknown) => Promise<T>;

const ofEach = (name: DatabaseFunction) =>
  `select jsonb_agg(${name}(one.said) order by one.place) as answer from jsonb_array_elements($1::text::jsonb) with ordinality as one(said, place)`;

/** What calls that wait at the same time are called by: a list of arguments, and a list of answers. */
const TOGETHER: Partial<Record<DatabaseFunction, string>> = {
  session_of: ofEach("session_of"),
  bet_terms: ofEach("bet_terms"),
  // Who waits for a lock is left to wait alone: the others would wait too.
  place_bet: "select place_bets($1::text::jsonb, '10ms') as answer",
};

export function callOverPool(pool: pg.Pool): CallFunction {
  return callBy(async <T>(text: string, argument: unknown) => {
    // The name makes it a prepared statement of the connection; longer ones are cut.
    const name = text.slice("select ".length, 60);
    return onlyAnswer((await pool.query<{ answer: T }>({ name, text, values: [JSON.stringify(argument)] })).rows);
  });
}

export function callInProcess(client: PGlite): CallFunction {
  return callBy(async <T>(text: string, argument: unknown) =>
    onlyAnswer((await client.query<{ answer: T }>(text, [JSON.stringify(argument)])).rows),
  );
}

function callBy(ask: Ask): CallFunction {
  const alone = (name: DatabaseFunction) => {
    const text = `select ${name}($1::text::jsonb) as answer`;
    return (argument: object) => ask<unknown>(text, argument);
  };
  const shared = new Map(
    Object.entries(TOGETHER).map(([name, text]) => [
      name,
      together<object, unknown>({
        all: (group) => ask(text, group.map(asWaited)),
        alone: alone(name as DatabaseFunction),
      }),
    ]),
  );
  return <T>(name: DatabaseFunction, argument: object) => (shared.get(name) ?? alone(name))(argument) as Promise<T>;
}

/** The argument, and for how long it has waited: a bet's clock runs on meanwhile. */
const asWaited = ({ argument, since }: Waiting<object>): object => ({
  ...argument,
  waited: performance.now() - since,
});

export function onlyAnswer<T>([row]: readonly { answer: T }[]): T {
  if (!row) throw new Error("a function of the database returned no row");
  return row.answer;
}

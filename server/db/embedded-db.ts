// Drizzle on the embedded database. With each query Drizzle hands over parsers that leave times as text, and PGlite then
// copies its table of parsers, which has one for each type of the database: more than half of what a small query costs.
// Here that table itself has them.
import { type PGlite, type QueryOptions, types } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { tracedQuery } from "../tracing/tracing.ts";
import * as schema from "./schema.ts";

/** Times, and lists of numbers and times (their ids in pg_type): Drizzle's columns parse them. */
const AS_TEXT = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1115, 1182, 1185, 1187, 1231];

/** From then on `client` itself reads such values as text too. */
export function drizzleEmbedded(client: PGlite) {
  for (const type of AS_TEXT) client.parsers[type] = (value: string) => value;
  const plain =
    ({ query }: Pick<PGlite, "query">): PGlite["query"] =>
    (text, parameters, options?: QueryOptions) =>
      tracedQuery(text, () => query(text, parameters, options?.rowMode && { rowMode: options.rowMode }));
  const own: Pick<PGlite, "query" | "transaction"> = {
    query: plain({ query: client.query.bind(client) }),
    transaction: (work) => client.transaction((tx) => work(Object.assign(tx, { query: plain({ query: tx.query }) }))),
  };
  return drizzle({ client: own as PGlite, schema });
}

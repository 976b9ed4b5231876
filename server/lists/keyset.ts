// The order of a list that operators sort and save whole.
import { and, asc, desc, lt, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Orders by a column that the query names, the greatest first with "-" before it; the id settles equal ones. */
export function inOrder<Name extends string>(
  sort: Name | `-${Name}`,
  columns: Readonly<Record<Name, PgColumn>>,
  id: PgColumn,
): SQL[] {
  const order = sort.startsWith("-") ? desc : asc;
  return [order(columns[sort.replace("-", "") as Name]), order(id)];
}

/**
 * Rows behind the one with this key in a list with the newest first; null: all. The column keeps milliseconds, so that the
 * text of an instant is the whole of it.
 */
export function olderThan(
  columns: { at: PgColumn; id: PgColumn },
  key: { at: string; id: string } | null,
): SQL | undefined {
  if (key === null) return undefined;
  // The first comparison is what the index is read by.
  return and(
    sql`${columns.at} <= ${key.at}::timestamptz`,
    or(lt(columns.at, new Date(key.at)), lt(columns.id, key.id)),
  );
}

// How long the long lists are, from the table that triggers keep: server/db/schema/list-counts.ts.
import { and, between, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../db/open.ts";
import { listCount } from "../db/schema.ts";

export interface ListAsked {
  list: "entry" | "bet" | "post" | "money_request";
  owner: string;
  first?: string | undefined;
  second?: string | undefined;
  /** Days in Seoul, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

export interface ListCount {
  second: string;
  rows: number;
  stake: number;
  paid: number;
}

/** The counts of a list by its second filter. */
export async function countsOf(db: Queryable, asked: ListAsked): Promise<ListCount[]> {
  const total = (column: typeof listCount.rows | typeof listCount.stake) => sql`sum(${column})`.mapWith(Number);
  return db
    .select({
      second: listCount.second,
      rows: total(listCount.rows),
      stake: total(listCount.stake),
      paid: total(listCount.paid),
    })
    .from(listCount)
    .where(
      and(
        eq(listCount.list, asked.list),
        eq(listCount.owner, asked.owner),
        daysOf(asked),
        asked.first === undefined ? undefined : eq(listCount.first, asked.first),
        asked.second === undefined ? undefined : eq(listCount.second, asked.second),
      ),
    )
    .groupBy(listCount.second);
}

export async function countListed(db: Queryable, asked: ListAsked): Promise<number> {
  return (await countsOf(db, asked)).reduce((sum, { rows }) => sum + rows, 0);
}

const ALL_DAYS = "-infinity";
/** The first day that may be asked for; the row of all days lies before it. */
const FIRST_DAY = "0001-01-01";

function daysOf({ from, to }: ListAsked): SQL | undefined {
  if (from === undefined && to === undefined) return eq(listCount.day, ALL_DAYS);
  if (from !== undefined && to !== undefined) return between(listCount.day, from, to);
  return and(gte(listCount.day, from ?? FIRST_DAY), to === undefined ? undefined : lte(listCount.day, to));
}

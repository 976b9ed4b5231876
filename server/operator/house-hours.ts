// What bets and cash sum up to by the hour, from the table that triggers keep: docs/decisions/sums-of-hours.md.
import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { ServerContext } from "../context.ts";
import { houseHour } from "../db/schema.ts";

const HOUR_MS = 3_600_000;

/** The beginning of the hour of an instant: Seoul's hours begin with those of UTC. */
export const hourOfInstant = (at: number): number => Math.floor(at / HOUR_MS) * HOUR_MS;

/** `from` inclusive, `to` exclusive: beginnings of hours, in milliseconds; without: no bound on that side. */
export interface Hours {
  from?: number | undefined;
  to?: number | undefined;
}

/** Rows of the table; `sumOf` adds them up, whether they are merged yet or not. */
export const inHours = (what: "placed" | "settled" | "cash", { from, to }: Hours): SQL | undefined =>
  and(
    eq(houseHour.what, what),
    from === undefined ? undefined : gte(houseHour.hour, new Date(from)),
    to === undefined ? undefined : lt(houseHour.hour, new Date(to)),
  );

export const sumOf = (column: typeof houseHour.rows | typeof houseHour.taken, only?: SQL) =>
  sql`coalesce(sum(${column})${only ? sql` filter (where ${only})` : sql``}, 0)`.mapWith(Number);

/** Merges the changes of before into one row each. */
export async function mergeHours({ database: { db } }: Pick<ServerContext, "database">): Promise<void> {
  await db.execute(sql`
    with changed as (delete from house_hour where not is_merged returning *)
    insert into house_hour (what, hour, game_type, state, rows, taken, paid, is_merged)
    select what, hour, game_type, state, sum(rows), sum(taken), sum(paid), true from changed
    group by what, hour, game_type, state having (sum(rows), sum(taken), sum(paid)) <> (0, 0, 0)
    on conflict (what, hour, game_type, state) where is_merged do update
      set rows = house_hour.rows + excluded.rows, taken = house_hour.taken + excluded.taken, paid = house_hour.paid + excluded.paid`);
}

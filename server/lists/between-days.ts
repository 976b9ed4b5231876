import { and, gte, lt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { seoulDayBounds } from "../../src/domain/common/time.ts";

/** Rows whose instant is between two days of Seoul (YYYY-MM-DD), both inclusive; undefined: no bound on that side. */
export const betweenDays = (
  at: PgColumn,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(at, new Date(seoulDayBounds(from).from)),
    to === undefined ? undefined : lt(at, new Date(seoulDayBounds(to).to)),
  );

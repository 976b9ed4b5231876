// What every connection and every transaction of either database can do.
import type { SQL } from "drizzle-orm";

export interface Executing {
  execute(query: SQL): PromiseLike<unknown>;
}
/** Within a transaction, a further one is a part that fails alone. */
export interface Transacting extends Executing {
  transaction<T>(work: (tx: Transacting) => Promise<T>): Promise<T>;
}

/** Both drivers answer with rows; the common type of the query builder does not say so. */
export async function rowsFrom<Row extends Record<string, unknown>>(db: Executing, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows;
}

/** The SQLSTATE of an error, of whichever driver, through the wrapping of the query builder. */
export function codeOf(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string") return at.code;
  }
  return undefined;
}

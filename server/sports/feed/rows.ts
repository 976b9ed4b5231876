import type { SQL } from "drizzle-orm";
import type { Tx } from "../../db/open.ts";

/** Both drivers answer with rows; the common type of drizzle does not say so. */
export async function execute<Row extends Record<string, unknown>>(
  db: Pick<Tx, "execute">,
  query: SQL,
): Promise<{ rows: Row[] }> {
  return (await db.execute(query)) as unknown as { rows: Row[] };
}

/** A statement carries this many rows at most. */
export const STATEMENT_ROWS = 2_000;

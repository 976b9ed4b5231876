// Changes rows behind the back of the database's own triggers, as who has its keys could.
import { type SQL, sql } from "drizzle-orm";
import type { TestServer } from "./harness.ts";

export async function silently({ context }: TestServer, ...statements: readonly SQL[]): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(statement);
  });
}

import { and, eq, sql } from "drizzle-orm";
import type { ServerContext } from "../context.ts";
import { member } from "../db/schema.ts";

/** Sends an event to every operator, and to nobody else. `read` is called where there is an operator. */
export async function tellOperators(
  context: ServerContext,
  name: "waiting" | "exposure",
  read: () => unknown,
): Promise<void> {
  const operators = await context.database.db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.type, 1), eq(member.role, 10), sql`${member.disabledAt} is null`));
  if (operators.length === 0) return;
  const data = await read();
  for (const { id } of operators) context.events.publish(name, data, id);
}

import { and, eq, sql } from "drizzle-orm";
import type { ExposureNews } from "../../src/api/contract/operator/exposure-news.ts";
import type { Waiting } from "../../src/api/contract/operator/waiting.ts";
import type { ServerContext } from "../context.ts";
import { member } from "../db/schema.ts";

/** Sends the event `waiting` to every operator, and to nobody else. `read` is called where there is an operator. */
export async function tellOperators(
  context: ServerContext,
  read: () => Waiting | ExposureNews | Promise<Waiting>,
): Promise<void> {
  const operators = await context.database.db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.type, 1), eq(member.role, 10), sql`${member.disabledAt} is null`));
  if (operators.length === 0) return;
  const data = await read();
  for (const { id } of operators) context.events.publish("waiting", data, id);
}

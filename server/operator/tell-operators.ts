import { and, arrayOverlaps, eq, isNotNull, isNull } from "drizzle-orm";
import type { ExposureNews } from "../../src/api/contract/operator/exposure-news.ts";
import type { Waiting } from "../../src/api/contract/operator/waiting.ts";
import { may, OPERATOR_ROLES } from "../../src/domain/operator/rights.ts";
import type { ServerContext } from "../context.ts";
import { member, staff } from "../db/schema.ts";

const SEEING = OPERATOR_ROLES.filter((role) => may([role], "overview.read"));

/**
 * Sends the event `waiting` to every operator who may see what waits, and to nobody else. `read` is called where there
 * is one.
 */
export async function tellOperators(
  context: ServerContext,
  read: (operatorId: string) => Waiting | ExposureNews | Promise<Waiting>,
): Promise<void> {
  const isSetUp = and(
    isNull(staff.passwordGivenAt),
    context.config.requiresFactor ? isNotNull(staff.factorAt) : undefined,
  );
  const operators = await context.database.db
    .select({ id: member.id })
    .from(member)
    .innerJoin(staff, eq(staff.memberId, member.id))
    .where(and(arrayOverlaps(member.roles, SEEING), isNull(member.disabledAt), isSetUp));
  for (const { id } of operators) context.events.publish("waiting", await read(id), id);
}

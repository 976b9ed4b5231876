// What operators keep of their tables: columns that are hidden, and filters by a name. Shared views are seen by staff of
// the same kind of account: operators among themselves, managers and agents by nobody else.
import { and, asc, eq, or } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { KeptTable, ViewRequest } from "../../src/api/contract/operator/table.ts";
import { isOperatorRole } from "../../src/domain/operator/rights.ts";
import { dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { Queryable } from "../db/open.ts";
import { member, tableColumns, tableView } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import type { Member } from "../http/app-type.ts";
import { newId } from "../ids.ts";

const MOST_VIEWS = 50;

export async function keptTable(db: Queryable, reader: Member, table: string): Promise<KeptTable> {
  const [own] = await db
    .select({ hidden: tableColumns.hidden })
    .from(tableColumns)
    .where(and(eq(tableColumns.memberId, reader.id), eq(tableColumns.table, table)));
  const seen = reader.roles.some(isOperatorRole)
    ? or(eq(tableView.memberId, reader.id), eq(tableView.isShared, true))
    : eq(tableView.memberId, reader.id);
  const rows = await db
    .select({ view: tableView, by: member.userId, roles: member.roles })
    .from(tableView)
    .innerJoin(member, eq(member.id, tableView.memberId))
    .where(and(eq(tableView.table, table), seen))
    .orderBy(asc(tableView.at), asc(tableView.id));
  return {
    hidden: own?.hidden ?? [],
    views: rows
      .filter(({ view, roles }) => view.memberId === reader.id || roles.some(isOperatorRole))
      .map(({ view: { id, memberId, name, search, hidden, isShared }, by }) => {
        return { id, name, search, hidden, isShared, by, isOwn: memberId === reader.id };
      }),
  };
}

export async function keepColumns(db: Queryable, { id }: Member, table: string, hidden: string[]): Promise<void> {
  await db
    .insert(tableColumns)
    .values({ memberId: id, table, hidden })
    .onConflictDoUpdate({ target: [tableColumns.memberId, tableColumns.table], set: { hidden } });
}

/** One of the same name takes the place of the one before. Throws ApiError bad_request for too many. */
export async function keepView(
  db: Queryable,
  { clock }: Pick<ServerContext, "clock">,
  { id: memberId }: Member,
  table: string,
  view: InferOutput<typeof ViewRequest>,
): Promise<void> {
  const own = and(eq(tableView.memberId, memberId), eq(tableView.table, table));
  await db.delete(tableView).where(and(own, eq(tableView.name, view.name)));
  if ((await db.$count(tableView, own)) >= MOST_VIEWS)
    throw new ApiError("bad_request", `보기는 ${MOST_VIEWS}개까지 저장할 수 있습니다.`);
  await db.insert(tableView).values({ id: newId(), memberId, table, ...view, at: dateNow(clock) });
}

/** One's own; that of another stays. */
export async function removeView(db: Queryable, { id: memberId }: Member, id: string): Promise<void> {
  await db.delete(tableView).where(and(eq(tableView.id, id), eq(tableView.memberId, memberId)));
}

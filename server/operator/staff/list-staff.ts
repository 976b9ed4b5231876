// The accounts of staff as who looks after them sees them.
import { and, asc, eq, inArray, isNull, gt, max, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { InferOutput } from "valibot";
import type { StaffPage, StaffQuery, StaffRow } from "../../../src/api/contract/operator/staff.ts";
import type { StaffKind } from "../../../src/domain/operator/staff.ts";
import { dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import type { Queryable } from "../../db/open.ts";
import { member, session, staff } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { containing } from "../../lists/containing.ts";
import { paginate } from "../../lists/paginate.ts";

const above = alias(member, "above");
const maker = alias(member, "maker");

const OF_KIND: Readonly<Record<StaffKind, ReturnType<typeof sql>>> = {
  operator: sql`${member.type} = 1`,
  manager: sql`${member.roles} @> '{manager}'`,
  agent: sql`${member.roles} @> '{agent}'`,
};

/** By their ids. `actorId`: who asks. */
export async function listStaff(
  context: ServerContext,
  actorId: string,
  { text, kind, ...asked }: InferOutput<typeof StaffQuery>,
): Promise<StaffPage> {
  const { db } = context.database;
  const pattern = containing(text ?? "");
  const wanted = and(
    kind && OF_KIND[kind],
    text ? or(sql`${member.userId} ilike ${pattern}`, sql`${member.nickname} ilike ${pattern}`) : undefined,
  );
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(staff)
    .innerJoin(member, eq(member.id, staff.memberId))
    .where(wanted);
  return paginate(asked, counted?.count ?? 0, ({ limit, offset }) =>
    read(context, db, actorId, (rows) => rows.where(wanted).orderBy(asc(member.userId)).limit(limit).offset(offset)),
  );
}

/** One of them. Throws ApiError not_found. */
export async function staffOnWire(
  context: ServerContext,
  db: Queryable,
  actorId: string,
  memberId: string,
): Promise<StaffRow> {
  const [row] = await read(context, db, actorId, (rows) => rows.where(eq(staff.memberId, memberId)));
  if (!row) throw new ApiError("not_found");
  return row;
}

const selectStaff = (db: Queryable) =>
  db
    .select({
      id: member.id,
      userId: member.userId,
      nickname: member.nickname,
      type: member.type,
      roles: member.roles,
      above: above.userId,
      createdAt: staff.createdAt,
      createdBy: maker.userId,
      passwordGivenAt: staff.passwordGivenAt,
      factorAt: staff.factorAt,
      disabledAt: member.disabledAt,
      disabledReason: member.disabledReason,
    })
    .from(staff)
    .innerJoin(member, eq(member.id, staff.memberId))
    .leftJoin(above, eq(above.id, member.recommenderId))
    .leftJoin(maker, eq(maker.id, staff.createdBy))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectStaff>>[number];

async function read(
  { clock }: ServerContext,
  db: Queryable,
  actorId: string,
  which: (rows: ReturnType<typeof selectStaff>) => PromiseLike<Selected[]>,
): Promise<StaffRow[]> {
  const rows = await which(selectStaff(db));
  const logins = await lastLogins(
    db,
    rows.map(({ id }) => id),
    dateNow(clock),
  );
  return rows.map(({ id, userId, nickname, type, roles, ...row }) => ({
    userId,
    nickname,
    kind: type === 1 ? "operator" : roles.includes("agent") ? "agent" : "manager",
    roles,
    above: row.above,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    isPasswordGiven: row.passwordGivenAt !== null,
    hasFactor: row.factorAt !== null,
    barredReason: row.disabledAt && (row.disabledReason ?? ""),
    lastLoginAt: logins.get(id)?.at.toISOString() ?? null,
    isOnline: logins.get(id)?.isOnline ?? false,
    isOwn: id === actorId,
  }));
}

async function lastLogins(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, { at: Date; isOnline: boolean }>> {
  if (ids.length === 0) return new Map();
  const isLive = and(isNull(session.revokedAt), gt(session.expiresAt, now));
  const rows = await db
    .select({ id: session.memberId, at: max(session.createdAt), isOnline: sql<boolean>`bool_or(${isLive})` })
    .from(session)
    .where(inArray(session.memberId, [...ids]))
    .groupBy(session.memberId);
  return new Map(rows.flatMap(({ id, at, isOnline }) => (at ? [[id, { at, isOnline }] as const] : [])));
}

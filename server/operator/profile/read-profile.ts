// One member as the head of the profile shows it, where the member logs in from, and the personal data that a reason opens.
import { desc, eq, inArray, and } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { MemberLogins, MemberPersonal, MemberProfile } from "../../../src/api/contract/operator/member-profile.ts";
import { accountKind } from "../../../src/domain/session/account.ts";
import { memberNotStaff } from "../../account/members.ts";
import type { ServerContext } from "../../context.ts";
import type { Queryable } from "../../db/open.ts";
import { member, memberBank, memberNote, memberTrace, passwordCode, sharedTrace } from "../../db/schema.ts";
import { listSessions } from "../../session/own-sessions.ts";
import { listedMember } from "../members-list.ts";

const giver = alias(member, "giver");
/** As many addresses and browsers as are told. */
const PLACES = 50;

/** Throws ApiError not_found, and forbidden for accounts of staff. */
export async function readProfile(context: ServerContext, userId: string): Promise<MemberProfile> {
  const { db } = context.database;
  const own = await memberNotStaff(db, userId);
  const row = await listedMember(context, own.id);
  if (!row) throw new Error("a member that is found is listed");
  const [recommender] = own.recommenderId ? await db.select().from(member).where(eq(member.id, own.recommenderId)) : [];
  const [code] = await db
    .select({ row: passwordCode, by: giver.userId })
    .from(passwordCode)
    .innerJoin(giver, eq(giver.id, passwordCode.by))
    .where(eq(passwordCode.memberId, own.id));
  return {
    ...row,
    recommender: recommender ? { userId: recommender.userId, isMember: accountKind(recommender) === "member" } : null,
    joinState: own.joinState as MemberProfile["joinState"],
    tendency: own.tendency,
    hasPhone: own.phone !== null,
    hasBank: (await db.$count(memberBank, eq(memberBank.memberId, own.id))) > 0,
    notes: await db.$count(memberNote, eq(memberNote.memberId, own.id)),
    passwordCode: code
      ? {
          by: code.by,
          createdAt: code.row.createdAt.toISOString(),
          expiresAt: code.row.expiresAt.toISOString(),
          usedAt: code.row.usedAt?.toISOString() ?? null,
        }
      : null,
  };
}

export async function readLogins(context: ServerContext, userId: string): Promise<MemberLogins> {
  const { db } = context.database;
  const { id } = await memberNotStaff(db, userId);
  const rows = await db
    .select({ kind: memberTrace.kind, value: memberTrace.value, at: memberTrace.at, members: sharedTrace.members })
    .from(memberTrace)
    .leftJoin(sharedTrace, and(eq(sharedTrace.kind, memberTrace.kind), eq(sharedTrace.value, memberTrace.value)))
    .where(and(eq(memberTrace.memberId, id), inArray(memberTrace.kind, ["address", "device"])))
    .orderBy(desc(memberTrace.at), memberTrace.kind, memberTrace.value)
    .limit(PLACES);
  return {
    sessions: await listSessions(context, id, ""),
    places: rows.map(({ kind, value, at, members }) => ({
      kind: kind as "address" | "device",
      value,
      since: at.toISOString(),
      others: (members ?? 1) - 1,
    })),
  };
}

export async function readPersonal(db: Queryable, userId: string): Promise<MemberPersonal> {
  const { id, phone } = await memberNotStaff(db, userId);
  const [own] = await db.select().from(memberBank).where(eq(memberBank.memberId, id));
  return {
    userId,
    phone,
    bank: own
      ? { bank: own.bank, number: own.number, holder: own.holder, changedAt: own.changedAt.toISOString() }
      : null,
  };
}

// What operators write about a member, and the codes of the tendency that they set and clear. Neither is changed later.
import { desc, eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type {
  MemberNotePage,
  TendencyChangePage,
  TendencyRequest,
} from "../../../src/api/contract/operator/member-profile.ts";
import type { PageAsked } from "../../../src/api/contract/page.ts";
import { tendencyWith } from "../../../src/domain/account/tendencies.ts";
import { memberNotStaff } from "../../account/members.ts";
import { type Clock, dateNow } from "../../clock.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { member, memberNote, tendencyChange } from "../../db/schema.ts";
import { paginate } from "../../lists/paginate.ts";
import { fieldProblem } from "../../wallet/charge.ts";

export async function listNotes(
  db: Queryable,
  userId: string,
  asked: PageAsked,
): Promise<InferOutput<typeof MemberNotePage>> {
  const { id: memberId } = await memberNotStaff(db, userId);
  const own = eq(memberNote.memberId, memberId);
  return paginate(asked, await db.$count(memberNote, own), async ({ limit, offset }) => {
    const rows = await db
      .select({ row: memberNote, by: member.userId })
      .from(memberNote)
      .innerJoin(member, eq(member.id, memberNote.by))
      .where(own)
      .orderBy(desc(memberNote.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ row: { id, at, note }, by }) => ({ id: String(id), at: at.toISOString(), by, note }));
  });
}

/** `by`: the operator's member id. Throws ApiError not_found, and forbidden for accounts of staff. */
export async function addNote(
  tx: Tx,
  clock: Clock,
  { userId, note, by }: { userId: string; note: string; by: string },
): Promise<void> {
  const { id: memberId } = await memberNotStaff(tx, userId);
  await tx.insert(memberNote).values({ memberId, note, by, at: dateNow(clock) });
}

/** Returns the codes after it. Throws as `addNote` does, and bad_request where nothing would change. */
export async function changeTendency(
  tx: Tx,
  clock: Clock,
  { userId, code, isSet, reason, by }: InferOutput<typeof TendencyRequest> & { userId: string; by: string },
): Promise<string[]> {
  const { id } = await memberNotStaff(tx, userId);
  // Two operators at once: the second one sees the codes of the first one.
  const [row] = await tx.select().from(member).where(eq(member.id, id)).for("update");
  const before = row?.tendency ?? [];
  if (before.includes(code) === isSet)
    throw fieldProblem("code", isSet ? "이미 지정한 코드입니다." : "지정하지 않은 코드입니다.");
  const tendency = tendencyWith(before, code, isSet);
  await tx.update(member).set({ tendency }).where(eq(member.id, id));
  await tx.insert(tendencyChange).values({ memberId: id, code, isSet, reason, by, at: dateNow(clock) });
  return tendency;
}

export async function listTendencyChanges(
  db: Queryable,
  userId: string,
  asked: PageAsked,
): Promise<InferOutput<typeof TendencyChangePage>> {
  const { id: memberId } = await memberNotStaff(db, userId);
  const own = eq(tendencyChange.memberId, memberId);
  return paginate(asked, await db.$count(tendencyChange, own), async ({ limit, offset }) => {
    const rows = await db
      .select({ row: tendencyChange, by: member.userId })
      .from(tendencyChange)
      .innerJoin(member, eq(member.id, tendencyChange.by))
      .where(own)
      .orderBy(desc(tendencyChange.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ row: { id, at, code, isSet, reason }, by }) => ({
      id: String(id),
      at: at.toISOString(),
      by,
      code,
      isSet,
      reason,
    }));
  });
}

// The level of a member, which limits and rates go by: an operator sets it, and each change is kept with its reason.
import { desc, eq } from "drizzle-orm";
import { accountKind } from "../../src/domain/session/account.ts";
import type { LevelChange } from "../../src/api/contract/operator/members.ts";
import type { PageAsked, PageOf } from "../../src/api/contract/page.ts";
import { memberByUserId } from "../account/members.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { betLimit, levelChange, member } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { paginateFromStart } from "../lists/paginate.ts";
import { fieldProblem } from "../wallet/charge.ts";

export interface NewLevel {
  userId: string;
  level: number;
  reason: string;
  /** The operator's member id. */
  by: string;
}

/** Throws ApiError: not_found for who is no member; bad_request for a level without limits and for the level of now. */
export async function changeLevel(tx: Tx, clock: Clock, { userId, level, reason, by }: NewLevel): Promise<void> {
  const { id } = await memberByUserId(tx, userId);
  // Two operators at once: the second one sees the level that the first one set.
  const [row] = await tx.select().from(member).where(eq(member.id, id)).for("update");
  if (!row || accountKind(row) !== "member") throw new ApiError("not_found", "회원을 찾을 수 없습니다.");
  if ((await tx.$count(betLimit, eq(betLimit.level, level))) === 0)
    throw fieldProblem("level", "한도를 정하지 않은 레벨입니다.");
  if (row.level === level) throw fieldProblem("level", "이미 이 레벨입니다.");
  await tx.update(member).set({ level }).where(eq(member.id, id));
  await tx.insert(levelChange).values({ memberId: id, from: row.level, to: level, reason, by, at: dateNow(clock) });
}

/** Throws ApiError not_found. */
export async function listLevelChanges(db: Queryable, userId: string, asked: PageAsked): Promise<PageOf<LevelChange>> {
  const { id: memberId } = await memberByUserId(db, userId);
  const ofMember = eq(levelChange.memberId, memberId);
  return paginateFromStart(asked, await db.$count(levelChange, ofMember), async ({ limit, offset }) => {
    const rows = await db
      .select({ change: levelChange, by: member.userId })
      .from(levelChange)
      .innerJoin(member, eq(member.id, levelChange.by))
      .where(ofMember)
      .orderBy(desc(levelChange.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ change: { id, at, from, to, reason }, by }) => ({
      id: String(id),
      at: at.toISOString(),
      from,
      to,
      reason,
      by,
    }));
  });
}

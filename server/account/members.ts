import { eq, sql } from "drizzle-orm";
import { accountKind } from "../../src/domain/session/account.ts";
import type { Queryable } from "../db/open.ts";
import { member } from "../db/schema.ts";
import { ApiError } from "../errors.ts";

/** The member of a user id. Throws ApiError not_found. */
export async function memberByUserId(db: Queryable, userId: string): Promise<typeof member.$inferSelect> {
  const [row] = await db.select().from(member).where(eq(member.userId, userId));
  if (!row) throw new ApiError("not_found", "회원을 찾을 수 없습니다.");
  return row;
}

/**
 * The same for who looks after members: accounts of staff are changed by who may change staff alone. Throws ApiError
 * not_found or forbidden.
 */
export async function memberNotStaff(db: Queryable, userId: string): Promise<typeof member.$inferSelect> {
  const row = await memberByUserId(db, userId);
  if (accountKind(row) !== "member") throw new ApiError("forbidden", "직원 계정은 직원 화면에서 관리합니다.");
  return row;
}

/** A condition on the table `member` under the name `m`: neither managers nor administrators, as src/domain/session/account.ts. */
export const IS_MEMBER = sql`m.type <> 2 and not (m.type = 1 and m.role = 10 and m.withdrawal_type = 0)`;

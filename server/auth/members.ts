import { eq } from "drizzle-orm";
import type { Queryable } from "../db/open.ts";
import { member } from "../db/schema.ts";
import { ApiError } from "../errors.ts";

/** The member of a user id. Throws ApiError not_found. */
export async function memberByUserId(db: Queryable, userId: string): Promise<typeof member.$inferSelect> {
  const [row] = await db.select().from(member).where(eq(member.userId, userId));
  if (!row) throw new ApiError("not_found", "회원을 찾을 수 없습니다.");
  return row;
}

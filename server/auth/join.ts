// Sign-up through a recommender.
import { eq, sql } from "drizzle-orm";
import type { JoinRequest } from "../../src/api/contract/member.ts";
import { dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import { blockedAddress, member } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { newId } from "../ids.ts";
import { openMemberAccounts } from "../ledger/accounts.ts";
import { readSettings } from "../settings/settings.ts";
import { forgetAttempts, takeAttempt } from "./attempts.ts";
import { hashPassword } from "./password.ts";

const UNKNOWN_RECOMMENDER = "추천인을 찾을 수 없습니다.";

/**
 * Makes a member of level 1. Throws ApiError sign_up_ended, maintenance, not_found for an unknown
 * recommender, user_id_taken, address_blocked or too_many_requests.
 */
export async function join(context: ServerContext, request: JoinRequest, address: string): Promise<void> {
  const { db } = context.database;
  const settings = await readSettings(db);
  if (settings.siteNoticeFlg) throw new ApiError("maintenance");
  if (settings.joinStartEndFlg) throw new ApiError("sign_up_ended");
  const [blocked] = await db.select().from(blockedAddress).where(eq(blockedAddress.address, address));
  if (blocked) throw new ApiError("address_blocked");
  const attempt = await takeAttempt(context, request.userId, address);
  const [recommender] = await db.select().from(member).where(eq(member.userId, request.recommender));
  if (!recommender) throw new ApiError("not_found", UNKNOWN_RECOMMENDER);
  const passwordHash = await hashPassword(request.password);
  await db.transaction(async (tx) => {
    // One id in two cases would be one member's mask for another.
    const [taken] = await tx
      .select({ id: member.id })
      .from(member)
      .where(eq(sql`lower(${member.userId})`, request.userId.toLowerCase()));
    if (taken) throw new ApiError("user_id_taken");
    const id = newId();
    const rows = await tx
      .insert(member)
      .values({
        id,
        userId: request.userId,
        nickname: request.nickname,
        passwordHash,
        recommenderId: recommender.id,
        createdAt: dateNow(context.clock),
      })
      .onConflictDoNothing()
      .returning({ id: member.id });
    if (rows.length === 0) throw new ApiError("user_id_taken");
    await openMemberAccounts(tx, id);
  });
  await forgetAttempts(context, attempt, request.userId);
}

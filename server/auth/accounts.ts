// An operator disables an account, and lets it in again.
import { eq } from "drizzle-orm";
import { dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import { member, session } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import type { Member } from "../http/app-type.ts";
import { memberByUserId } from "./members.ts";
import { revokeSessions } from "./sessions.ts";

const OWN_ACCOUNT = "자기 계정은 정지할 수 없습니다.";

/** Ends the member's sessions at once and refuses further logins. Returns how many sessions ended. */
export async function disableAccount(
  context: ServerContext,
  operator: Member,
  userId: string,
  reason: string,
): Promise<number> {
  const account = await memberByUserId(context.database.db, userId);
  if (account.id === operator.id) throw new ApiError("bad_request", OWN_ACCOUNT);
  const ended = await context.database.db.transaction(async (tx) => {
    await tx
      .update(member)
      .set({ disabledAt: dateNow(context.clock), disabledReason: reason })
      .where(eq(member.id, account.id));
    return revokeSessions(tx, context, "disabled", eq(session.memberId, account.id));
  });
  await context.streams.recheck();
  return ended;
}

export async function enableAccount(context: ServerContext, userId: string): Promise<void> {
  const account = await memberByUserId(context.database.db, userId);
  await context.database.db
    .update(member)
    .set({ disabledAt: null, disabledReason: null })
    .where(eq(member.id, account.id));
}

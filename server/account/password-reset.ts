// A forgotten password: an operator gives a code, the member sets a new password with it, once. Only the code's hash is
// kept. Who guesses is counted as at a login, so that nobody else's guesses shut the owner out (decisions, rule 36).
import { eq } from "drizzle-orm";
import type { Told } from "../../src/api/contract/endpoint.ts";
import type { PasswordResetRequest } from "../../src/api/contract/account/password-reset.ts";
import type { resetPassword } from "../../src/api/contract/account/password-reset.endpoints.ts";
import type { givePasswordCode } from "../../src/api/contract/operator/member-profile.endpoints.ts";
import { PASSWORD_CODE_MS } from "../../src/domain/account/password-code.ts";
import { dateNow } from "../clock.ts";
import type { CommandSteps } from "../commands/run-command.ts";
import type { ServerContext } from "../context.ts";
import type { Queryable } from "../db/open.ts";
import { blockedAddress, member, message, passwordCode, session } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { newId } from "../ids.ts";
import { codeGuessCounters, takeAttempt } from "../session/attempts.ts";
import { refuseWeak } from "../session/login.ts";
import { hashPassword, isNobodysPassword, isPassword } from "../session/password.ts";
import { type Caller, revokeSessions } from "../session/sessions.ts";
import { memberNotStaff } from "./members.ts";

const WRONG = "아이디나 코드가 맞지 않거나, 코드의 유효 시간이 지났습니다.";
const NOTICE = {
  title: "비밀번호를 새로 정했습니다",
  contents:
    "<p>상담원이 드린 코드로 비밀번호를 새로 정했고, 접속 중이던 곳은 모두 로그아웃되었습니다.</p><p>직접 하신 일이 아니면 바로 고객센터에 알려주세요.</p>",
};

type Code = typeof passwordCode.$inferSelect;

/** `by`: the operator's member id. Throws ApiError not_found, and forbidden for accounts of staff. */
export function giveCode(
  context: ServerContext,
  { userId, code, by }: { userId: string; code: string; by: string },
): CommandSteps<string, Told<typeof givePasswordCode>> {
  return {
    prepare: () => hashPassword(code),
    work: async (tx, hash) => {
      const { id: memberId } = await memberNotStaff(tx, userId);
      const createdAt = dateNow(context.clock);
      const expiresAt = new Date(createdAt.getTime() + PASSWORD_CODE_MS);
      const row = { memberId, hash, by, createdAt, expiresAt, usedAt: null };
      await tx.insert(passwordCode).values(row).onConflictDoUpdate({ target: passwordCode.memberId, set: row });
      return { status: 200, body: { expiresAt: expiresAt.toISOString() } };
    },
  };
}

/**
 * Sets the password and ends every session. Throws ApiError wrong_code, whatever of id, code and time is wrong;
 * too_many_requests; bad_request for a weak password, which leaves the code as it is; address_blocked.
 */
export function resetByCode(
  context: ServerContext,
  { userId, code, newPassword }: PasswordResetRequest,
  caller: Caller,
): CommandSteps<{ proven: Code; passwordHash: string }, Told<typeof resetPassword>> {
  return {
    prepare: async () => {
      const proven = await proveCode(context, { userId, code }, caller);
      await refuseWeak(context, "newPassword", newPassword, userId);
      return { proven, passwordHash: await hashPassword(newPassword) };
    },
    work: async (tx, { proven, passwordHash }) => {
      const { memberId } = proven;
      const usedAt = dateNow(context.clock);
      // Of two at once the second finds the code used.
      const [row] = await tx.select().from(passwordCode).where(eq(passwordCode.memberId, memberId)).for("update");
      if (row?.hash !== proven.hash || !isOpen(row, context.clock.now())) throw new ApiError("wrong_code", WRONG);
      await tx.update(passwordCode).set({ usedAt }).where(eq(passwordCode.memberId, memberId));
      await tx.update(member).set({ passwordHash }).where(eq(member.id, memberId));
      await revokeSessions(tx, context, "password_changed", eq(session.memberId, memberId));
      await tx.insert(message).values({ id: newId(), memberId, ...NOTICE, sentAt: usedAt });
      return { status: 204 };
    },
    after: () => context.streams.recheck(),
  };
}

const isOpen = ({ usedAt, expiresAt }: Code, now: number): boolean => usedAt === null && expiresAt.getTime() > now;

async function proveCode(
  context: ServerContext,
  { userId, code }: { userId: string; code: string },
  caller: Caller,
): Promise<Code> {
  const { db } = context.database;
  const attempt = await takeAttempt(context, codeGuessCounters(userId, caller.address, caller.device));
  const [blocked] = await db.select().from(blockedAddress).where(eq(blockedAddress.address, caller.address));
  if (blocked) throw new ApiError("address_blocked");
  const found = await openCode(db, userId, context.clock.now());
  const isRight = found ? await isPassword(code, found.hash) : await isNobodysPassword(code);
  if (!found || !isRight) throw new ApiError("wrong_code", WRONG);
  await attempt.forget();
  return found;
}

async function openCode(db: Queryable, userId: string, now: number): Promise<Code | null> {
  const [found] = await db
    .select({ code: passwordCode })
    .from(passwordCode)
    .innerJoin(member, eq(member.id, passwordCode.memberId))
    .where(eq(member.userId, userId));
  return found && isOpen(found.code, now) ? found.code : null;
}

// A member who is logged in proves the account once more, and changes its password.
import type { Told } from "../../src/api/contract/endpoint.ts";
import type * as endpoints from "../../src/api/contract/account/profile.endpoints.ts";
import { and, eq, ne } from "drizzle-orm";
import type { CommandSteps } from "../commands/run-command.ts";
import type { ServerContext } from "../context.ts";
import { member, session } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import type { Member } from "../http/app-type.ts";
import { prove, refuseWeak } from "../session/login.ts";
import { hashPassword } from "../session/password.ts";
import { proveFactor, setUpPassword } from "../session/second-factor.ts";
import { fieldProblem } from "../wallet/charge.ts";
import { type Caller, isStaff, revokeSessions } from "../session/sessions.ts";

/** Returns the account as it was proven. Throws ApiError bad_request for the field `password`, too_many_requests. */
export async function proveOwn(context: ServerContext, { userId }: Member, password: string, caller: Caller) {
  try {
    return await prove(context, { userId, password }, caller);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "wrong_credentials") throw error;
    const message = "로그인 비밀번호가 올바르지 않습니다.";
    throw new ApiError("bad_request", message, { problems: [{ path: "password", message }] });
  }
}

interface Changed {
  provenHash: string;
  passwordHash: string;
}

const SAME_PASSWORD = "지금과 다른 비밀번호를 정해주세요.";

/**
 * Every other session of the member ends; the one of this call stays. Staff give a code
 * of their second factor as well. Throws as `proveOwn` and `proveFactor` do, and bad_request.
 */
export function changeOwnPassword(
  context: ServerContext,
  own: Member,
  currentHash: string,
  { password, newPassword, code }: { password: string; newPassword: string; code?: string | undefined },
  caller: Caller,
): CommandSteps<Changed, Told<typeof endpoints.changeOwnPassword>> {
  return {
    prepare: async () => {
      const proven = await proveOwn(context, own, password, caller);
      await refuseWeak(context, "newPassword", newPassword, own.userId);
      if (newPassword === password) throw fieldProblem("newPassword", SAME_PASSWORD);
      if (isStaff(own)) await proveFactor(context, { memberId: own.id, code, caller });
      return { provenHash: proven.passwordHash, passwordHash: await hashPassword(newPassword) };
    },
    work: async (tx, { provenHash, passwordHash }) => {
      const [row] = await tx.select().from(member).where(eq(member.id, own.id)).for("update");
      if (row?.passwordHash !== provenHash) throw new ApiError("wrong_credentials");
      await tx.update(member).set({ passwordHash }).where(eq(member.id, own.id));
      if (isStaff(own)) await setUpPassword(tx, context, own.id, currentHash);
      const others = and(eq(session.memberId, own.id), ne(session.tokenHash, currentHash));
      return { status: 200, body: { ended: await revokeSessions(tx, context, "password_changed", others) } };
    },
    after: () => context.streams.recheck(),
  };
}

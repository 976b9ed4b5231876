// Login, and the change of a password, which asks for the same proof.
import { eq } from "drizzle-orm";
import type { CommandSteps } from "../commands/run-command.ts";
import type { ServerContext } from "../context.ts";
import { blockedAddress, member, session } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { readSettings } from "../settings/settings.ts";
import { forgetAttempts, takeAttempt } from "./attempts.ts";
import { hashPassword, isNobodysPassword, isPassword } from "./password.ts";
import { isOperator, openSession, revokeSessions } from "./sessions.ts";

export interface Credentials {
  userId: string;
  password: string;
}

type Account = typeof member.$inferSelect;

/**
 * Opens a session and returns its token. Throws ApiError wrong_credentials (404), too_many_requests,
 * address_blocked, or maintenance for everyone but an operator.
 */
export async function login(context: ServerContext, given: Credentials, address: string): Promise<string> {
  const account = await prove(context, given, address);
  const settings = await readSettings(context.database.db);
  if (settings.siteNoticeFlg && !isOperator(account)) throw new ApiError("maintenance");
  const token = await context.database.db.transaction((tx) =>
    openSession(tx, context, { memberId: account.id, address, minutes: settings.logoutMin }),
  );
  await context.streams.recheck();
  return token;
}

/** Changes the password and ends every session of the member. Throws as `login` does. */
export function changePassword(
  context: ServerContext,
  given: Credentials & { newPassword: string },
  address: string,
): CommandSteps<{ account: Account; passwordHash: string }> {
  return {
    prepare: async () => ({
      account: await prove(context, given, address),
      passwordHash: await hashPassword(given.newPassword),
    }),
    work: async (tx, { account, passwordHash }) => {
      await tx.update(member).set({ passwordHash }).where(eq(member.id, account.id));
      await revokeSessions(tx, context, "password_changed", eq(session.memberId, account.id));
      return { status: 204 };
    },
    after: () => context.streams.recheck(),
  };
}

async function prove(context: ServerContext, given: Credentials, address: string): Promise<Account> {
  const { db } = context.database;
  const attempt = await takeAttempt(context, given.userId, address);
  const [account] = await db.select().from(member).where(eq(member.userId, given.userId));
  const [blocked] = await db.select().from(blockedAddress).where(eq(blockedAddress.address, address));
  const isRight = account
    ? await isPassword(given.password, account.passwordHash)
    : await isNobodysPassword(given.password);
  if (blocked && !(account && isRight && isOperator(account))) throw new ApiError("address_blocked");
  if (!account || !isRight) throw new ApiError("wrong_credentials");
  await forgetAttempts(context, attempt, given.userId);
  return account;
}

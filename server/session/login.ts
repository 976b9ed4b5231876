// Login, and the change of a password, which asks for the same proof.
import type { Told } from "../../src/api/contract/endpoint.ts";
import type * as endpoints from "../../src/api/contract/account/account.endpoints.ts";
import { eq } from "drizzle-orm";
import { refusalText } from "../../src/domain/account/protection/text.ts";
import type { CommandSteps } from "../commands/run-command.ts";
import type { ServerContext } from "../context.ts";
import type { Tx } from "../db/open.ts";
import { blockedAddress, member, session } from "../db/schema.ts";
import { blockOf } from "../account/protection/refusal.ts";
import { ApiError } from "../errors.ts";
import { noteEvent } from "../operator/significant/note.ts";
import { readSettings } from "./settings.ts";
import { guessCounters, takeAttempt } from "./attempts.ts";
import { passwordProblem } from "./common-passwords.ts";
import { type Origin, traceOrigin } from "../account/one-person/traces.ts";
import { hashPassword, isNobodysPassword, isPassword } from "./password.ts";
import { isToSetUp, proveFactor, staffRow } from "./second-factor.ts";
import { type Caller, isOperator, isStaff, openSession, revokeSessions } from "./sessions.ts";
import { isKnownDevice, knowDevice } from "./staff-devices.ts";

export interface Credentials {
  userId: string;
  password: string;
  /** Of staff with a second factor. */
  code?: string | undefined;
}

type Account = typeof member.$inferSelect;

const STAFF_PASSWORD = "직원 계정의 비밀번호는 로그인한 뒤 내 계정에서 바꿔주세요.";
const DISABLED = "이용이 정지된 계정입니다. 고객센터에 문의해주세요.";
const refusedText = (reason: string | null) => `가입이 승인되지 않았습니다. 사유: ${reason ?? "없음"}`;

/** `mark`: what the browser is known by after this login. */
type LoginCaller = Caller & Origin & { mark: string };

/**
 * Opens a session and returns its token. Staff with a second factor give its code as well: code_required, wrong_code
 * (422). Throws ApiError wrong_credentials (404), excluded (404) for a disabled
 * account, a refused sign-up, a break or a self-exclusion, approval_pending (404), too_many_requests, address_blocked, or maintenance for everyone but an operator.
 */
export async function login(context: ServerContext, given: Credentials, caller: LoginCaller): Promise<string> {
  const proven = await prove(context, given, caller);
  const setUp = isStaff(proven) ? await proveStaff(context, proven, given.code, caller) : null;
  const settings = await readSettings(context.database.db);
  if (settings.siteNoticeFlg && !isOperator(proven)) throw new ApiError("maintenance");
  const token = await context.database.db.transaction(async (tx) => {
    const account = await hold(tx, context, proven);
    if (!isOperator(account)) await traceOrigin(tx, context.clock, account.id, caller);
    const staff = setUp ? { ...setUp, device: await knowDevice(tx, context, account.id, caller) } : undefined;
    return openSession(tx, context, { account, caller, staff, minutes: settings.logoutMin });
  });
  await context.streams.recheck();
  return token;
}

/** Takes the second factor. Limited: the account has to be set up before it may do anything. */
async function proveStaff(
  context: ServerContext,
  { id: memberId }: Account,
  code: string | undefined,
  caller: LoginCaller,
): Promise<{ isLimited: boolean }> {
  const device = (await isKnownDevice(context.database.db, memberId, caller.device)) ? caller.device : null;
  await proveFactor(context, { memberId, code, caller: { ...caller, device } });
  const row = await staffRow(context.database.db, memberId);
  return { isLimited: row ? isToSetUp(context.config, row) : true };
}

/**
 * Changes the password and ends every session of the member. Throws as `login` does, bad_request, and forbidden for
 * staff, who change theirs by their own account.
 */
export function changePassword(
  context: ServerContext,
  given: Credentials & { newPassword: string },
  caller: Caller,
): CommandSteps<{ proven: Account; passwordHash: string }, Told<typeof endpoints.changePassword>> {
  return {
    prepare: async () => {
      const proven = await prove(context, given, caller);
      if (isStaff(proven)) throw new ApiError("forbidden", STAFF_PASSWORD);
      await refuseWeak(context, "newPassword", given.newPassword, given.userId);
      return { proven, passwordHash: await hashPassword(given.newPassword) };
    },
    work: async (tx, { proven, passwordHash }) => {
      const account = await hold(tx, context, proven);
      await tx.update(member).set({ passwordHash }).where(eq(member.id, account.id));
      await revokeSessions(tx, context, "password_changed", eq(session.memberId, account.id));
      return { status: 204 };
    },
    after: () => context.streams.recheck(),
  };
}

/** Throws ApiError bad_request that names the field. */
export async function refuseWeak(
  { config }: Pick<ServerContext, "config">,
  path: string,
  password: string,
  userId: string,
): Promise<void> {
  const message = await passwordProblem(config, password, userId);
  if (message !== null) throw new ApiError("bad_request", message, { problems: [{ path, message }] });
}

/**
 * Locks the account's row: two logins at once wait for each other, so that one session is left. The password that was
 * proven must still be the account's: it may have been changed while this login was on its way.
 */
async function hold(tx: Tx, { clock }: ServerContext, proven: Account): Promise<Account> {
  const [account] = await tx.select().from(member).where(eq(member.id, proven.id)).for("update");
  if (account?.passwordHash !== proven.passwordHash) throw new ApiError("wrong_credentials");
  if (account.joinState === "waiting") throw new ApiError("approval_pending");
  if (account.joinState === "refused") throw new ApiError("excluded", refusedText(account.joinReason));
  if (account.disabledAt) throw new ApiError("excluded", DISABLED);
  const blocked = await blockOf(tx, clock, account.id);
  if (blocked) throw new ApiError("excluded", refusalText(blocked));
  return account;
}

/** The account of these credentials; counts as a guess. Throws as `login` does. */
export async function prove(context: ServerContext, given: Credentials, caller: Caller): Promise<Account> {
  const { db } = context.database;
  const attempt = await takeAttempt(context, guessCounters(given.userId, caller.address, caller.device));
  const [account] = await db.select().from(member).where(eq(member.userId, given.userId));
  const [blocked] = await db.select().from(blockedAddress).where(eq(blockedAddress.address, caller.address));
  const isRight = account
    ? await isPassword(given.password, account.passwordHash)
    : await isNobodysPassword(given.password);
  if (blocked && !(account && isRight && isOperator(account))) throw new ApiError("address_blocked");
  if (!account || !isRight) {
    await noteEvent(context, {
      kind: "login_failed",
      subject: account ? `member:${account.id}` : "member:",
      detail: { address: caller.address },
    });
    throw new ApiError("wrong_credentials");
  }
  await attempt.forget();
  return account;
}

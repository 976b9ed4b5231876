// Sign-up through a recommender: decisions, rule 27.
import type { Told } from "../../src/api/contract/endpoint.ts";
import type * as endpoints from "../../src/api/contract/account/account.endpoints.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { JoinRequest } from "../../src/api/contract/account/account.ts";
import { dateNow } from "../clock.ts";
import type { CommandSteps } from "../commands/run-command.ts";
import type { ServerContext } from "../context.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { blockedAddress, member, memberBank } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { newId } from "../ids.ts";
import { openMemberAccounts } from "../ledger/accounts.ts";
import { publishWaiting } from "../operator/waiting.ts";
import { readSettings } from "../session/settings.ts";
import { recommenderCounters, signUpCounters, takeAttempt } from "../session/attempts.ts";
import { refuseWeak } from "../session/login.ts";
import { isSomebodyElses, type Origin, traceOrigin } from "./one-person/traces.ts";
import { hashPassword } from "../session/password.ts";

const UNKNOWN_CODE = "추천인 코드를 다시 확인해주세요.";

/** Accepts a code that is somebody's. Throws as `join` does; not_found does not tell why. */
export function checkRecommender(
  context: ServerContext,
  code: string,
  address: string,
): CommandSteps<unknown, Told<typeof endpoints.checkRecommender>> {
  return {
    prepare: async () => {
      await admit(context, address);
      await takeAttempt(context, recommenderCounters(code, address));
      await recommenderOf(context.database.db, code);
    },
    work: async () => ({ status: 200, body: { code } }),
  };
}

/**
 * Makes a member of level 1, who waits for an operator where the setting says so, and where the phone number or the
 * bank account is or was another member's (decisions, rule 39). The answer does not tell which. Throws ApiError sign_up_ended,
 * maintenance, not_found for an unknown code, user_id_taken, bad_request for a common password, address_blocked or
 * too_many_requests. Every attempt counts, also one that succeeds: what exists is told a few times an hour only.
 */
export function join(
  context: ServerContext,
  request: JoinRequest,
  origin: Origin,
): CommandSteps<Admitted, Told<typeof endpoints.join>> {
  const { address } = origin;
  let isHeld = false;
  return {
    prepare: async () => {
      const isWaiting = await admit(context, address);
      await takeAttempt(context, signUpCounters(request.code, address));
      await refuseWeak(context, "password", request.password, request.userId);
      await recommenderOf(context.database.db, request.code);
      const { password, withdrawalPassword } = request;
      return {
        isWaiting,
        passwordHash: await hashPassword(password),
        withdrawalHash: withdrawalPassword === "" ? null : await hashPassword(withdrawalPassword),
      };
    },
    work: async (tx, admitted) => {
      const id = newId();
      isHeld = admitted.isWaiting || (await isSomebodyElses(tx, id, request));
      await openAccount(tx, context, request, { ...admitted, id, isWaiting: isHeld });
      await traceOrigin(tx, context.clock, id, origin);
      return isHeld ? { status: 202, body: { isWaiting: true } } : { status: 204 };
    },
    after: () => (isHeld ? publishWaiting(context) : undefined),
  };
}

interface Admitted {
  isWaiting: boolean;
  passwordHash: string;
  withdrawalHash: string | null;
}

/** Whether sign-up is open to this address; true: new accounts wait for an approval. */
async function admit({ database: { db } }: ServerContext, address: string): Promise<boolean> {
  const settings = await readSettings(db);
  if (settings.siteNoticeFlg) throw new ApiError("maintenance");
  if (settings.joinStartEndFlg) throw new ApiError("sign_up_ended");
  const [blocked] = await db.select().from(blockedAddress).where(eq(blockedAddress.address, address));
  if (blocked) throw new ApiError("address_blocked");
  return settings.joinApproval;
}

async function recommenderOf(db: Queryable, code: string): Promise<string> {
  const [found] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.code, code), eq(member.joinState, "approved"), isNull(member.disabledAt)));
  if (!found) throw new ApiError("not_found", UNKNOWN_CODE);
  return found.id;
}

async function openAccount(
  tx: Tx,
  { clock }: ServerContext,
  { code, userId, nickname, phone, bank, bankNumber, bankHolder }: JoinRequest,
  { id, isWaiting, passwordHash, withdrawalHash }: Admitted & { id: string },
): Promise<void> {
  const recommenderId = await recommenderOf(tx, code);
  // One id in two cases would be one member's mask for another.
  const [taken] = await tx
    .select({ id: member.id })
    .from(member)
    .where(eq(sql`lower(${member.userId})`, userId.toLowerCase()));
  if (taken) throw new ApiError("user_id_taken");
  const createdAt = dateNow(clock);
  const joinState = isWaiting ? "waiting" : "approved";
  const rows = await tx
    .insert(member)
    .values({ id, userId, nickname, phone, passwordHash, recommenderId, joinState, createdAt })
    .onConflictDoNothing()
    .returning({ id: member.id });
  if (rows.length === 0) throw new ApiError("user_id_taken");
  await openMemberAccounts(tx, id);
  if (withdrawalHash === null) return;
  const own = { bank, number: bankNumber, holder: bankHolder, passwordHash: withdrawalHash };
  await tx.insert(memberBank).values({ memberId: id, ...own, changedAt: createdAt });
}

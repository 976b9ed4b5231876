// Sign-up through a recommender.
import { eq, sql } from "drizzle-orm";
import type { JoinRequest } from "../../src/api/contract/account.ts";
import { dateNow } from "../clock.ts";
import type { CommandSteps } from "../commands/run-command.ts";
import type { ServerContext } from "../context.ts";
import type { Tx } from "../db/open.ts";
import { blockedAddress, member } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { newId } from "../ids.ts";
import { openMemberAccounts } from "../ledger/accounts.ts";
import { readSettings } from "../settings/settings.ts";
import { signUpCounters, takeAttempt } from "./attempts.ts";
import { refuseWeak } from "./login.ts";
import { hashPassword } from "./password.ts";

const UNKNOWN_RECOMMENDER = "추천인을 찾을 수 없습니다.";

/**
 * Makes a member of level 1. Throws ApiError sign_up_ended, maintenance, not_found for an unknown
 * recommender, user_id_taken, bad_request for a common password, address_blocked or too_many_requests. Every attempt
 * counts, also one that succeeds: what is taken and what exists is told a few times an hour only.
 */
export function join(context: ServerContext, request: JoinRequest, address: string): CommandSteps<Admitted> {
  return {
    prepare: () => admit(context, request, address),
    work: async (tx, admitted) => {
      await openAccount(tx, context, request, admitted);
      return { status: 204 };
    },
  };
}

interface Admitted {
  recommenderId: string;
  passwordHash: string;
}

async function admit(context: ServerContext, request: JoinRequest, address: string): Promise<Admitted> {
  const { db } = context.database;
  const settings = await readSettings(db);
  if (settings.siteNoticeFlg) throw new ApiError("maintenance");
  if (settings.joinStartEndFlg) throw new ApiError("sign_up_ended");
  const [blocked] = await db.select().from(blockedAddress).where(eq(blockedAddress.address, address));
  if (blocked) throw new ApiError("address_blocked");
  await takeAttempt(context, signUpCounters(request.recommender, address));
  await refuseWeak("password", request.password, request.userId);
  const [recommender] = await db.select().from(member).where(eq(member.userId, request.recommender));
  if (!recommender) throw new ApiError("not_found", UNKNOWN_RECOMMENDER);
  return { recommenderId: recommender.id, passwordHash: await hashPassword(request.password) };
}

async function openAccount(
  tx: Tx,
  context: ServerContext,
  { userId, nickname }: JoinRequest,
  { recommenderId, passwordHash }: Admitted,
): Promise<void> {
  // One id in two cases would be one member's mask for another.
  const [taken] = await tx
    .select({ id: member.id })
    .from(member)
    .where(eq(sql`lower(${member.userId})`, userId.toLowerCase()));
  if (taken) throw new ApiError("user_id_taken");
  const id = newId();
  const rows = await tx
    .insert(member)
    .values({ id, userId, nickname, passwordHash, recommenderId, createdAt: dateNow(context.clock) })
    .onConflictDoNothing()
    .returning({ id: member.id });
  if (rows.length === 0) throw new ApiError("user_id_taken");
  await openMemberAccounts(tx, id);
}

// What an account of staff does about itself: its second factor and its recovery codes. The password: own-password.ts.
import { and, eq, isNull, ne } from "drizzle-orm";
import type { Told } from "../../../src/api/contract/endpoint.ts";
import type { FactorOffer, OwnAccount } from "../../../src/api/contract/operator/own-account.ts";
import type * as endpoints from "../../../src/api/contract/operator/own-account.endpoints.ts";
import { rightsOf } from "../../../src/domain/operator/rights.ts";
import { dateNow } from "../../clock.ts";
import type { CommandSteps } from "../../commands/run-command.ts";
import type { ServerContext } from "../../context.ts";
import type { Tx } from "../../db/open.ts";
import { recoveryCode, session, staff } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import type { Member } from "../../http/app-type.ts";
import { newRecoveryCodes, newSecret, plainCode, recoveryHash, stepOf, uriOf } from "../../session/one-time-code.ts";
import { proveFactor, staffRow, widenSession } from "../../session/second-factor.ts";
import { type Caller, revokeSessions } from "../../session/sessions.ts";

/** Who asks, and by which session. */
export interface OwnCall {
  account: Member;
  caller: Caller;
  tokenHash: string;
}

const NO_OFFER = "등록할 인증 앱의 키를 먼저 받아주세요.";

const boxOf = ({ vault }: ServerContext) => vault.box("second factor");

export async function readOwnAccount(context: ServerContext, account: Member): Promise<OwnAccount> {
  const { db } = context.database;
  const row = await rowOf(context, account.id);
  const unused = and(eq(recoveryCode.memberId, account.id), isUnused);
  return {
    userId: account.userId,
    nickname: account.nickname,
    roles: account.roles,
    rights: rightsOf(account.roles),
    hasFactor: row.factorAt !== null,
    recoveryCodes: await db.$count(recoveryCode, unused),
    toSetUp: [
      ...(row.passwordGivenAt === null ? [] : (["password"] as const)),
      ...(context.config.requiresFactor && row.factorAt === null ? (["factor"] as const) : []),
    ],
  };
}

/** A new secret and recovery codes, which count once a code of the secret is given. */
export async function offerFactor(context: ServerContext, { id: memberId, userId }: Member): Promise<FactorOffer> {
  const secret = newSecret();
  const codes = newRecoveryCodes();
  const pendingSecret = boxOf(context).seal(secret, memberId);
  const pendingHashes = codes.map((code) => recoveryHash(memberId, code));
  await context.database.db.update(staff).set({ pendingSecret, pendingHashes }).where(eq(staff.memberId, memberId));
  return { secret, uri: uriOf(secret, userId), codes };
}

/**
 * Takes what was offered, by a code of it and a code of what it replaces; ends the account's other sessions. Throws
 * ApiError not_found without an offer, code_required, wrong_code or too_many_requests.
 */
export function confirmFactor(
  context: ServerContext,
  call: OwnCall,
  { code, oldCode }: { code: string; oldCode?: string | undefined },
): CommandSteps<{ offered: string; step: number }, Told<typeof endpoints.confirmFactor>> {
  const { account, caller, tokenHash } = call;
  return {
    prepare: async () => {
      const { pendingSecret: offered } = await rowOf(context, account.id);
      if (offered === null) throw new ApiError("not_found", NO_OFFER);
      // Who calls was told this secret: only the code of what it replaces is a guess, which proveFactor counts.
      const secret = boxOf(context).open(offered, account.id);
      const step = stepOf(secret, plainCode(code), context.clock.now());
      if (step === null) throw new ApiError("wrong_code");
      await proveFactor(context, { memberId: account.id, code: oldCode, caller });
      return { offered, step };
    },
    work: async (tx, { offered, step }) => {
      const isAsRead = and(eq(staff.memberId, account.id), eq(staff.pendingSecret, offered));
      const [old] = await tx.select().from(staff).where(isAsRead).for("update");
      if (!old) throw new ApiError("not_found", NO_OFFER);
      const taken = { secret: offered, factorAt: dateNow(context.clock), lastCounter: step };
      const [row] = await tx
        .update(staff)
        .set({ ...taken, pendingSecret: null, pendingHashes: [] })
        .where(isAsRead)
        .returning();
      if (!row) throw new ApiError("not_found", NO_OFFER);
      await replaceRecoveryCodes(tx, account.id, old.pendingHashes);
      await widenSession(tx, context, row, tokenHash);
      const others = and(eq(session.memberId, account.id), ne(session.tokenHash, tokenHash));
      return { status: 200, body: { ended: await revokeSessions(tx, context, "password_changed", others) } };
    },
    after: () => context.streams.recheck(),
  };
}

const isUnused = isNull(recoveryCode.usedAt);

export async function replaceRecoveryCodes(tx: Tx, memberId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.memberId, memberId));
  await tx.insert(recoveryCode).values(hashes.map((hash) => ({ memberId, hash })));
}

async function rowOf({ database }: ServerContext, memberId: string): Promise<typeof staff.$inferSelect> {
  const row = await staffRow(database.db, memberId);
  if (!row) throw new ApiError("not_found");
  return row;
}

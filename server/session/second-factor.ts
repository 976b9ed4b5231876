// The second factor of staff: asked for at the login and for what an account does about itself.
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { dateNow } from "../clock.ts";
import type { Config } from "../config.ts";
import type { ServerContext } from "../context.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { recoveryCode, session, staff } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { secondCounters, takeAttempt } from "./attempts.ts";
import { isRecoveryCode, plainCode, recoveryHash, stepOf } from "./one-time-code.ts";
import type { Caller } from "./sessions.ts";

type StaffRow = typeof staff.$inferSelect;

export async function staffRow(db: Queryable, memberId: string): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.memberId, memberId));
  return row;
}

/** Somebody else knows the password, or the second factor is missing where it is required. */
export function isToSetUp({ requiresFactor }: Pick<Config, "requiresFactor">, row: StaffRow): boolean {
  return row.passwordGivenAt !== null || (requiresFactor && row.factorAt === null);
}

/** The session may do what the roles allow once nothing is left to set up. */
export async function widenSession(
  tx: Tx,
  { config }: ServerContext,
  row: StaffRow | undefined,
  tokenHash: string,
): Promise<void> {
  const isLimited = row === undefined || isToSetUp(config, row);
  await tx.update(session).set({ isLimited }).where(eq(session.tokenHash, tokenHash));
}

/** Nobody else knows the password any more. */
export async function setUpPassword(
  tx: Tx,
  context: ServerContext,
  memberId: string,
  tokenHash: string,
): Promise<void> {
  const isOf = eq(staff.memberId, memberId);
  const [row] = await tx.update(staff).set({ passwordGivenAt: null }).where(isOf).returning();
  await widenSession(tx, context, row, tokenHash);
}

/** What a code is asked of: the account, and where the code comes from. */
export interface CodeAsked {
  memberId: string;
  code: string | undefined;
  caller: Pick<Caller, "address" | "device">;
}

/**
 * Takes the code of an account that has a second factor; nothing is asked of others. A code counts once, and so does a
 * recovery code. Throws ApiError code_required, wrong_code or too_many_requests.
 */
export async function proveFactor(context: ServerContext, { memberId, code, caller }: CodeAsked): Promise<void> {
  const { db } = context.database;
  const row = await staffRow(db, memberId);
  if (!row || row.factorAt === null || row.secret === null) return;
  const given = plainCode(code ?? "");
  if (given === "") throw new ApiError("code_required");
  const attempt = await takeAttempt(context, secondCounters("factor", memberId, caller));
  const secret = context.vault.box("second factor").open(row.secret, memberId);
  // Both are looked at, so that time does not tell which kind it was taken for.
  const step = stepOf(secret, given, context.clock.now());
  const isTaken = await db.transaction(async (tx) => {
    const byStep = step !== null && (await takeStep(tx, memberId, step));
    const byRecovery = await takeRecoveryCode(tx, context, memberId, given);
    return byStep || byRecovery;
  });
  if (!isTaken) throw new ApiError("wrong_code");
  await attempt.forget();
}

/** False where this code, or a later one, has counted already. */
async function takeStep(tx: Tx, memberId: string, step: number): Promise<boolean> {
  const rows = await tx
    .update(staff)
    .set({ lastCounter: step })
    .where(and(eq(staff.memberId, memberId), or(isNull(staff.lastCounter), lt(staff.lastCounter, step))))
    .returning({ id: staff.memberId });
  return rows.length > 0;
}

async function takeRecoveryCode(tx: Tx, { clock }: ServerContext, memberId: string, code: string): Promise<boolean> {
  const rows = await tx
    .update(recoveryCode)
    .set({ usedAt: dateNow(clock) })
    .where(
      and(
        eq(recoveryCode.memberId, memberId),
        eq(recoveryCode.hash, recoveryHash(memberId, isRecoveryCode(code) ? code : "")),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ hash: recoveryCode.hash });
  return rows.length > 0;
}

// Why a member may not log in, stake or be credited: read from the database, said in Korean.
import { eq, sql } from "drizzle-orm";
import { type ProtectionRefusal, refusalText } from "../../../src/domain/account/protection/text.ts";
import { rowsFrom } from "../../db/execute.ts";
import { type Clock, dateNow } from "../../clock.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { protection } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";

/** What the trigger bet_protection raises, with the refusal as its message. */
const PROTECTED = "HP010";

/** The break or the exclusion that is in force. */
export async function blockOf(db: Queryable, clock: Clock, memberId: string): Promise<ProtectionRefusal | null> {
  const [own] = await db.select().from(protection).where(eq(protection.memberId, memberId));
  const now = clock.now();
  const { breakUntil = null, excludedUntil = null } = own ?? {};
  if (excludedUntil && excludedUntil.getTime() > now) return { rule: "excluded", until: excludedUntil };
  return breakUntil && breakUntil.getTime() > now ? { rule: "break", until: breakUntil } : null;
}

/** Whether a stake that is written as no bet is taken. Throws ApiError protected. Locks the wallet until the commit. */
export async function allowStake(tx: Tx, clock: Clock, memberId: string, stake: number): Promise<void> {
  const at = dateNow(clock).toISOString();
  const [row] = await rowsFrom<{ refusal: ProtectionRefusal | null }>(
    tx,
    sql`select stake_refusal(${memberId}, ${at}::timestamptz, ${stake}::bigint) as refusal`,
  );
  if (row?.refusal) throw protectedError(row.refusal);
}

/** The refusal of a bet that the database did not write; null for any other error. */
export function refusedBet(error: unknown): ApiError | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if ("code" in at && at.code === PROTECTED) return protectedError(JSON.parse(at.message) as ProtectionRefusal);
  return null;
}

function protectedError(refusal: ProtectionRefusal): ApiError {
  const { rule } = refusal;
  const room = rule === "loss_limit" ? { room: refusal.room } : {};
  return new ApiError("protected", refusalText(refusal), { rule, ...room });
}

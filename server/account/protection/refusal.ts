// Why a member may not log in, stake or be credited: read from the database, said in Korean.
import { eq } from "drizzle-orm";
import { absenceAt } from "../../../src/domain/account/protection/breaks.ts";
import { type ProtectionRefusal, refusalText } from "../../../src/domain/account/protection/text.ts";
import type { Clock } from "../../clock.ts";
import type { Queryable } from "../../db/open.ts";
import { protection } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";

/** The break or the exclusion that is in force. */
export async function blockOf(db: Queryable, clock: Clock, memberId: string): Promise<ProtectionRefusal | null> {
  const [own] = await db.select().from(protection).where(eq(protection.memberId, memberId));
  return own ? absenceAt(own, clock.now()) : null;
}

export function protectedError(refusal: ProtectionRefusal): ApiError {
  const { rule } = refusal;
  const room = rule === "loss_limit" ? { room: refusal.room } : {};
  return new ApiError("protected", refusalText(refusal), { rule, ...room });
}

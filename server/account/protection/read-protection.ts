// What a member's protection is now, as the member and an operator read it.
import { eq } from "drizzle-orm";
import type { ProtectionState } from "../../../src/api/contract/account/protection.ts";
import { dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import { protection } from "../../db/schema.ts";
import { readOwnLimits } from "./own-limits.ts";

export async function readProtection(context: ServerContext, memberId: string): Promise<ProtectionState> {
  const { db } = context.database;
  const [own] = await db.select().from(protection).where(eq(protection.memberId, memberId));
  const now = dateNow(context.clock);
  const still = (until: Date | null | undefined) => (until && until > now ? until.toISOString() : null);
  return {
    now: now.toISOString(),
    limits: await readOwnLimits(db, context.clock, memberId),
    reminderMinutes: own?.reminderMinutes ?? 0,
    breakUntil: still(own?.breakUntil),
    excludedUntil: still(own?.excludedUntil),
  };
}

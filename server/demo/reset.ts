// Puts back what the tests of the page change. The ledger is append only and stays, and so do bets.
import { eq } from "drizzle-orm";
import { hashPassword } from "../session/password.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/open.ts";
import {
  attempt,
  blockedAddress,
  member,
  message,
  popup,
  recoveryCode,
  session,
  setting,
  staff,
  staffDevice,
} from "../db/schema.ts";
import { DEMO_PASSWORD, demoAccounts } from "./accounts.ts";
import { seedMemberBanks, seedMoneyLimits } from "./banks.ts";
import { seedContents, seedMessages } from "./seed.ts";

let passwordHash: Promise<string> | undefined;

export async function resetDemo(db: Db, clock: Clock): Promise<void> {
  passwordHash ??= hashPassword(DEMO_PASSWORD);
  const hash = await passwordHash;
  await db.transaction(async (tx) => {
    // Deleted: only the owner of a table may empty it in one go.
    for (const table of [session, blockedAddress, attempt, setting, message, popup, recoveryCode, staffDevice])
      await tx.delete(table);
    await tx.update(staff).set({
      passwordGivenAt: null,
      secret: null,
      pendingSecret: null,
      pendingHashes: [],
      lastCounter: null,
      factorAt: null,
    });
    await seedContents(tx, clock);
    await seedMessages(tx, clock);
    await seedMemberBanks(tx, clock);
    await seedMoneyLimits(tx);
    for (const { userId, emoney: _money, point: _point, recommendedBy: _by, ...row } of demoAccounts())
      await tx
        .update(member)
        .set({ ...row, passwordHash: hash, disabledAt: null, disabledReason: null })
        .where(eq(member.userId, userId));
  });
}

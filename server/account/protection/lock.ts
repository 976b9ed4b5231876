import { asc, inArray } from "drizzle-orm";
import type { Tx } from "../../db/open.ts";
import { account, protection } from "../../db/schema.ts";
import { memberAccount } from "../../ledger/accounts.ts";

/**
 * Whoever stakes or credits money of the member waits until the commit, and then sees what was set. Makes the row that
 * every bet asks for.
 */
export async function lockProtection(tx: Tx, memberId: string): Promise<void> {
  const own = [memberAccount.staked(memberId), memberAccount.wallet(memberId)];
  await tx
    .select({ id: account.id })
    .from(account)
    .where(inArray(account.id, own))
    .orderBy(asc(account.id))
    .for("update");
  await tx.insert(protection).values({ memberId }).onConflictDoNothing();
}

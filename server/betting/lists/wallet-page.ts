// What moved a member's money, newest first.
import { count, desc, eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { WalletEntries, WalletEntriesQuery } from "../../../src/api/contract/bets.ts";
import type { ServerContext } from "../../context.ts";
import { entry, posting } from "../../db/schema.ts";
import { memberAccount } from "../../ledger/accounts.ts";
import { paginate } from "../../lists/paginate.ts";

export async function walletPage(
  context: ServerContext,
  memberId: string,
  query: InferOutput<typeof WalletEntriesQuery>,
): Promise<InferOutput<typeof WalletEntries>> {
  const { db } = context.database;
  const own = eq(entry.accountId, memberAccount.wallet(memberId));
  const [total] = await db.select({ count: count() }).from(entry).where(own);
  return paginate(query, total?.count ?? 0, async ({ limit, offset }) => {
    const rows = await db
      .select({
        id: entry.id,
        at: posting.at,
        kind: posting.kind,
        amount: entry.amount,
        balance: entry.balance,
        ref: posting.ref,
      })
      .from(entry)
      .innerJoin(posting, eq(posting.id, entry.postingId))
      .where(own)
      .orderBy(desc(entry.id))
      .limit(limit)
      .offset(offset);
    return rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString() }));
  });
}

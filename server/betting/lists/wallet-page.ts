// What moved a member's money, newest first.
import { count, desc, eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { WalletEntries } from "../../../src/api/contract/bets.ts";
import { ITEMS_PER_PAGE } from "../../../src/domain/constants.ts";
import type { ServerContext } from "../../context.ts";
import { entry, posting } from "../../db/schema.ts";
import { memberAccount } from "../../ledger/accounts.ts";

export async function walletPage(
  context: ServerContext,
  memberId: string,
  page: number,
): Promise<InferOutput<typeof WalletEntries>> {
  const { db } = context.database;
  const own = eq(entry.accountId, memberAccount.wallet(memberId));
  const [total] = await db.select({ count: count() }).from(entry).where(own);
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
    .limit(ITEMS_PER_PAGE)
    .offset((page - 1) * ITEMS_PER_PAGE);
  const totalCount = total?.count ?? 0;
  return {
    page,
    pageCount: Math.max(1, Math.ceil(totalCount / ITEMS_PER_PAGE)),
    totalCount,
    items: rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString() })),
  };
}

// What moved a member's money or points, newest first.
import { and, count, desc, eq, gte, lt } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { WalletEntries, WalletEntriesQuery } from "../../../src/api/contract/bets.ts";
import type { EntryKind } from "../../../src/domain/labels/entry-kinds.ts";
import { seoulDayBounds } from "../../../src/domain/time.ts";
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
  const accountId = query.of === "points" ? memberAccount.points(memberId) : memberAccount.wallet(memberId);
  const own = and(
    eq(entry.accountId, accountId),
    query.kind === undefined ? undefined : eq(posting.kind, query.kind),
    query.from === undefined ? undefined : gte(posting.at, new Date(seoulDayBounds(query.from).from)),
    query.to === undefined ? undefined : lt(posting.at, new Date(seoulDayBounds(query.to).to)),
  );
  const [total] = await db
    .select({ count: count() })
    .from(entry)
    .innerJoin(posting, eq(posting.id, entry.postingId))
    .where(own);
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
    return rows.map(({ kind, ...row }) => ({
      ...row,
      kind: kind as EntryKind,
      id: String(row.id),
      at: row.at.toISOString(),
    }));
  });
}

// What moved a member's money or points, newest first.
import { and, eq, isNotNull } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { WalletEntries, WalletEntriesQuery } from "../../../../src/api/contract/sports/bets.ts";
import type { EntryKind } from "../../../../src/domain/wallet/entry-kinds.ts";
import type { ServerContext } from "../../../context.ts";
import { entry, posting } from "../../../db/schema.ts";
import { memberAccount } from "../../../ledger/accounts.ts";
import { betweenDays } from "../../../lists/between-days.ts";
import { countListed } from "../../../lists/counts.ts";
import { paginateFromEnds } from "../../../lists/paginate.ts";
import { loadBets } from "../bet-wire.ts";

/** Movements whose reference is a bet. */
const OF_BETS: ReadonlySet<string> = new Set<EntryKind>(["stake", "settlement", "refund", "cashOut", "correction"]);

export async function walletPage(
  context: ServerContext,
  memberId: string,
  query: InferOutput<typeof WalletEntriesQuery>,
): Promise<InferOutput<typeof WalletEntries>> {
  const { db } = context.database;
  const accountId = query.of === "points" ? memberAccount.points(memberId) : memberAccount.wallet(memberId);
  const { kind, from, to } = query;
  const own = and(
    eq(entry.accountId, accountId),
    // Every entry of a wallet has a time; the index says so.
    kind === undefined ? undefined : and(eq(entry.kind, kind), isNotNull(entry.at)),
    betweenDays(entry.at, query),
  );
  const isFiltered = kind !== undefined || from !== undefined || to !== undefined;
  const total = await countListed(db, { list: "entry", owner: accountId, first: kind, from, to });
  return paginateFromEnds(query, total, async ({ limit, offset }, newestFirst) => {
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
      // Filtered by an index that begins with the time.
      .orderBy(...(isFiltered ? newestFirst(entry.at, entry.id) : newestFirst(entry.id)))
      .limit(limit)
      .offset(offset);
    const ofBets = rows.flatMap(({ kind, ref }) => (ref !== null && OF_BETS.has(kind) ? [ref] : []));
    const bets = new Map((await loadBets(db, [...new Set(ofBets)])).map((one) => [one.id, one]));
    return rows.map(({ kind, ...row }) => ({
      ...row,
      kind: kind as EntryKind,
      bet: (OF_BETS.has(kind) && bets.get(row.ref ?? "")) || null,
      id: String(row.id),
      at: row.at.toISOString(),
    }));
  });
}

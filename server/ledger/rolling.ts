import { sql } from "drizzle-orm";
import type { PostingKind } from "../../src/domain/wallet/entry-kinds.ts";
import { rollingOfEntry } from "../../src/domain/wallet/rolling.ts";
import type { Clock } from "../clock.ts";
import { dateNow } from "../clock.ts";
import type { Tx } from "../db/open.ts";

const WALLET = "wallet:";

/** Counts what a posting brought into wallets, where its kind counts for rolling. */
export async function countForRolling(
  tx: Tx,
  clock: Clock,
  postingId: number,
  {
    kind,
    ref,
    lines,
  }: { kind: PostingKind; ref: string | null; lines: readonly { account: string; amount: number }[] },
): Promise<void> {
  const category = rollingOfEntry(kind, ref);
  if (!category) return;
  const at = dateNow(clock).toISOString();
  for (const { account, amount } of lines)
    if (account.startsWith(WALLET) && amount !== 0)
      await tx.execute(
        sql`select add_rolling(${account.slice(WALLET.length)}, ${category}, ${`posting:${postingId}`}, ${amount}::bigint, ${at}::timestamptz)`,
      );
}

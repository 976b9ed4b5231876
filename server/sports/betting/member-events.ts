// What members hear after a transaction that touched their bets or money has committed.
import { inArray } from "drizzle-orm";
import type { ServerContext } from "../../context.ts";
import { bet } from "../../db/schema.ts";
import { balancesOf } from "../../ledger/balances.ts";
import { betsOnWire } from "./bet-wire.ts";

/** Sends each bet to its member as it stands now, and each of these members the balances. */
export async function publishBets(context: ServerContext, betIds: readonly string[]): Promise<void> {
  if (betIds.length === 0) return;
  const { db } = context.database;
  const rows = await db
    .select()
    .from(bet)
    .where(inArray(bet.id, [...betIds]));
  const bets = await betsOnWire(db, rows);
  bets.forEach((one, i) => context.events.publish("bet", one, rows[i]?.memberId));
  await publishWallets(context, [...new Set(rows.map((row) => row.memberId))]);
}

export async function publishWallets(context: ServerContext, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  for (const [memberId, balance] of await balancesOf(context.database.db, memberIds))
    context.events.publish("wallet", balance, memberId);
}

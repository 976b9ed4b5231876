// What a cash-out holds: the fixtures first, then the markets and the bet, as a placement and a settlement do.
import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { Tx } from "../../../db/open.ts";
import { bet, betPick, fixture, market } from "../../../db/schema.ts";
import type { BetRow } from "../bet-wire.ts";
import { giveWaySoon } from "../../../db/transaction.ts";

/**
 * From here on no result comes to the fixtures, no stop to the markets that move the bet's price, and no settlement and
 * no other cash-out to the bet. null: there is no such bet.
 */
export async function holdBet(tx: Tx, betId: string): Promise<BetRow | null> {
  await giveWaySoon(tx);
  const fixturesOfBet = tx.select({ id: betPick.fixtureId }).from(betPick).where(eq(betPick.betId, betId));
  await tx
    .select({ id: fixture.id })
    .from(fixture)
    .where(inArray(fixture.id, fixturesOfBet))
    .orderBy(asc(fixture.id))
    .for("share");
  const marketsOfBet = tx.select({ id: betPick.marketId }).from(betPick).where(eq(betPick.betId, betId));
  const inPlay = and(inArray(market.fixtureId, fixturesOfBet), eq(market.phase, "live"));
  await tx
    .select({ id: market.id })
    .from(market)
    .where(or(inArray(market.id, marketsOfBet), inPlay))
    .orderBy(asc(market.id))
    .for("share");
  const [row] = await tx.select().from(bet).where(eq(bet.id, betId)).for("update");
  return row ?? null;
}

// Bets as members see them, read whole: one query for the bets, one for their picks, one a kind of pick.
import { asc, inArray } from "drizzle-orm";
import type { Bet, BetPick } from "../../../src/api/contract/sports/bets.ts";
import { betNumberOf } from "../../../src/domain/common/bet-serial.ts";
import { BONUS_MARKET_NAME, SETTLEMENT } from "../../../src/domain/sports/market.ts";
import { expectedPayout } from "../../../src/domain/sports/settlement/settle-bet.ts";
import type { Queryable } from "../../db/open.ts";
import { bet, betPick } from "../../db/schema.ts";
import { picksOnWire } from "./picks/sources.ts";

export type BetRow = typeof bet.$inferSelect;

/** Bets by id, in the order of the ids; unknown ones are left out. */
export async function loadBets(db: Queryable, ids: readonly string[]): Promise<Bet[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(bet)
    .where(inArray(bet.id, [...ids]));
  const byId = new Map((await betsOnWire(db, rows)).map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The rows with their picks, in the order of the rows. */
export async function betsOnWire(db: Queryable, rows: readonly BetRow[]): Promise<Bet[]> {
  const picks = await picksOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    number: betNumberOf(row.serial),
    status: row.status as Bet["status"],
    acceptance: row.acceptance as Bet["acceptance"],
    refusal: row.refusal,
    stake: row.stake,
    price: row.price,
    payout: payoutNow(row, picks.get(row.id) ?? []),
    paid: row.paid,
    placedAt: row.placedAt.toISOString(),
    decideAt: row.decideAt?.toISOString() ?? null,
    settledAt: row.settledAt?.toISOString() ?? null,
    picks: picks.get(row.id) ?? [],
    ...(Object.keys(row.combinations).length > 0 && { combinations: combinationsOnWire(row.combinations) }),
    ...(row.cashedStake > 0 && { cashedStake: row.cashedStake, cashedPaid: row.cashedPaid }),
  }));
}

/** The row has what was expected when the bet was taken or last cashed out: legs that came out since change it. */
function payoutNow(row: BetRow, picks: readonly BetPick[]): number {
  const isUnchanged = picks.every(({ outcome }) => outcome === "open");
  if (row.status !== SETTLEMENT.inProgress || isUnchanged) return row.payout;
  const legs = picks.map((pick) => ({
    betPrice: pick.betPrice,
    outcome: pick.outcome,
    isBonus: pick.kind === "fixture" && pick.marketName === BONUS_MARKET_NAME,
    fixtureId: pick.kind === "fixture" ? pick.fixtureId : null,
  }));
  const { stake, cashedStake, cashedPaid, combinations } = row;
  return cashedPaid + expectedPayout({ stake: stake - cashedStake, legs, combinations });
}

function combinationsOnWire(prices: BetRow["combinations"]) {
  return Object.entries(prices).map(([fixtureId, price]) => ({ fixtureId, price }));
}

async function picksOf(db: Queryable, betIds: readonly string[]): Promise<Map<string, BetPick[]>> {
  const byBet = new Map<string, BetPick[]>(betIds.map((id) => [id, []]));
  if (betIds.length === 0) return byBet;
  const rows = await db
    .select()
    .from(betPick)
    .where(inArray(betPick.betId, [...betIds]))
    .orderBy(asc(betPick.position));
  for (const { row, pick } of await picksOnWire(db, rows)) byBet.get(row.betId)?.push(pick);
  return byBet;
}

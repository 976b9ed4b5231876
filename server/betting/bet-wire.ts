// Bets as members see them, read whole: one query for the bets, one for the picks of all of them.
import { asc, eq, inArray } from "drizzle-orm";
import type { Bet, BetPick } from "../../src/api/contract/bets.ts";
import { MARKET_FAMILIES } from "../../src/domain/market.ts";
import type { Queryable } from "../db/open.ts";
import { bet, betPick, fixture, market, selection } from "../db/schema.ts";

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
    slip: row.slip as Bet["slip"],
    status: row.status as Bet["status"],
    acceptance: row.acceptance as Bet["acceptance"],
    refusal: row.refusal,
    stake: row.stake,
    price: row.price,
    payout: row.payout,
    paid: row.paid,
    placedAt: row.placedAt.toISOString(),
    decideAt: row.decideAt?.toISOString() ?? null,
    settledAt: row.settledAt?.toISOString() ?? null,
    picks: picks.get(row.id) ?? [],
  }));
}

async function picksOf(db: Queryable, betIds: readonly string[]): Promise<Map<string, BetPick[]>> {
  const byBet = new Map<string, BetPick[]>(betIds.map((id) => [id, []]));
  if (betIds.length === 0) return byBet;
  const rows = await db
    .select({ pick: betPick, fixture, market, selection })
    .from(betPick)
    .innerJoin(selection, eq(selection.id, betPick.selectionId))
    .innerJoin(market, eq(market.id, betPick.marketId))
    .innerJoin(fixture, eq(fixture.id, betPick.fixtureId))
    .where(inArray(betPick.betId, [...betIds]))
    .orderBy(asc(betPick.betId), asc(betPick.position));
  for (const row of rows) byBet.get(row.pick.betId)?.push(pickOnWire(row));
  return byBet;
}

interface PickRow {
  pick: typeof betPick.$inferSelect;
  fixture: typeof fixture.$inferSelect;
  market: typeof market.$inferSelect;
  selection: typeof selection.$inferSelect;
}

function pickOnWire({ pick, fixture: of, market: at, selection: chosen }: PickRow): BetPick {
  return {
    fixtureId: of.id,
    marketId: at.id,
    selectionId: chosen.id,
    sportId: of.sportId,
    leagueName: of.leagueName,
    homeName: of.homeName,
    awayName: of.awayName,
    startsAt: of.startsAt.toISOString(),
    marketName: at.marketName,
    family: MARKET_FAMILIES.find((family) => family === at.family) ?? "other",
    period: at.period,
    line: at.line,
    selectionKey: chosen.key,
    selectionName: chosen.name,
    betPrice: pick.betPrice,
    status: pick.status as BetPick["status"],
    outcome: pick.outcome as BetPick["outcome"],
    score: scoreText(of),
  };
}

function scoreText({ status, homeScore, awayScore }: PickRow["fixture"]): string | null {
  const isOver = status === "ended" || status === "settled";
  return isOver && homeScore !== null && awayScore !== null ? `${homeScore}:${awayScore}` : null;
}

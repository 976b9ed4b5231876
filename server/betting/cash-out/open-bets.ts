// Open bets with all that their price hangs on, as they stand at one moment.
import { and, asc, eq, inArray } from "drizzle-orm";
import type { CashOutLeg, OpenBet } from "../../../src/domain/cash-out/cash-out.ts";
import { probabilitiesOf } from "../../../src/domain/goal-model/margin.ts";
import type { LegOutcome } from "../../../src/domain/market.ts";
import type { Queryable } from "../../db/open.ts";
import { betPick, fixture, market, selection } from "../../db/schema.ts";
import { type FixtureModel, readModels } from "../../feed/fixture-models.ts";
import type { BetRow } from "../bet-wire.ts";
import { scoresFor } from "../placement/combinations.ts";

export interface OfferedBet extends OpenBet {
  /** The sum of the status versions of its markets: each of them only rises. */
  readonly version: number;
}

interface LegRow {
  pick: typeof betPick.$inferSelect;
  market: typeof market.$inferSelect | null;
  selection: typeof selection.$inferSelect | null;
  fixtureStatus: string | null;
}

/** The bets by their id; `now` in milliseconds. A bet on a game has no price. */
export async function openBets(db: Queryable, bets: readonly BetRow[], now: number): Promise<Map<string, OfferedBet>> {
  if (bets.length === 0) return new Map();
  const rows: LegRow[] = await db
    .select({ pick: betPick, market, selection, fixtureStatus: fixture.status })
    .from(betPick)
    .leftJoin(selection, eq(selection.id, betPick.marketSelectionId))
    .leftJoin(market, eq(market.id, selection.marketId))
    .leftJoin(fixture, eq(fixture.id, market.fixtureId))
    .where(
      inArray(
        betPick.betId,
        bets.map(({ id }) => id),
      ),
    )
    .orderBy(asc(betPick.betId), asc(betPick.position));
  const open = rows.filter(({ pick }) => pick.outcome === "open");
  const fixtureIds = [...new Set(open.flatMap(({ pick }) => pick.fixtureId ?? []))];
  const models = await readModels(db, fixtureIds);
  const suspended = await suspendedFixtures(db, fixtureIds);
  const books = await booksOf(
    db,
    open.filter(({ pick }) => !models.has(pick.fixtureId ?? "")),
  );
  const legOf = (row: LegRow): CashOutLeg => ({
    betPrice: row.pick.betPrice,
    outcome: row.pick.outcome as LegOutcome,
    fixtureId: row.pick.fixtureId,
    isBonus: row.market?.phase === "bonus",
    market: { kind: row.market?.kind ?? "", period: row.market?.period ?? "", line: row.market?.line ?? null },
    key: row.selection?.key ?? "",
    isSuspended: row.market?.status === "suspended" || suspended.has(row.pick.fixtureId ?? ""),
    chance: books.get(row.pick.selectionId) ?? null,
  });
  return new Map(
    bets.map((row) => [
      row.id,
      {
        version: versionOf(rows.filter(({ pick }) => pick.betId === row.id)),
        stake: row.stake - row.cashedStake,
        isOpen: row.status === 0,
        isPending: row.acceptance === "pending",
        legs: rows.filter(({ pick }) => pick.betId === row.id).map(legOf),
        combinations: row.combinations,
        scoresOf: (fixtureId, legs) => scoresOf(models.get(fixtureId), legs, now),
      },
    ]),
  );
}

function versionOf(legs: readonly LegRow[]): number {
  return legs.reduce((sum, leg) => sum + (leg.market?.statusVersion ?? 0), 0);
}

function scoresOf(model: FixtureModel | undefined, legs: readonly CashOutLeg[], now: number) {
  return model ? scoresFor(model, legs, now) : null;
}

/** Fixtures whose running markets are stopped: something has just happened, and no price is true. */
async function suspendedFixtures(db: Queryable, fixtureIds: readonly string[]): Promise<Set<string>> {
  if (fixtureIds.length === 0) return new Set();
  const rows = await db
    .select({ id: market.fixtureId })
    .from(market)
    .where(and(inArray(market.fixtureId, [...fixtureIds]), eq(market.phase, "live"), eq(market.status, "suspended")));
  return new Set(rows.map(({ id }) => id));
}

/** The chance behind each selection's price in a market that is open, its margin taken out. */
async function booksOf(db: Queryable, legs: readonly LegRow[]): Promise<Map<string, number>> {
  const ids = [...new Set(legs.flatMap((leg) => (leg.market?.status === "open" ? [leg.market.id] : [])))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: selection.id, marketId: selection.marketId, price: selection.price })
    .from(selection)
    .where(inArray(selection.marketId, ids));
  const chances = new Map<string, number>();
  for (const book of Map.groupBy(rows, ({ marketId }) => marketId).values()) {
    // One side alone says nothing of its margin.
    if (book.length < 2) continue;
    probabilitiesOf(book.map(({ price }) => price)).forEach((chance, i) => chances.set(book[i]?.id ?? "", chance));
  }
  return chances;
}

// Fixtures with their markets and selections: one query, however many there are.
import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type { FixtureWire, MarketWire } from "../../../../src/api/contract/sports/fixtures.ts";
import type { MarketStatus } from "../../../../src/domain/sports/market.ts";
import { orderMarkets } from "../../../../src/domain/sports/market-order.ts";
import type { Queryable } from "../../../db/open.ts";
import { fixture, market, selection } from "../../../db/schema.ts";

export type FixtureRow = Omit<typeof fixture.$inferSelect, "feedState">;
type MarketRow = typeof market.$inferSelect;

/** The columns of a fixture without its feed's own state, which is large and never leaves the server. */
export const FIXTURE_COLUMNS = {
  id: fixture.id,
  feed: fixture.feed,
  feedKey: fixture.feedKey,
  sportId: fixture.sportId,
  leagueName: fixture.leagueName,
  homeName: fixture.homeName,
  awayName: fixture.awayName,
  startsAt: fixture.startsAt,
  endsAt: fixture.endsAt,
  status: fixture.status,
  homeScore: fixture.homeScore,
  awayScore: fixture.awayScore,
  clock: fixture.clock,
  protoRound: fixture.protoRound,
  protoNumber: fixture.protoNumber,
  top: fixture.top,
};

/** The fixtures in the order of the rows, with those of their markets that `markets` names. */
export async function fixturesOnWire(
  db: Queryable,
  fixtures: readonly FixtureRow[],
  markets: SQL | undefined,
): Promise<FixtureWire[]> {
  if (fixtures.length === 0) return [];
  const rows = await db
    .select({ market, selection })
    .from(market)
    .innerJoin(selection, eq(selection.marketId, market.id))
    .where(
      and(
        inArray(
          market.fixtureId,
          fixtures.map((row) => row.id),
        ),
        markets,
      ),
    )
    .orderBy(asc(market.position), asc(market.id), asc(selection.position), asc(selection.id));
  const byFixture = new Map<string, Map<string, ListedMarket>>();
  for (const row of rows) {
    const own = byFixture.get(row.market.fixtureId) ?? new Map<string, ListedMarket>();
    byFixture.set(row.market.fixtureId, own);
    const listed = own.get(row.market.id) ?? { wire: marketOnWire(row.market), main: row.market.main };
    own.set(row.market.id, listed);
    listed.wire.selections.push({
      id: row.selection.id,
      key: row.selection.key,
      name: row.selection.name,
      betPrice: row.selection.price,
      status: row.selection.status as MarketStatus,
    });
  }
  return fixtures.map((row) => ({ ...fixtureOnWire(row), markets: inOrder(byFixture.get(row.id)?.values() ?? []) }));
}

interface ListedMarket {
  wire: MarketWire;
  main: boolean;
}

function inOrder(markets: Iterable<ListedMarket>): MarketWire[] {
  return orderMarkets([...markets].map(({ wire, main }) => ({ ...wire, wire, main }))).map(({ wire }) => wire);
}

function marketOnWire(row: MarketRow): MarketWire {
  return {
    id: row.id,
    kind: row.kind,
    marketName: row.marketName,
    family: row.family as MarketWire["family"],
    period: row.period,
    line: row.line,
    status: row.status as MarketStatus,
    version: row.version,
    ...(row.bonusLegs === null ? {} : { bonusLegs: row.bonusLegs }),
    selections: [],
  };
}

function fixtureOnWire(row: FixtureRow): Omit<FixtureWire, "markets"> {
  return {
    id: row.id,
    sportId: row.sportId,
    leagueName: row.leagueName,
    homeName: row.homeName,
    awayName: row.awayName,
    startsAt: row.startsAt.toISOString(),
    status: row.status as FixtureWire["status"],
    ...(row.protoRound === null ? {} : { round: row.protoRound }),
    ...(row.protoNumber === null ? {} : { number: row.protoNumber }),
    score: row.homeScore === null || row.awayScore === null ? null : { home: row.homeScore, away: row.awayScore },
    clock: row.clock,
  };
}

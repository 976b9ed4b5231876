// The European lists: what /europe offers before the kick-off and /inplay after it. They stand on the lists of the
// Korean games: the main markets of `cross` and the live ones, and beside them every other market of the same phase.
import { and, asc, count, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { EuropeanPage, EuropeanQuery, OneFixture } from "../../../../src/api/contract/sports/sports.ts";
import type { Scoreboard } from "../../../../src/domain/sports/scoreboard/scoreboard.ts";
import { locationOf } from "../../../../src/domain/sports/labels/locations.ts";
import { dateNow } from "../../../clock.ts";
import type { ServerContext } from "../../../context.ts";
import type { Db } from "../../../db/open.ts";
import { fixture, market } from "../../../db/schema.ts";
import { boardsOf } from "./boards.ts";
import { ApiError } from "../../../errors.ts";
import { paginate } from "../../../lists/paginate.ts";
import { BONUS_FEED } from "../bonus-fixture.ts";
import { bonusFolders } from "./bonus-folders.ts";
import { filtersOf, listedIn } from "./fixture-page.ts";
import { FIXTURE_COLUMNS, fixturesOnWire } from "./fixture-wire.ts";
import { fixturesOf, marketsOf } from "./games.ts";

export type EuropeanPhase = "prematch" | "live";

/** The Korean game that lists the main markets of a phase. */
const MAIN_GAME = { prematch: "cross", live: "live" } as const;

/** Every market of a phase that takes bets or will again. */
const allMarketsOf = (phase: EuropeanPhase): SQL | undefined =>
  and(eq(market.phase, phase), inArray(market.status, ["open", "suspended"]));

/** A running fixture stays in sight between two markets, for its score. */
const listed = (db: Db, phase: EuropeanPhase, now: Date): SQL | undefined =>
  phase === "live" ? fixturesOf("live", now) : listedIn(db, MAIN_GAME[phase], now);

export interface LeagueCount {
  sportId: string;
  leagueName: string;
  count: number;
}

/** How many fixtures each league offers, by sport and name. */
export async function leagueCounts(context: ServerContext, phase: EuropeanPhase, also?: SQL): Promise<LeagueCount[]> {
  const { db } = context.database;
  return db
    .select({ sportId: fixture.sportId, leagueName: fixture.leagueName, count: count() })
    .from(fixture)
    .where(and(listed(db, phase, dateNow(context.clock)), also))
    .groupBy(fixture.sportId, fixture.leagueName)
    .orderBy(asc(fixture.sportId), asc(fixture.leagueName));
}

export async function europeanPage(
  context: ServerContext,
  phase: EuropeanPhase,
  query: EuropeanQuery,
  only?: SQL,
): Promise<EuropeanPage> {
  const { db } = context.database;
  const now = dateNow(context.clock);
  // Read before the prices: an event that comes meanwhile is sent again rather than missed.
  const eventId = context.events.lastId();
  const asked = and(...filtersOf(query, now), only);
  const inPlace = (await leagueCounts(context, phase, asked)).filter(
    ({ leagueName }) =>
      (query.locationId === undefined || locationOf(leagueName).id === query.locationId) &&
      (query.league === undefined || leagueName === query.league),
  );
  const chosen = inPlace.filter(({ sportId }) => query.sportId === undefined || sportId === query.sportId);
  const names = [...new Set(chosen.map(({ leagueName }) => leagueName))];
  const where = and(
    listed(db, phase, now),
    asked,
    inArray(fixture.leagueName, names),
    query.sportId === undefined ? undefined : eq(fixture.sportId, query.sportId),
  );
  const page = await paginate(query, sumOf(chosen), async ({ limit, offset }) => {
    const rows = await db
      .select(FIXTURE_COLUMNS)
      .from(fixture)
      .where(where)
      .orderBy(...ORDERS[query.sort].map((column) => asc(column)))
      .limit(limit)
      .offset(offset);
    const ids = rows.map(({ id }) => id);
    const [items, counts] = [
      await fixturesOnWire(db, rows, marketsOf(MAIN_GAME[phase])),
      await countsOf(db, phase, ids),
    ];
    const boards = phase === "live" ? await boardsOf(db, ids) : new Map<string, Scoreboard>();
    return items.map((item) => ({
      ...item,
      marketCount: counts.get(item.id) ?? 0,
      board: boards.get(item.id) ?? null,
    }));
  });
  const bySport = Map.groupBy(inPlace, ({ sportId }) => sportId);
  return {
    ...page,
    sports: [...bySport].map(([sportId, own]) => ({ sportId, count: sumOf(own) })),
    bonus: await bonusFolders(db, MAIN_GAME[phase]),
    eventId,
  };
}

const ORDERS = {
  time: [fixture.startsAt, fixture.leagueName, fixture.id],
  league: [fixture.leagueName, fixture.startsAt, fixture.id],
} as const;

export const sumOf = (counts: readonly { count: number }[]): number => counts.reduce((sum, one) => sum + one.count, 0);

async function countsOf(db: Db, phase: EuropeanPhase, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: market.fixtureId, markets: sql<number>`count(*)::int` })
    .from(market)
    .where(and(inArray(market.fixtureId, [...ids]), allMarketsOf(phase)))
    .groupBy(market.fixtureId);
  return new Map(rows.map(({ id, markets }) => [id, markets]));
}

/** Throws ApiError not_found for an id that is none, and for the bonus folders, which are no fixture. */
export async function oneFixture(context: ServerContext, phase: EuropeanPhase, id: string): Promise<OneFixture> {
  const { db } = context.database;
  const eventId = context.events.lastId();
  const rows = await db.select(FIXTURE_COLUMNS).from(fixture).where(eq(fixture.id, id));
  const found = rows.filter(({ feed }) => feed !== BONUS_FEED);
  const [wire] = await fixturesOnWire(db, found, allMarketsOf(phase));
  if (!wire) throw new ApiError("not_found", "경기를 찾을 수 없습니다.");
  const boards = wire.status === "scheduled" ? null : await boardsOf(db, [id]);
  const bonus = await bonusFolders(db, MAIN_GAME[phase]);
  return { fixture: wire, board: boards?.get(id) ?? null, bonus, eventId };
}

// The lists of the Korean games, page by page, and the fixtures that lead the home page.
import { and, asc, count, desc, eq, exists, gte, lt, sql, type SQL } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { FixturePage, FixturesQuery, TopEvents } from "../../../../src/api/contract/sports/fixtures.ts";
import type { KoreanGame } from "../../../../src/domain/sports/market.ts";
import { seoulDay, seoulDayBounds } from "../../../../src/domain/common/time.ts";
import { dateNow } from "../../../clock.ts";
import type { ServerContext } from "../../../context.ts";
import type { Db } from "../../../db/open.ts";
import { fixture, market } from "../../../db/schema.ts";
import { containing } from "../../../lists/containing.ts";
import { paginate } from "../../../lists/paginate.ts";
import { bonusFolders } from "./bonus-folders.ts";
import { FIXTURE_COLUMNS, fixturesOnWire } from "./fixture-wire.ts";
import { fixturesOf, marketsOf } from "./games.ts";

const TOP_EVENTS = 10;
const HOUR_MS = 3_600_000;

export type FixturesAsked = Omit<InferOutput<typeof FixturesQuery>, "time">;

export async function fixturePage(context: ServerContext, query: FixturesAsked): Promise<FixturePage> {
  const { game, sportId, league } = query;
  const { db } = context.database;
  // Read before the prices: an event that comes meanwhile is sent again rather than missed.
  const eventId = context.events.lastId();
  const listed = and(listedIn(db, game, dateNow(context.clock)), ...filtersOf(query, dateNow(context.clock)));
  const groups = await db
    .select({ sportId: fixture.sportId, leagueName: fixture.leagueName, count: count() })
    .from(fixture)
    .where(listed)
    .groupBy(fixture.sportId, fixture.leagueName);
  const ofSport = groups.filter((group) => sportId === undefined || group.sportId === sportId);
  const ofLeague = ofSport.filter((group) => league === undefined || group.leagueName === league);
  const chosen = and(
    listed,
    sportId === undefined ? undefined : eq(fixture.sportId, sportId),
    league === undefined ? undefined : eq(fixture.leagueName, league),
  );
  const asked = { ...query, page: (query.fixture && (await pageWith(db, query, query.fixture, chosen))) || query.page };
  const page = await paginate(asked, sumOf(ofLeague), async ({ limit, offset }) => {
    const rows = await db
      .select(FIXTURE_COLUMNS)
      .from(fixture)
      .where(chosen)
      .orderBy(...orderOf(game).map((column) => asc(column)))
      .limit(limit)
      .offset(offset);
    return fixturesOnWire(db, rows, marketsOf(game));
  });
  return {
    ...page,
    bonus: await bonusFolders(db, game),
    sports: countsBy(groups, "sportId"),
    leagues: countsBy(ofSport, "leagueName"),
    eventId,
  };
}

type Group = Record<"sportId" | "leagueName", string> & { count: number };

const sumOf = (groups: readonly Group[]): number => groups.reduce((sum, group) => sum + group.count, 0);

/** How many fixtures each sport or league has, the most first. */
function countsBy<Name extends "sportId" | "leagueName">(groups: readonly Group[], name: Name) {
  return [...Map.groupBy(groups, (group) => group[name])]
    .map(([value, own]) => ({ [name]: value, count: sumOf(own) }) as Record<Name, string> & { count: number })
    .toSorted((a, b) => b.count - a.count || (a[name] < b[name] ? -1 : 1));
}

/** What is asked of fixtures beside sport and league. */
export function filtersOf(
  { day, text, hours }: Pick<FixturesAsked, "day" | "text" | "hours">,
  now: Date,
): (SQL | undefined)[] {
  const names = sql`(${fixture.homeName} || ' ' || ${fixture.awayName} || ' ' || ${fixture.leagueName})`;
  return [
    day === undefined ? undefined : startsOn(day === "today" ? seoulDay(now) : day),
    text ? sql`${names} ilike ${containing(text)}` : undefined,
    hours === undefined ? undefined : lt(fixture.startsAt, new Date(now.getTime() + hours * HOUR_MS)),
  ];
}

/** The number of the page on which a fixture stands; null where the list does not have it. */
async function pageWith(db: Db, { game, itemsPerPage }: FixturesAsked, id: string, chosen: SQL | undefined) {
  const order = sql.join(orderOf(game), sql`, `);
  const ranked = db
    .select({ id: fixture.id, rank: sql<number>`(row_number() over (order by ${order}))::int`.as("rank") })
    .from(fixture)
    .where(chosen)
    .as("ranked");
  const [found] = await db.select({ rank: ranked.rank }).from(ranked).where(eq(ranked.id, id));
  return found ? Math.ceil(found.rank / itemsPerPage) : null;
}

/** Fixtures that an operator or a feed marked come first, then those that start soonest. */
export async function topEvents(context: ServerContext): Promise<InferOutput<typeof TopEvents>> {
  const { db } = context.database;
  const eventId = context.events.lastId();
  const rows = await db
    .select(FIXTURE_COLUMNS)
    .from(fixture)
    .where(listedIn(db, "cross", dateNow(context.clock)))
    .orderBy(desc(fixture.top), asc(fixture.startsAt), asc(fixture.id))
    .limit(TOP_EVENTS);
  return { items: await fixturesOnWire(db, rows, marketsOf("cross")), eventId };
}

/** Fixtures of a game with at least one market in its list. */
export function listedIn(db: Db, game: KoreanGame, now: Date): SQL | undefined {
  const markets = db
    .select({ one: sql`1` })
    .from(market)
    .where(and(eq(market.fixtureId, fixture.id), marketsOf(game)));
  return and(fixturesOf(game, now), exists(markets));
}

/** Starts on this day in Seoul. */
function startsOn(day: string): SQL | undefined {
  const { from, to } = seoulDayBounds(day);
  return and(gte(fixture.startsAt, new Date(from)), lt(fixture.startsAt, new Date(to)));
}

/** The columns by which a game's list is ordered, each ascending. */
function orderOf(game: KoreanGame) {
  if (game === "proto") return [fixture.protoRound, fixture.protoNumber, fixture.id];
  return [fixture.startsAt, fixture.leagueName, fixture.id];
}

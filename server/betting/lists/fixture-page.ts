// The lists of the Korean games, page by page, and the fixtures that lead the home page.
import { and, asc, count, desc, eq, exists, gte, lt, sql, type SQL } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { FixturePage, FixturesQuery, FixtureWire, TopEvents } from "../../../src/api/contract/fixtures.ts";
import type { KoreanGame } from "../../../src/domain/market.ts";
import { seoulDay, seoulDayBounds } from "../../../src/domain/time.ts";
import { dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import type { Db } from "../../db/open.ts";
import { fixture, market } from "../../db/schema.ts";
import { paginate } from "../../lists/paginate.ts";
import { BONUS_FIXTURE_ID } from "../bonus-fixture.ts";
import { FIXTURE_COLUMNS, fixturesOnWire } from "./fixture-wire.ts";
import { fixturesOf, hasBonus, marketsOf } from "./games.ts";

const TOP_EVENTS = 10;

export async function fixturePage(
  context: ServerContext,
  query: Omit<InferOutput<typeof FixturesQuery>, "time">,
): Promise<FixturePage> {
  const { game, sportId, day } = query;
  const { db } = context.database;
  // Read before the prices: an event that comes meanwhile is sent again rather than missed.
  const eventId = context.events.lastId();
  const now = dateNow(context.clock);
  const listed = and(
    listedIn(db, game, now),
    day === undefined ? undefined : startsOn(day === "today" ? seoulDay(now) : day),
  );
  const sports = await db
    .select({ sportId: fixture.sportId, count: count() })
    .from(fixture)
    .where(listed)
    .groupBy(fixture.sportId)
    .orderBy(desc(count()), asc(fixture.sportId));
  const totalCount = sports
    .filter((sport) => sportId === undefined || sport.sportId === sportId)
    .reduce((sum, sport) => sum + sport.count, 0);
  const page = await paginate(query, totalCount, async ({ limit, offset }) => {
    const rows = await db
      .select(FIXTURE_COLUMNS)
      .from(fixture)
      .where(and(listed, sportId === undefined ? undefined : eq(fixture.sportId, sportId)))
      .orderBy(...orderOf(game))
      .limit(limit)
      .offset(offset);
    return fixturesOnWire(db, rows, marketsOf(game));
  });
  return {
    ...page,
    bonus: hasBonus(game) ? await bonusFixture(db) : null,
    sports,
    eventId,
  };
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

function listedIn(db: Db, game: KoreanGame, now: Date): SQL | undefined {
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

function orderOf(game: KoreanGame): SQL[] {
  if (game === "proto") return [asc(fixture.protoRound), asc(fixture.protoNumber), asc(fixture.id)];
  return [asc(fixture.startsAt), asc(fixture.leagueName), asc(fixture.id)];
}

async function bonusFixture(db: Db): Promise<FixtureWire | null> {
  const rows = await db.select(FIXTURE_COLUMNS).from(fixture).where(eq(fixture.id, BONUS_FIXTURE_ID));
  const [bonus] = await fixturesOnWire(db, rows, eq(market.status, "open"));
  return bonus ?? null;
}

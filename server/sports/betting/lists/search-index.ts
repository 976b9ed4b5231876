// What a search of sports looks in: the fixtures that the lists show, their teams and their leagues.
import { asc, or, sql } from "drizzle-orm";
import type { SearchAnswer } from "../../../../src/api/contract/sports/search.ts";
import { createFinder, type Finder } from "../../../../src/domain/frame/site-search/find.ts";
import { namesOfLeague, namesOfTeam } from "../../../../src/domain/frame/site-search/names.ts";
import { type FixtureStatus, KOREAN_GAMES } from "../../../../src/domain/sports/market.ts";
import { dateNow } from "../../../clock.ts";
import type { ServerContext } from "../../../context.ts";
import { fixture } from "../../../db/schema.ts";
import { listedIn } from "./fixture-page.ts";

type Team = SearchAnswer["teams"][number];
type League = SearchAnswer["leagues"][number];
type Fixture = SearchAnswer["fixtures"][number];

const MOST_FOUND = { teams: 4, leagues: 3, fixtures: 6 } as const;

interface SearchIndex {
  teams: Finder<Team>;
  leagues: Finder<League>;
  fixtures: Finder<Fixture>;
}

/** Finders of all that is listed; what runs comes before what begins, and that by its time. */
function indexOf(fixtures: readonly Fixture[]): SearchIndex {
  const teams = new Map<string, Team>();
  const leagues = new Map<string, League>();
  for (const { sportId, leagueName, homeName, awayName, status } of fixtures) {
    const count = <Item extends League>(items: Map<string, Item>, key: string, item: Item): void => {
      const counted = items.get(key) ?? item;
      items.set(key, counted);
      if (status === "live") counted.running++;
      else counted.upcoming++;
    };
    const none = { sportId, leagueName, upcoming: 0, running: 0 };
    count(leagues, `${sportId} ${leagueName}`, { ...none });
    for (const name of [homeName, awayName]) count(teams, `${sportId} ${name}`, { name, ...none });
  }
  return {
    teams: createFinder([...teams.values()], ({ name }) => namesOfTeam(name)),
    leagues: createFinder([...leagues.values()], ({ leagueName }) => namesOfLeague(leagueName)),
    fixtures: createFinder(
      fixtures.toSorted((a, b) => Number(b.status === "live") - Number(a.status === "live")),
      ({ homeName, awayName }) => [homeName, awayName].flatMap(namesOfTeam),
    ),
  };
}

function searchIn(index: SearchIndex, text: string): SearchAnswer {
  return {
    teams: index.teams.find(text, MOST_FOUND.teams),
    leagues: index.leagues.find(text, MOST_FOUND.leagues),
    fixtures: index.fixtures.find(text, MOST_FOUND.fixtures),
  };
}

/** Answers searches from an index that is made anew when it is older than `keptMs`. */
export function createSearch(context: ServerContext, keptMs: number): (text: string) => Promise<SearchAnswer> {
  let kept: { madeAt: number; index: Promise<SearchIndex> } | null = null;
  const read = async (): Promise<SearchIndex> => indexOf(await listedFixtures(context));
  return async (text) => {
    const now = context.clock.now();
    if (kept === null || now - kept.madeAt >= keptMs) {
      const made = { madeAt: now, index: read() };
      kept = made;
      made.index.catch(() => {
        if (kept === made) kept = null;
      });
    }
    return searchIn(await kept.index, text);
  };
}

/** By their time. */
async function listedFixtures(context: ServerContext): Promise<Fixture[]> {
  const { db } = context.database;
  const now = dateNow(context.clock);
  const rows = await db
    .select({
      id: fixture.id,
      sportId: fixture.sportId,
      leagueName: fixture.leagueName,
      homeName: fixture.homeName,
      awayName: fixture.awayName,
      startsAt: fixture.startsAt,
      status: sql<FixtureStatus>`${fixture.status}`,
    })
    .from(fixture)
    .where(or(...KOREAN_GAMES.map((game) => listedIn(db, game, now))))
    .orderBy(asc(fixture.startsAt), asc(fixture.id));
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString() }));
}

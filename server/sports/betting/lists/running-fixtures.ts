// The fixtures of open legs that run, for the list of a member's bets.
import { and, inArray } from "drizzle-orm";
import type { RunningFixture } from "../../../../src/api/contract/sports/bet-page.ts";
import type { Bet } from "../../../../src/api/contract/sports/bets.ts";
import type { Queryable } from "../../../db/open.ts";
import { fixture } from "../../../db/schema.ts";
import { boardsOf } from "./boards.ts";

/** Begun, and without a result. */
const RUNNING = ["live", "ended"] as const;

export async function runningFixtures(db: Queryable, bets: readonly Bet[]): Promise<RunningFixture[]> {
  const ids = bets.flatMap(({ picks }) =>
    picks.flatMap((pick) => (pick.kind === "fixture" && pick.outcome === "open" ? [pick.fixtureId] : [])),
  );
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: fixture.id,
      status: fixture.status,
      startsAt: fixture.startsAt,
      homeScore: fixture.homeScore,
      awayScore: fixture.awayScore,
      clock: fixture.clock,
    })
    .from(fixture)
    .where(and(inArray(fixture.id, [...new Set(ids)]), inArray(fixture.status, [...RUNNING])));
  const boards = await boardsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, status, startsAt, homeScore: home, awayScore: away, clock }) => {
    const board = boards.get(id);
    return {
      id,
      status: status as RunningFixture["status"],
      startsAt: startsAt.toISOString(),
      score: home === null || away === null ? null : { home, away },
      clock,
      board: board ? { ...board, statistics: [], incidents: [], momentum: [] } : null,
    };
  });
}

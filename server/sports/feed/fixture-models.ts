// The models of fixtures: what combinations and cash-outs are priced by. A fixture of a feed without a model has none.
import { and, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import type { ScoreChance } from "../../../src/domain/sports/combination/score-chance.ts";
import type { Queryable } from "../../db/open.ts";
import { fixture } from "../../db/schema.ts";
import { type Match, matchOf, MatchState } from "./simulated/match.ts";
import { SIMULATED_FEED } from "./simulated/read.ts";
import { scoresAt } from "./simulated/scores.ts";

export interface FixtureModel {
  /**
   * Every score that the fixture may end with at `now`, in milliseconds: the final ones alone, and where these do not
   * tell enough those of both halves. Null where the model does not tell that much.
   */
  scores(now: number, detail: "final" | "halves"): readonly ScoreChance[] | null;
}

/** Before the kick-off a model is asked as its feed quotes: what a member sees holds for some seconds. */
const QUOTED_EVERY_MS = 10_000;

function asQuoted({ startsAt }: Match, now: number): number {
  return now < startsAt ? Math.floor(now / QUOTED_EVERY_MS) * QUOTED_EVERY_MS : now;
}

/** The models of these fixtures by their id; those that are over, and those without a model, are left out. */
export async function readModels(db: Queryable, fixtureIds: readonly string[]): Promise<Map<string, FixtureModel>> {
  if (fixtureIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: fixture.id,
      feedKey: fixture.feedKey,
      state: fixture.feedState,
      startsAt: fixture.startsAt,
      endsAt: fixture.endsAt,
      status: fixture.status,
    })
    .from(fixture)
    .where(
      and(
        inArray(fixture.id, [...fixtureIds]),
        eq(fixture.feed, SIMULATED_FEED),
        inArray(fixture.status, ["scheduled", "live"]),
      ),
    );
  const models = new Map<string, FixtureModel>();
  for (const row of rows) {
    const state = v.safeParse(MatchState, row.state);
    if (!state.success) continue;
    const match = matchOf({
      id: row.id,
      feedKey: row.feedKey,
      state: state.output,
      proto: false,
      startsAt: row.startsAt.getTime(),
      endsAt: row.endsAt.getTime(),
      status: row.status as Match["status"],
    });
    models.set(row.id, { scores: (now, detail) => scoresAt(match, asQuoted(match, now), detail) });
  }
  return models;
}

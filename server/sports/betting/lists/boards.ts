// Scoreboards as they were stored last.
import { inArray } from "drizzle-orm";
import type { Scoreboard } from "../../../../src/domain/sports/scoreboard/scoreboard.ts";
import type { Queryable } from "../../../db/open.ts";
import { fixtureBoard } from "../../../db/schema.ts";

/** By the fixture's id; a fixture whose feed tells none is left out. */
export async function boardsOf(db: Queryable, ids: readonly string[]): Promise<Map<string, Scoreboard>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(fixtureBoard)
    .where(inArray(fixtureBoard.fixtureId, [...ids]));
  return new Map(rows.map(({ fixtureId, board }) => [fixtureId, board]));
}

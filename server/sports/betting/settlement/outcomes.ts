import { and, eq, ne } from "drizzle-orm";
import type { LegOutcome } from "../../../../src/domain/sports/market.ts";
import { legOutcome } from "../../../../src/domain/sports/settlement/leg-outcome.ts";
import type { FixtureOutcome } from "../../../../src/domain/sports/settlement/result.ts";
import type { Queryable } from "../../../db/open.ts";
import { market, selection } from "../../../db/schema.ts";

/** What became of each selection of a fixture, by its id. Throws RangeError on a market that no rule settles. */
export async function outcomesOf(
  db: Queryable,
  fixtureId: string,
  result: FixtureOutcome,
): Promise<Map<string, LegOutcome>> {
  const rows = await db
    .select({ id: selection.id, key: selection.key, kind: market.kind, period: market.period, line: market.line })
    .from(selection)
    .innerJoin(market, eq(market.id, selection.marketId))
    .where(and(eq(market.fixtureId, fixtureId), ne(market.phase, "bonus")));
  return new Map(
    rows.map((row) => [row.id, legOutcome({ kind: row.kind, period: row.period, line: row.line }, row.key, result)]),
  );
}

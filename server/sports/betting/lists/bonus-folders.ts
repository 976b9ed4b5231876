// The bonus folders that stand on a list: decisions, rule 3.
import { eq } from "drizzle-orm";
import type { FixtureWire } from "../../../../src/api/contract/sports/fixtures.ts";
import type { KoreanGame } from "../../../../src/domain/sports/market.ts";
import type { Db } from "../../../db/open.ts";
import { fixture, market } from "../../../db/schema.ts";
import { BONUS_FIXTURE_ID } from "../bonus-fixture.ts";
import { FIXTURE_COLUMNS, fixturesOnWire } from "./fixture-wire.ts";

/** The folders as markets of one fixture, for the list of a game. Lists of running fixtures have none. */
export async function bonusFolders(db: Db, game: KoreanGame): Promise<FixtureWire | null> {
  if (game === "live") return null;
  const rows = await db.select(FIXTURE_COLUMNS).from(fixture).where(eq(fixture.id, BONUS_FIXTURE_ID));
  const [bonus] = await fixturesOnWire(db, rows, eq(market.status, "open"));
  return bonus ?? null;
}

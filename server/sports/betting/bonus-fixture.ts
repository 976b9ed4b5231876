// Bonus folders: decisions, rule 3. Markets of one fixture that never starts, so that a folder is bet on like
// any selection; it is settled with the bet that holds it.
import { BONUS_MARKET_NAME, PERIOD } from "../../../src/domain/sports/market.ts";
import { BONUS_KIND } from "../../../src/domain/sports/markets/table.ts";
import type { Queryable } from "../../db/open.ts";
import { fixture, market, selection } from "../../db/schema.ts";

export const BONUS_FEED = "bonus";
export const BONUS_FIXTURE_ID = "bonus";

/** How many other legs a folder needs, and its price in hundredths. */
const BONUS_FOLDERS = [
  { legs: 3, price: 103 },
  { legs: 5, price: 105 },
  { legs: 7, price: 108 },
] as const;

const NEVER = new Date("9999-12-31T00:00:00Z");

/** Lays the folders in the database; those that stand stay as they are. */
export async function ensureBonusFixture(db: Queryable): Promise<void> {
  await db
    .insert(fixture)
    .values({
      id: BONUS_FIXTURE_ID,
      feed: BONUS_FEED,
      feedKey: "folders",
      sportId: "etc",
      leagueName: "보너스",
      homeName: "보너스",
      awayName: "배당",
      startsAt: NEVER,
      endsAt: NEVER,
    })
    .onConflictDoNothing();
  const folders = BONUS_FOLDERS.map(({ legs, price }, position) => ({
    marketId: `${BONUS_FIXTURE_ID}-${legs}`,
    legs,
    price,
    position,
  }));
  await db
    .insert(market)
    .values(
      folders.map(({ marketId, legs, position }) => ({
        id: marketId,
        fixtureId: BONUS_FIXTURE_ID,
        kind: BONUS_KIND,
        marketName: BONUS_MARKET_NAME,
        family: "other",
        period: PERIOD.fullTime,
        phase: "bonus",
        bonusLegs: legs,
        position,
      })),
    )
    .onConflictDoNothing();
  await db
    .insert(selection)
    .values(
      folders.map(({ marketId, legs, price }) => ({
        id: `${marketId}-yes`,
        marketId,
        key: "yes",
        name: `${legs}폴더 보너스`,
        price,
      })),
    )
    .onConflictDoNothing();
}

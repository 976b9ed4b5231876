// What a hold or a cancellation is about, as operators read it.
import { and, eq, inArray, ne } from "drizzle-orm";
import type { Queryable } from "../../db/open.ts";
import { fixture, market } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { SPORT_NAMES } from "../../../src/domain/sports/labels/sports.ts";
import { lineLabel } from "../../../src/domain/sports/labels/lines.ts";
import { marketTitleOfPhase } from "../../../src/domain/sports/labels/market-phases.ts";
import { entryOf } from "../../../src/domain/common/entry-of.ts";
import type { MarketFamily } from "../../../src/domain/sports/market.ts";
import { BONUS_FEED } from "../../sports/betting/bonus-fixture.ts";
import type { Hold } from "../../sports/feed/holds.ts";

const EVERYTHING = "전체";

function fixtureName({ homeName, awayName }: { homeName: string; awayName: string }): string {
  return `${homeName} vs ${awayName}`;
}

function marketText(sportId: string, { line, family, ...named }: typeof market.$inferSelect): string {
  return `${marketTitleOfPhase(sportId, named)} ${lineLabel(family as MarketFamily, line)}`.trim();
}

/** Names of holds in their order; the key itself where what it named is gone. */
export async function namesOf(db: Queryable, holds: readonly Hold[]): Promise<string[]> {
  const keysOf = (scope: Hold["scope"]) => holds.filter((one) => one.scope === scope).map(({ key }) => key);
  const fixtures = await db
    .select()
    .from(fixture)
    .where(inArray(fixture.id, keysOf("fixture")));
  const markets = await db
    .select({ market, fixture })
    .from(market)
    .innerJoin(fixture, eq(fixture.id, market.fixtureId))
    .where(inArray(market.id, keysOf("market")));
  const names = new Map<string, string>([
    ...fixtures.map((one) => [`fixture ${one.id}`, fixtureName(one)] as const),
    ...markets.map(
      (one) =>
        [
          `market ${one.market.id}`,
          `${fixtureName(one.fixture)} · ${marketText(one.fixture.sportId, one.market)}`,
        ] as const,
    ),
  ]);
  return holds.map(({ scope, key }) => {
    if (scope === "all") return EVERYTHING;
    if (scope === "sport") return entryOf(SPORT_NAMES, key) ?? key;
    return names.get(`${scope} ${key}`) ?? key;
  });
}

/** Throws ApiError not_found where there is nothing of the kind that could take bets. */
export async function refuseUnknown(db: Queryable, { scope, key }: Hold): Promise<void> {
  if (scope === "all") return;
  if (scope === "sport" && entryOf(SPORT_NAMES, key)) return;
  const running = and(ne(fixture.feed, BONUS_FEED), inArray(fixture.status, ["scheduled", "live"]));
  const found =
    scope === "fixture"
      ? await db
          .select({ id: fixture.id })
          .from(fixture)
          .where(and(eq(fixture.id, key), running))
      : await db
          .select({ id: market.id })
          .from(market)
          .innerJoin(fixture, eq(fixture.id, market.fixtureId))
          .where(and(eq(market.id, key), running));
  if (scope === "sport" || found.length === 0)
    throw new ApiError("not_found", "예정이거나 진행 중인 종목, 경기, 마켓이 아닙니다.");
}

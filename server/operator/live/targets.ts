// What a hold or a cancellation is about, as operators read it.
import { and, eq, inArray, ne } from "drizzle-orm";
import type { Queryable } from "../../db/open.ts";
import { fixture, market, selection } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { SPORT_NAMES } from "../../../src/domain/sports/labels/sports.ts";
import { lineLabel } from "../../../src/domain/sports/labels/lines.ts";
import { marketTitleOfPhase } from "../../../src/domain/sports/labels/market-phases.ts";
import { entryOf } from "../../../src/domain/common/entry-of.ts";
import type { MarketFamily } from "../../../src/domain/sports/market.ts";
import { BONUS_FEED } from "../../sports/betting/bonus-fixture.ts";
import type { Hold } from "../../sports/feed/holds.ts";

const EVERYTHING = "전체";
const DRAW = "무";

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
    ...markets.map((one) => [`market ${one.market.id}`, offerName(one)] as const),
  ]);
  return holds.map(({ scope, key }) => {
    if (scope === "all") return EVERYTHING;
    if (scope === "sport") return entryOf(SPORT_NAMES, key) ?? key;
    return names.get(`${scope} ${key}`) ?? key;
  });
}

export interface Offered {
  fixture: typeof fixture.$inferSelect;
  market: typeof market.$inferSelect;
}
export type OfferedSelection = Offered & { selection: typeof selection.$inferSelect };

const isRunning = and(ne(fixture.feed, BONUS_FEED), inArray(fixture.status, ["scheduled", "live"]));
const NOT_OFFERED = "예정이거나 진행 중인 경기의 마켓이 아닙니다.";

/** A market of a fixture that is not over. Throws ApiError not_found. */
export async function marketAt(db: Queryable, id: string): Promise<Offered> {
  const [found] = await db
    .select({ market, fixture })
    .from(market)
    .innerJoin(fixture, eq(fixture.id, market.fixtureId))
    .where(and(eq(market.id, id), isRunning));
  if (!found) throw new ApiError("not_found", NOT_OFFERED);
  return found;
}

/** The same of an outcome of it. */
export async function selectionAt(db: Queryable, id: string): Promise<OfferedSelection> {
  const [found] = await db
    .select({ selection, market, fixture })
    .from(selection)
    .innerJoin(market, eq(market.id, selection.marketId))
    .innerJoin(fixture, eq(fixture.id, market.fixtureId))
    .where(and(eq(selection.id, id), isRunning));
  if (!found) throw new ApiError("not_found", NOT_OFFERED);
  return found;
}

/** As operators read them: the match, its market, and the outcome with its line. */
export function offerName(offered: Offered & { selection?: typeof selection.$inferSelect }): string {
  const { fixture: of, market: at, selection: chosen } = offered;
  const name = `${fixtureName(of)} · ${marketText(of.sportId, at)}`;
  if (!chosen) return name;
  const sides: Readonly<Record<string, string>> = { home: of.homeName, away: of.awayName, draw: DRAW };
  return `${name} · ${entryOf(sides, chosen.key) ?? chosen.name}`;
}

/** Throws ApiError not_found where there is nothing of the kind that could take bets. */
export async function refuseUnknown(db: Queryable, { scope, key }: Hold): Promise<void> {
  if (scope === "all") return;
  if (scope === "sport" && entryOf(SPORT_NAMES, key)) return;
  const found =
    scope === "fixture"
      ? await db
          .select({ id: fixture.id })
          .from(fixture)
          .where(and(eq(fixture.id, key), isRunning))
      : await db
          .select({ id: market.id })
          .from(market)
          .innerJoin(fixture, eq(fixture.id, market.fixtureId))
          .where(and(eq(market.id, key), isRunning));
  if (scope === "sport" || found.length === 0)
    throw new ApiError("not_found", "예정이거나 진행 중인 종목, 경기, 마켓이 아닙니다.");
}

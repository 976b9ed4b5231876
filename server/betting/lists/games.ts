// Which fixtures and markets each game of the Korean site lists: only what may be bet on at the instant.
import { and, eq, gt, inArray, ne, notInArray, or, type SQL } from "drizzle-orm";
import { type KoreanGame, type MarketFamily, PERIOD } from "../../../src/domain/market.ts";
import { fixture, market } from "../../db/schema.ts";
import { BONUS_FEED } from "../bonus-fixture.ts";

const FULL_TIME: string[] = [PERIOD.fullTime, PERIOD.withOvertime, PERIOD.withPenalties];
const RESULT: MarketFamily[] = ["win_draw_lose", "win_lose"];
const LINES: MarketFamily[] = ["handicap", "over_under"];

const isFullTime = inArray(market.period, FULL_TIME);
const isPhase = (phase: string) => eq(market.phase, phase);

/** Markets of a game. Every list leaves closed ones out; a suspended one stays, to be shown as such. */
const MARKETS: Readonly<Record<KoreanGame, SQL | undefined>> = {
  cross: and(
    isPhase("prematch"),
    isFullTime,
    or(inArray(market.family, RESULT), and(inArray(market.family, LINES), eq(market.main, true))),
  ),
  wintielose: and(isPhase("prematch"), isFullTime, inArray(market.family, RESULT)),
  handicap: and(isPhase("prematch"), isFullTime, inArray(market.family, LINES)),
  special: and(isPhase("prematch"), or(eq(market.family, "other"), notInArray(market.period, FULL_TIME))),
  live: isPhase("live"),
  proto: isPhase("proto"),
};

export function marketsOf(game: KoreanGame): SQL | undefined {
  return and(inArray(market.status, ["open", "suspended"]), MARKETS[game]);
}

/** Fixtures of a game at `now`: running ones for `live`, those that have not begun for the others. */
export function fixturesOf(game: KoreanGame, now: Date): SQL | undefined {
  if (game === "live") return eq(fixture.status, "live");
  return and(eq(fixture.status, "scheduled"), gt(fixture.startsAt, now), ne(fixture.feed, BONUS_FEED));
}

/** In-play slips have no folders. */
export function hasBonus(game: KoreanGame): boolean {
  return game !== "live";
}

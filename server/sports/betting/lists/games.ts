// Which fixtures and markets each game of the Korean site lists: only what may be bet on at the instant.
import { and, eq, gt, inArray, ne, notInArray, or, type SQL } from "drizzle-orm";
import { GAME_LISTS, type MarketFilter } from "../../../../src/domain/sports/game-lists.ts";
import type { KoreanGame } from "../../../../src/domain/sports/market.ts";
import { fixture, market } from "../../../db/schema.ts";
import { BONUS_FEED } from "../bonus-fixture.ts";

function meets({ phase, kinds, families, periods, main }: MarketFilter): SQL | undefined {
  return and(
    eq(market.phase, phase),
    kinds && inArray(market.kind, [...kinds]),
    families && inArray(market.family, [...families]),
    periods &&
      ("in" in periods ? inArray(market.period, [...periods.in]) : notInArray(market.period, [...periods.notIn])),
    main && eq(market.main, true),
  );
}

/** Markets of a game. Every list leaves closed ones out; a suspended one stays, to be shown as such. */
export function marketsOf(game: KoreanGame): SQL | undefined {
  return and(inArray(market.status, ["open", "suspended"]), or(...GAME_LISTS[game].map(meets)));
}

/** Fixtures of a game at `now`: running ones for `live`, those that have not begun for the others. */
export function fixturesOf(game: KoreanGame, now: Date): SQL | undefined {
  if (game === "live") return eq(fixture.status, "live");
  return and(eq(fixture.status, "scheduled"), gt(fixture.startsAt, now), ne(fixture.feed, BONUS_FEED));
}

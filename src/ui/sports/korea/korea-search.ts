import { SPORT_ORDER } from "../../../domain/labels/sports.ts";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";

import { KOREAN_GAMES, type KoreanGame } from "../../../domain/market.ts";

/** The page of a game. */
export const koreaPath = (game: KoreanGame) => `/korea/${game}` as const;

/** The game of a page. Throws a RangeError for a path that is none of theirs. */
export function gameOfPath(path: string): KoreanGame {
  const game = KOREAN_GAMES.find((one) => koreaPath(one) === path);
  if (!game) throw new RangeError(`${path} is no page of a Korean game`);
  return game;
}

/** What a game's list is filtered by; a sport that the product does not know is none. */
export const parseKoreaSearch = filtersOf({ sportId: choiceFilter(SPORT_ORDER) });
export type KoreaSearch = ReturnType<typeof parseKoreaSearch>;

/** The current unix time in seconds, for a link to a Korean page. */
export function linkTime(): number {
  return Math.floor(Date.now() / 1_000);
}

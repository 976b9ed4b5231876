import { SPORT_ORDER } from "../../../domain/sports/labels/sports.ts";
import { choiceFilter, filtersOf, textFilter, wholeFilter } from "../../frame/list/filters.ts";

import { KOREAN_GAMES, type KoreanGame } from "../../../domain/sports/market.ts";

/** The page of a game. */
export const koreaPath = (game: KoreanGame) => `/korea/${game}` as const;

/** The game of a page. Throws a RangeError for a path that is none of theirs. */
export function gameOfPath(path: string): KoreanGame {
  const game = KOREAN_GAMES.find((one) => koreaPath(one) === path);
  if (!game) throw new RangeError(`${path} is no page of a Korean game`);
  return game;
}

/** The spans that fixtures may be asked for, in hours until their start. */
export const HOURS_SHOWN = [1, 3, 6, 12, 24] as const;

/** What a game's list is filtered by; a sport that the product does not know is none. `fixture` names a row to show. */
export const parseKoreaSearch = filtersOf({
  sportId: choiceFilter(SPORT_ORDER),
  text: textFilter(60),
  league: textFilter(200),
  hours: wholeFilter(1, 168),
  fixture: textFilter(64),
});
export type KoreaSearch = ReturnType<typeof parseKoreaSearch>;

/** Whether more is asked than a sport. */
export function isSearched({ text, league, hours }: KoreaSearch): boolean {
  return text !== undefined || league !== undefined || hours !== undefined;
}

/** The current unix time in seconds, for a link to a Korean page. */
export function linkTime(): number {
  return Math.floor(Date.now() / 1_000);
}

// Sports by the code that the calls carry, as members read them.
import { SPORT } from "../market.ts";

/** In the order of menus and filters. */
export const SPORT_NAMES: Readonly<Record<string, string>> = {
  [SPORT.football]: "축구",
  [SPORT.basketball]: "농구",
  [SPORT.volleyball]: "배구",
  [SPORT.baseball]: "야구",
  [SPORT.iceHockey]: "아이스하키",
};

export const SPORT_ORDER: readonly string[] = [
  SPORT.football,
  SPORT.basketball,
  SPORT.volleyball,
  SPORT.baseball,
  SPORT.iceHockey,
];

/** The Korean name of a sport; "기타" for a code that no table knows. */
export function sportName(sportId: string): string {
  return SPORT_NAMES[sportId] ?? "기타";
}

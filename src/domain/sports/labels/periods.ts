// Period codes of the specification, section 3: one table for football, one for each of the others.
import { SPORT } from "../market.ts";

const football: Readonly<Record<string, string>> = {
  "10": "전반",
  "20": "후반",
  "30": "연장 전반",
  "35": "연장 후반",
  "50": "승부차기",
  "100": "풀타임",
  "101": "연장 포함",
  "102": "승부차기 포함",
};

const quarters: Readonly<Record<string, string>> = {
  "1": "1쿼터",
  "2": "2쿼터",
  "3": "3쿼터",
  "4": "4쿼터",
  "10": "전반",
  "20": "후반",
  "40": "연장",
  "100": "풀타임",
  "101": "연장 포함",
};

const sets: Readonly<Record<string, string>> = {
  "1": "1세트",
  "2": "2세트",
  "3": "3세트",
  "4": "4세트",
  "5": "5세트",
  "50": "골든세트",
  "100": "경기 전체",
};

const innings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), `${i + 1}이닝`])),
  "10": "5이닝까지",
  "40": "연장",
  "100": "경기 전체",
  "101": "연장 포함",
};

const thirds: Readonly<Record<string, string>> = {
  "1": "1피리어드",
  "2": "2피리어드",
  "3": "3피리어드",
  "10": "1피리어드",
  "40": "연장",
  "50": "승부치기",
  "100": "정규시간",
  "101": "연장 포함",
  "102": "승부치기 포함",
};

export const PERIOD_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [SPORT.football]: football,
  [SPORT.basketball]: quarters,
  [SPORT.volleyball]: sets,
  [SPORT.baseball]: innings,
  [SPORT.iceHockey]: thirds,
};

/** The Korean name of a period in a sport; the code itself when no table knows it. */
export function periodName(sportId: string, period: string): string {
  return PERIOD_NAMES[sportId]?.[period] ?? football[period] ?? period;
}

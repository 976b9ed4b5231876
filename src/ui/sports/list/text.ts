import type { Column } from "../../../domain/sports/match-columns.ts";

export const LIST_TEXT = {
  score: (home: number, away: number) => `${home} 대 ${away}`,
  live: "LIVE",
  allMarkets: (count: number) => `마켓 ${count}개`,
  others: (count: number) => `마켓 ${count}개 더 보기`,
  more: (count: number) => `+${count}`,
  none: "–",
  winner: "승패",
  winnerInTheEnd: "승패 (연장 포함)",
} as const;

export const COLUMN_NAMES: Readonly<Record<Column, string>> = {
  result: "승무패",
  handicap: "핸디캡",
  total: "언더오버",
};

/** What stands above the prices of each column. */
export const PRICE_HEADS = {
  draws: ["승", "무", "패"],
  winner: ["승", "패"],
  handicap: ["핸디", "홈", "원정"],
  total: ["기준", "오버", "언더"],
} as const;

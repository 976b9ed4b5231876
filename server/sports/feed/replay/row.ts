// One row of a file, taken or refused with a reason that an operator can act on.
import { bookOf } from "../../../../src/domain/sports/goal-model/margin.ts";
import type { Price } from "../../../../src/domain/common/price.ts";
import type { Columns } from "./columns.ts";

export interface ReplayRow {
  key: string;
  country: string;
  league: string;
  season: string;
  home: string;
  away: string;
  /** The file's kick-off in ms, read as if it were UTC: only differences matter. */
  kickOff: number;
  score: [number, number, number, number];
  /** Home, draw, away, over, under, and yes, no where the row has them; in hundredths. */
  open: Price[];
  close: Price[];
}

/** Books outside are no bookmaker's: a typing error, or prices after the match was decided. */
const LOWEST_BOOK = 0.9;
const HIGHEST_BOOK = 1.5;
const HIGHEST_ODDS = 1_000;
const HIGHEST_GOALS = 99;
const LONGEST_NAME = 80;

const PRICE_NAMES = [
  "홈승 배당",
  "무승부 배당",
  "원정승 배당",
  "오버 배당",
  "언더 배당",
  "양팀 득점 예 배당",
  "양팀 득점 아니오 배당",
];
const SCORE_NAMES = ["홈 득점", "원정 득점", "홈 전반 득점", "원정 전반 득점"];

class Refusal extends Error {}

/** The row of these cells, or the Korean reason why there is none. */
export function readRow(cells: readonly string[], columns: Columns): ReplayRow | string {
  try {
    return takeRow(cells, columns);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

function takeRow(cells: readonly string[], columns: Columns): ReplayRow {
  if (cells.length !== columns.count)
    throw new Refusal(`열의 수가 ${cells.length}개입니다(머리글은 ${columns.count}개).`);
  const cell = (index: number) => (cells[index] ?? "").trim();
  const season = name(cell(columns.season), "시즌");
  const country = name(cell(columns.country), "국가");
  const league = name(cell(columns.league), "리그");
  const date = cell(columns.date);
  const kickOff = instant(date);
  const home = name(cell(columns.home), "홈팀");
  const away = name(cell(columns.away), "원정팀");
  if (home === away) throw new Refusal(`홈팀과 원정팀이 같습니다: ${home}`);
  const [h = 0, a = 0, hh = 0, ah = 0] = columns.score.map((index, i) => goals(cell(index), SCORE_NAMES[i] ?? ""));
  if (hh > h || ah > a) throw new Refusal(`전반 득점(${hh}:${ah})이 전체 득점(${h}:${a})보다 많습니다.`);
  const open = columns.open.map((index, i) => odds(cell(index), `${PRICE_NAMES[i]}(시작)`));
  const close = columns.close.map((index, i) => odds(cell(index), `${PRICE_NAMES[i]}(마감)`));
  const both = [...columns.bothOpen, ...columns.bothClose].map(cell);
  if (both.length > 0 && both.every((text) => text !== "")) {
    open.push(...columns.bothOpen.map((index, i) => odds(cell(index), `${PRICE_NAMES[5 + i]}(시작)`)));
    close.push(...columns.bothClose.map((index, i) => odds(cell(index), `${PRICE_NAMES[5 + i]}(마감)`)));
  }
  for (const prices of [open, close]) {
    checkBook(prices.slice(0, 3), "승무패");
    checkBook(prices.slice(3, 5), "언더오버 2.5");
    if (prices.length > 5) checkBook(prices.slice(5), "양팀 득점");
  }
  return {
    key: [country, league, season, date, home, away].join("|"),
    country,
    league,
    season,
    home,
    away,
    kickOff,
    score: [h, a, hh, ah],
    open,
    close,
  };
}

function name(text: string, what: string): string {
  if (text === "") throw new Refusal(`${what}이(가) 비어 있습니다.`);
  if (text.length > LONGEST_NAME) throw new Refusal(`${what}이(가) ${LONGEST_NAME}자를 넘습니다.`);
  // Control characters and U+FFFD, which stands for bytes that are not UTF-8.
  if (/[\p{Cc}\uFFFD]/u.test(text)) throw new Refusal(`${what}에 읽을 수 없는 문자가 있습니다.`);
  return text;
}

function instant(text: string): number {
  if (text === "") throw new Refusal("경기 일시가 비어 있습니다.");
  const parts = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/.exec(text);
  const clock = parts?.[2] ?? "";
  const at = parts ? Date.parse(`${parts[1]}T${clock.length === 5 ? `${clock}:00` : clock}Z`) : Number.NaN;
  // A day that does not exist is moved on by the parser: 02-30 would become 03-02.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== parts?.[1])
    throw new Refusal(`경기 일시가 올바르지 않습니다: ${text.slice(0, 40)}`);
  return at;
}

function goals(text: string, what: string): number {
  if (text === "") throw new Refusal(`${what}이(가) 비어 있습니다.`);
  if (!/^\d{1,6}$/.test(text)) throw new Refusal(`${what}이(가) 0 이상의 정수가 아닙니다: ${text.slice(0, 20)}`);
  const value = Number(text);
  if (value > HIGHEST_GOALS) throw new Refusal(`${what}이(가) ${HIGHEST_GOALS}를 넘습니다: ${text}`);
  return value;
}

function odds(text: string, what: string): Price {
  if (text === "") throw new Refusal(`${what}이(가) 비어 있습니다.`);
  if (!/^-?\d{1,9}(\.\d{1,9})?$/.test(text)) throw new Refusal(`${what}이(가) 수가 아닙니다: ${text.slice(0, 20)}`);
  const price = Math.round(Number(text) * 100);
  if (price <= 100) throw new Refusal(`${what}이(가) 1.00 이하입니다: ${text}`);
  if (price > HIGHEST_ODDS * 100) throw new Refusal(`${what}이(가) ${HIGHEST_ODDS}을 넘습니다: ${text}`);
  return price;
}

function checkBook(prices: readonly Price[], what: string): void {
  const book = bookOf(prices);
  if (book < LOWEST_BOOK || book > HIGHEST_BOOK)
    throw new Refusal(`${what} 배당의 합계 확률이 ${(book * 100).toFixed(1)}%여서 맞지 않습니다.`);
}

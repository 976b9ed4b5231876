// Which column of a file holds what. The order is free, further columns are left aside.
import { ApiError } from "../../../errors.ts";

/** Prices in the order that rows are kept in: home, draw, away, over, under; then both score yes, no. */
const PRICES = ["home", "draw", "away", "over_2.5", "under_2.5"] as const;
const BOTH_SCORE = ["bts_yes", "bts_no"] as const;
const REQUIRED = [
  "Date",
  "country",
  "league",
  "Season",
  "HomeTeam",
  "AwayTeam",
  "FTHG",
  "FTAG",
  "HTHG",
  "HTAG",
  ...PRICES.flatMap((name) => [`${name}_open`, `${name}_close`]),
];

export interface Columns {
  count: number;
  date: number;
  country: number;
  league: number;
  season: number;
  home: number;
  away: number;
  /** Full time home and away, half-time home and away. */
  score: readonly [number, number, number, number];
  open: readonly number[];
  close: readonly number[];
  /** Empty when the file has no prices for both to score. */
  bothOpen: readonly number[];
  bothClose: readonly number[];
}

/** Finds the columns in a header. Throws ApiError bad_request that names every missing or doubled one. */
export function readColumns(header: readonly string[]): Columns {
  const names = header.map((name) => name.trim().toLowerCase());
  const at = (name: string) => names.indexOf(name.toLowerCase());
  const both = BOTH_SCORE.flatMap((name) => [`${name}_open`, `${name}_close`]);
  const wanted = both.some((name) => at(name) >= 0) ? [...REQUIRED, ...both] : REQUIRED;
  const missing = wanted.filter((name) => at(name) < 0);
  if (missing.length > 0) throw new ApiError("bad_request", `CSV에 없는 열: ${missing.join(", ")}`, { missing });
  const doubled = wanted.filter((name) => names.lastIndexOf(name.toLowerCase()) !== at(name));
  if (doubled.length > 0)
    throw new ApiError("bad_request", `CSV에 두 번 나오는 열: ${doubled.join(", ")}`, { doubled });
  const hasBoth = wanted !== REQUIRED;
  return {
    count: header.length,
    date: at("Date"),
    country: at("country"),
    league: at("league"),
    season: at("Season"),
    home: at("HomeTeam"),
    away: at("AwayTeam"),
    score: [at("FTHG"), at("FTAG"), at("HTHG"), at("HTAG")],
    open: PRICES.map((name) => at(`${name}_open`)),
    close: PRICES.map((name) => at(`${name}_close`)),
    bothOpen: hasBoth ? BOTH_SCORE.map((name) => at(`${name}_open`)) : [],
    bothClose: hasBoth ? BOTH_SCORE.map((name) => at(`${name}_close`)) : [],
  };
}

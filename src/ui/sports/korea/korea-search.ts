// The query of the Korean pages. Written by hand: what a route's search is parsed by is loaded on every page.

import { KOREAN_GAMES, type KoreanGame } from "../../../domain/market.ts";

/** The page of a game. */
export const koreaPath = (game: KoreanGame) => `/korea/${game}` as const;

/** The game of a page. Throws a RangeError for a path that is none of theirs. */
export function gameOfPath(path: string): KoreanGame {
  const game = KOREAN_GAMES.find((one) => koreaPath(one) === path);
  if (!game) throw new RangeError(`${path} is no page of a Korean game`);
  return game;
}

export interface KoreaSearch {
  /** Unix time in seconds, which every link to these pages carries. */
  time?: number;
  sportId?: string;
  page?: number;
}

/** Takes what is well formed and leaves out the rest. */
export function parseKoreaSearch(search: Record<string, unknown>): KoreaSearch {
  const time = wholeNumber(search.time);
  const page = wholeNumber(search.page);
  const sportId = /^\d{1,9}$/.test(String(search.sportId ?? "")) ? String(search.sportId) : undefined;
  return {
    ...(time !== null && { time }),
    ...(sportId !== undefined && { sportId }),
    ...(page !== null && page > 1 && page <= 100_000 && { page }),
  };
}

function wholeNumber(value: unknown): number | null {
  const text = String(value ?? "");
  return /^\d{1,12}$/.test(text) ? Number(text) : null;
}

/** The current unix time in seconds, for a link to a Korean page. */
export function linkTime(): number {
  return Math.floor(Date.now() / 1_000);
}

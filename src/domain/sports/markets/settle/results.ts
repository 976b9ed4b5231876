// How kinds that the winner decides are settled.
import type { Side } from "../kind.ts";
import { COVERED, decided, type Settle, winnerOf } from "./settling.ts";

const isSide = (key: string, ...sides: readonly Side[]) => sides.some((side) => side === key);

export const SETTLE_RESULTS: Readonly<Record<string, Settle>> = {
  win_draw_lose: (key, { goals }) => decided(isSide(key, winnerOf(goals))),
  win_lose: (key, { goals }) => (winnerOf(goals) === "draw" ? "push" : decided(isSide(key, winnerOf(goals)))),
  draw_no_bet: (key, { goals }) => (winnerOf(goals) === "draw" ? "push" : decided(isSide(key, winnerOf(goals)))),
  double_chance: (key, { goals }) => decided(COVERED[key]?.includes(winnerOf(goals)) ?? false),
  half_full: (key, { goals, firstHalf }) =>
    firstHalf ? decided(key === `${winnerOf(firstHalf)}/${winnerOf(goals)}`) : "void",
};

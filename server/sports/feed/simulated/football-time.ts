// The time of a simulated football match: two halves with a break between them, as shares of the whole.
import { FOOTBALL_MINUTES } from "../football-clock.ts";
import { footballMinute } from "../../../../src/domain/sports/scoreboard/clock.ts";

export const HALF_END = 45 / FOOTBALL_MINUTES;
export const SECOND_START = 60 / FOOTBALL_MINUTES;

/** The clock at a share of the match, with the minutes of stoppage time of each half. */
export function footballText(share: number, [first, second]: readonly [number, number]): string {
  if (share < HALF_END) return `전반 ${footballMinute((share / HALF_END) * (45 + first) * 60, 45)}'`;
  if (share < SECOND_START) return "하프타임";
  const played = ((share - SECOND_START) / (1 - SECOND_START)) * (45 + second) * 60;
  return `후반 ${footballMinute(45 * 60 + played, 90)}'`;
}

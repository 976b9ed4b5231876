// The period and the clock of a scoreboard, in words.
import { periodName } from "../../../domain/sports/labels/periods.ts";
import { SPORT } from "../../../domain/sports/market.ts";
import { clockSeconds, clockText, footballMinute } from "../../../domain/sports/scoreboard/clock.ts";
import type { Scoreboard } from "../../../domain/sports/scoreboard/scoreboard.ts";
import { BOARD_TEXT } from "./text.ts";

export interface Teams {
  sportId: string;
  homeName: string;
  awayName: string;
}

/** The minute at which each half of football ends; stoppage time counts on from there. */
export const HALF_ENDS: Readonly<Record<string, number>> = { "10": 45, "20": 90, "30": 105, "35": 120 };

/** "후반", "3쿼터", "5이닝 말", "휴식". */
export function phaseText(sportId: string, { phase, period, diamond }: Scoreboard): string {
  if (phase === "before") return BOARD_TEXT.before;
  if (phase === "over") return BOARD_TEXT.over;
  const name = periodName(sportId, period);
  if (phase === "break") return `${name} ${BOARD_TEXT.break}`;
  return diamond ? `${name} ${BOARD_TEXT[diamond.half]}` : name;
}

/** A period at the head of its column: "후반", "3쿼터"; short where the names are too wide: "5" of innings, "2P" of ice hockey. */
export function columnText(sportId: string, period: string): string {
  if (!/^[1-9]$/.test(period)) return periodName(sportId, period);
  if (sportId === SPORT.baseball) return period;
  return sportId === SPORT.iceHockey ? `${period}P` : periodName(sportId, period);
}

/** "71'", "45+2'", "04:31"; null where the sport has no clock. */
export function clockLabel(sportId: string, { clock, phase, period }: Scoreboard, now: number): string | null {
  if (!clock || phase !== "play") return null;
  const seconds = clockSeconds(clock, now);
  if (sportId !== SPORT.football) return clockText(seconds);
  const end = HALF_ENDS[period];
  return end === undefined ? null : `${footballMinute(seconds, end)}'`;
}

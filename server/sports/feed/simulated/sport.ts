// What the simulated feed needs of a sport: prices before and during a match, and a match that is played.
import type { GoalModel } from "../../../../src/domain/sports/goal-model/goals.ts";
import type { ScoreModel } from "../../../../src/domain/sports/goal-model/score-model.ts";
import type { PlateResult } from "../../../../src/domain/sports/goal-model/half-inning.ts";
import type { Random } from "../seeded.ts";
import type { Beat, Telling } from "./board/recorder.ts";
import { type Decided, decidedAt, type DeciderRules } from "./decider.ts";
import type { PowerPlay, RedCard } from "./strength.ts";

export interface Means {
  home: number;
  away: number;
}

/** The score from `at` on, a share of the match's time in [0, 1). Points are those of a running set. */
export interface Moment {
  at: number;
  home: number;
  away: number;
  homePoints: number;
  awayPoints: number;
}

/** Baseball: what a batter brought, and how the field stands after him. */
export interface Batter {
  at: number;
  /** Half-innings before this one. */
  turn: number;
  result: PlateResult;
  outs: number;
  /** Bit 0: first base, bit 1: second, bit 2: third. */
  bases: number;
}

export interface Played {
  /** Rising in time; before the first one nothing has been scored. */
  moments: Moment[];
  /**
   * The share of the time that a regular match takes: below 1 with overtime or extra innings, above 1 when
   * the last turn is not played.
   */
  regular: number;
  half: { home: number; away: number };
  /** Football: minutes of stoppage time of each half. */
  added?: readonly [number, number];
  /** Football, rising in time. */
  reds?: readonly RedCard[];
  /** Ice hockey, rising in time. */
  powerPlays?: readonly PowerPlay[];
  /** What stops the markets as a score does, in shares of the time, rising. */
  stops?: readonly number[];
  /** Baseball. */
  batters?: Batter[];
  /** What came after a level match; left out where nothing came. */
  decided?: Decided;
}

/** Shares of the goals of a whole match, of each side. */
interface GoalsLeft {
  /** Of the part that counts as the first half. */
  first: Means;
  rest: Means;
}

export interface Sport {
  /** 승무패 rather than 승패. */
  draws: boolean;
  /** How far means wander, as a share of them. */
  wander: number;
  /** Markets stop for a moment when somebody scores. */
  suspends: boolean;
  handicapLines: readonly number[];
  totalLines: readonly number[];
  /** Further lines beside the main one, as differences to it. */
  furtherHandicaps: readonly number[];
  furtherTotals: readonly number[];
  /** The whole match. */
  model(means: Means, possessions: number): ScoreModel;
  /** Football only: its first half, and the goals of the whole match. */
  specials?(means: Means): { half: ScoreModel; goals: GoalModel };
  /** Plays a match. */
  play(random: Random, means: Means, possessions: number): Played;
  /** Football and ice hockey: what is left of the goals of a match at `share` of its time. */
  left?(means: Means, share: number, played: Played): GoalsLeft;
  /** What decides a level match in leagues where one has to be decided. */
  decider?: DeciderRules;
  /** Football: what red cards up to `share` leave of each side's goals, as a factor. */
  strength?(played: Played, share: number): Means;
  /** The scoreboard of a played match, beat by beat. */
  tell(telling: Telling): Beat[];
  /** The final score as it looks at `share` of the time. */
  live(means: Means, now: Moment, share: number, played: Played, possessions: number): ScoreModel;
  clock(share: number, now: Moment, played: Played, possessions: number): string;
}

const KICK_OFF: Moment = { at: 0, home: 0, away: 0, homePoints: 0, awayPoints: 0 };

/** The score at `share` of the time. */
export function momentAt({ moments }: Played, share: number): Moment {
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle]?.at ?? 1) <= share) low = middle + 1;
    else high = middle;
  }
  return moments[low - 1] ?? KICK_OFF;
}

/** The score at `share` of the time, with the goals of extra time. */
export function scoreAt(played: Played, share: number): Means {
  const { home, away } = momentAt(played, share);
  const { extra } = played.decided ? decidedAt(played.decided, share) : { extra: { home: 0, away: 0 } };
  return { home: home + extra.home, away: away + extra.away };
}

/** Lines from `from` to `to`. */
export function ladder(from: number, to: number, step = 1): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
}

/** 12:05 from seconds. */
export function minutesText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`;
}

/** An index drawn from masses that sum to 1. */
export function drawFrom(random: Random, masses: readonly number[]): number {
  let rest = random();
  for (const [index, mass] of masses.entries()) {
    rest -= mass;
    if (rest < 0) return index;
  }
  return 0;
}

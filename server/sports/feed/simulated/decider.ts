// What decides a level match: extra time, then a shoot-out. Shares of the match's time go on beyond 1 for both.
import { poisson } from "../../../../src/domain/sports/goal-model/distribution.ts";
import type { Side } from "../../../../src/domain/sports/scoreboard/scoreboard.ts";
import { drawPoisson, nextTime, type Random } from "../seeded.ts";

export interface DeciderRules {
  /** The market that asks who wins in the end. */
  kind: "to_qualify" | "winner_overtime";
  /** The parts of extra time; `seconds`: what the clock shows at the beginning and at the end. */
  periods: readonly { code: string; from: number; to: number; seconds: readonly [number, number] }[];
  /** Goals of the whole extra time, as a share of those of a match. */
  goals: number;
  /** The first goal ends it. */
  isSuddenDeath: boolean;
  /** Minutes of stoppage time of a part are fewer than this; 0: there is none. */
  addedBelow: number;
  /** `chance`: of a kick. */
  shootOut: { from: number; every: number; rounds: number; chance: number };
  /** From the last event to the end of the match. */
  pause: number;
}

export interface TimedGoal {
  /** A share of the match's time. */
  at: number;
  side: Side;
}

export interface TimedKick {
  at: number;
  side: Side;
  isScored: boolean;
}

/** How a match was decided. */
export interface Decided {
  rules: DeciderRules;
  /** Rising in time. */
  goals: readonly TimedGoal[];
  /** Minutes of stoppage time of each part. */
  added: readonly number[];
  /** Rising in time; empty where extra time decided it. */
  kicks: readonly TimedKick[];
  /** The end of the match. */
  until: number;
}

const MOST_GOALS = 9;

interface Pair {
  home: number;
  away: number;
}

const count = (events: readonly { side: Side }[]): Pair => ({
  home: events.filter(({ side }) => side === "home").length,
  away: events.filter(({ side }) => side === "away").length,
});

/** Goals of extra time and of the shoot-out at a share of the match's time. */
export function decidedAt({ goals, kicks }: Decided, share: number): { extra: Pair; kicks: Pair; taken: TimedKick[] } {
  const taken = kicks.filter(({ at }) => at <= share);
  return {
    extra: count(goals.filter(({ at }) => at <= share)),
    kicks: count(taken.filter(({ isScored }) => isScored)),
    taken,
  };
}

/** What stops the markets: goals and kicks. */
export function lastStop({ goals, kicks }: Decided, share: number): number {
  return [...goals, ...kicks].reduce((last, { at }) => (at <= share ? Math.max(last, at) : last), 0);
}

/** Plays extra time, and a shoot-out where it ends level. `means`: goals of each side in a whole match. */
export function decide(random: Random, rules: DeciderRules, means: Pair): Decided {
  const { periods, isSuddenDeath, addedBelow, shootOut, pause } = rules;
  const added = periods.map(() => Math.floor(random() * addedBelow));
  const goals = playGoals(random, rules, means);
  const { home, away } = count(goals);
  const last = goals.at(-1)?.at ?? 0;
  if (home !== away)
    return { rules, goals, added, kicks: [], until: (isSuddenDeath ? last : (periods.at(-1)?.to ?? last)) + pause };
  const kicks: TimedKick[] = [];
  const first: Side = random() < 0.5 ? "home" : "away";
  const other: Side = first === "home" ? "away" : "home";
  let score: readonly [number, number] = [0, 0];
  while (isOpen(rules, score, kicks.length)) {
    const isFirst = kicks.length % 2 === 0;
    const isScored = random() < shootOut.chance;
    kicks.push({ at: shootOut.from + kicks.length * shootOut.every, side: isFirst ? first : other, isScored });
    score = next(score, isFirst, isScored);
  }
  return { rules, goals, added, kicks, until: (kicks.at(-1)?.at ?? shootOut.from) + pause };
}

function playGoals(random: Random, { periods, goals: share, isSuddenDeath }: DeciderRules, means: Pair): TimedGoal[] {
  const length = periods.reduce((sum, { from, to }) => sum + to - from, 0);
  const timeAt = (played: number): number => {
    let rest = played * length;
    for (const { from, to } of periods) {
      if (rest < to - from) return from + rest;
      rest -= to - from;
    }
    return periods.at(-1)?.to ?? 1;
  };
  if (isSuddenDeath) {
    const [home, away] = [nextTime(random, means.home * share), nextTime(random, means.away * share)];
    const first = Math.min(home, away);
    return first < 1 ? [{ at: timeAt(first), side: home < away ? "home" : "away" }] : [];
  }
  return (["home", "away"] as const)
    .flatMap((side) =>
      Array.from({ length: drawPoisson(random, means[side] * share) }, () => ({ side, at: timeAt(random()) })),
    )
    .toSorted((a, b) => a.at - b.at);
}

const next = ([first, second]: readonly [number, number], isFirst: boolean, isScored: boolean) =>
  [first + (isFirst && isScored ? 1 : 0), second + (!isFirst && isScored ? 1 : 0)] as const;

/** Whether a further kick may change who wins. `score`: of the side that began, and of the other one. */
function isOpen({ shootOut: { rounds } }: DeciderRules, [first, second]: readonly [number, number], taken: number) {
  const [by, byOther] = [Math.ceil(taken / 2), Math.floor(taken / 2)];
  if (taken < 2 * rounds) return first <= second + rounds - byOther && second <= first + rounds - by;
  return by > byOther || first === second;
}

/** The probabilities of the four ends of a level match; they sum to 1. */
export interface Ends {
  extra: Pair;
  kicks: Pair;
}

/** How a match ends that is level after its time. `decided` tells what of it has been played at `share`. */
export function endsOf(rules: DeciderRules, means: Pair, decided: Decided | null, share: number): Ends {
  const none = { home: 0, away: 0 };
  const { extra, taken } = decided ? decidedAt(decided, share) : { extra: none, taken: [] };
  const { home, away } = aheadAfter(rules, means, extra, leftOf(rules, share));
  const level = 1 - home - away;
  const winsKicks = level > 0 ? chanceOfKicks(rules, taken) : 0.5;
  return { extra: { home, away }, kicks: { home: level * winsKicks, away: level * (1 - winsKicks) } };
}

/** The share of extra time that is still to be played. */
function leftOf({ periods }: DeciderRules, share: number): number {
  const length = periods.reduce((sum, { from, to }) => sum + to - from, 0);
  return periods.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, share)), 0) / length;
}

/** The probability that a side is ahead after extra time. */
function aheadAfter({ goals, isSuddenDeath }: DeciderRules, means: Pair, now: Pair, left: number): Pair {
  const lead = now.home - now.away;
  if (isSuddenDeath) {
    if (lead !== 0) return { home: lead > 0 ? 1 : 0, away: lead < 0 ? 1 : 0 };
    const rate = (means.home + means.away) * goals * left;
    const isScored = 1 - Math.exp(-rate);
    const home = isScored * (means.home / (means.home + means.away));
    return { home, away: isScored - home };
  }
  const [byHome, byAway] = [
    poisson(means.home * goals * left, MOST_GOALS),
    poisson(means.away * goals * left, MOST_GOALS),
  ];
  const ahead = { home: 0, away: 0 };
  for (const [h, p] of byHome.entries())
    for (const [a, q] of byAway.entries()) {
      const by = lead + h - a;
      if (by !== 0) ahead[by > 0 ? "home" : "away"] += p * q;
    }
  return ahead;
}

/** The probability that the home side wins the shoot-out. */
function chanceOfKicks(rules: DeciderRules, taken: readonly TimedKick[]): number {
  const [first] = taken;
  if (!first) return 0.5;
  const scored = count(taken.filter(({ isScored }) => isScored));
  const score = first.side === "home" ? ([scored.home, scored.away] as const) : ([scored.away, scored.home] as const);
  const chance = firstWins(rules, score, taken.length);
  return first.side === "home" ? chance : 1 - chance;
}

function firstWins(rules: DeciderRules, score: readonly [number, number], taken: number): number {
  const { rounds, chance } = rules.shootOut;
  if (!isOpen(rules, score, taken)) return score[0] > score[1] ? 1 : 0;
  const isFirst = taken % 2 === 0;
  // Both sides score as often: with all rounds level nobody is ahead.
  if (isFirst && taken >= 2 * rounds) return 0.5;
  const after = (isScored: boolean) => firstWins(rules, next(score, isFirst, isScored), taken + 1);
  return chance * after(true) + (1 - chance) * after(false);
}

// Ice hockey: goals by Poisson in three periods, more of them in power plays. Period 100 is settled by the three periods; a
// draw stands there, and goes on to overtime and a shoot-out where the league decides its matches.
import { goalModel } from "../../../../src/domain/sports/goal-model/goals.ts";
import { drawPoisson, nextTime, type Random } from "../seeded.ts";
import { tellIceHockey } from "./board/ice-hockey.ts";
import { deciderText } from "./decider-text.ts";
import type { TimedGoal } from "./decider.ts";
import { goalsLeft, momentsOf } from "./goals.ts";
import { ladder, type Means, minutesText, type Sport } from "./sport.ts";
import { beyondAverage, PENALTIES_A_SIDE, PENALTY_SHARE, type PowerPlay, powerPlayAt, rateUnder } from "./strength.ts";

const PERIODS = 3;
const PERIOD_SECONDS = 1_200;
const FIRST_END = 1 / PERIODS;
const MINUTES = 60;
/** The share of the time so many minutes after the match's own end. */
const after = (minutes: number) => 1 + minutes / MINUTES;

export const iceHockey: Sport = {
  draws: true,
  wander: 0.04,
  suspends: true,
  handicapLines: ladder(-3.5, 3.5, 0.5),
  totalLines: ladder(2.5, 14.5),
  furtherHandicaps: [-1, 1],
  furtherTotals: [-1, 0.5, 1],
  model: (means) => goalModel({ ...means, rho: 0 }),
  play: (random, means) => {
    const { goals, powerPlays } = playPeriods(random, means);
    return { ...momentsOf(goals, FIRST_END), regular: 1, powerPlays, stops: powerPlays.map(({ at }) => at) };
  },
  tell: tellIceHockey,
  decider: {
    kind: "winner_overtime",
    periods: [{ code: "40", from: after(2), to: after(7), seconds: [300, 0] }],
    // Three against three: twice as many goals a minute.
    goals: (2 * 5) / MINUTES,
    isSuddenDeath: true,
    addedBelow: 0,
    shootOut: { from: after(9), every: 1 / MINUTES, rounds: 3, chance: 0.32 },
    pause: 0.5 / MINUTES,
  },
  left: (means, share, { powerPlays = [] }) => {
    const first = Math.max(0, FIRST_END - share);
    const rest = Math.min(1 - FIRST_END, 1 - share);
    const left = { first: { home: first, away: first }, rest: { home: rest, away: rest } };
    const running = powerPlayAt(powerPlays, share);
    if (!running) return left;
    // A power play goes on over the end of a period.
    const inFirst = Math.max(0, Math.min(running.until, FIRST_END) - share);
    const inRest = Math.min(1, running.until) - Math.max(share, Math.min(running.until, FIRST_END));
    for (const [part, time] of [
      [left.first, inFirst],
      [left.rest, inRest],
    ] as const) {
      const beyond = beyondAverage(running.side, time, means);
      part.home += beyond.home;
      part.away += beyond.away;
    }
    return left;
  },
  live: (means, now, share, played) => goalModel({ ...goalsLeft(iceHockey, means, share, played), rho: 0 }, now),
  clock: (share, _now, { decided }) => {
    if (decided && share >= 1) return deciderText(decided, share, minutesText);
    const period = Math.min(PERIODS - 1, Math.floor(share * PERIODS));
    return `${period + 1}피리어드 ${minutesText((period + 1 - share * PERIODS) * PERIOD_SECONDS)}`;
  },
};

/** From one goal, penalty and end of a penalty to the next. A penalty during another one begins when that ends. */
function playPeriods(random: Random, means: Means): { goals: TimedGoal[]; powerPlays: PowerPlay[] } {
  const penalties = penaltiesOf(random);
  const goals: TimedGoal[] = [];
  const powerPlays: PowerPlay[] = [];
  let running: PowerPlay | null = null;
  for (let at = 0; at < 1;) {
    const power: PowerPlay["side"] | null = running?.side ?? null;
    const home: number = at + nextTime(random, means.home * rateUnder(power, "home"));
    const away: number = at + nextTime(random, means.away * rateUnder(power, "away"));
    const [penalty] = penalties;
    const change: number = running ? running.until : Math.max(at, penalty?.at ?? 1);
    at = Math.min(home, away, change);
    if (at >= 1) break;
    if (at === change && running) running = null;
    else if (at === change && penalty) {
      penalties.shift();
      running = { at, until: at + PENALTY_SHARE, ends: Math.min(1, at + PENALTY_SHARE), side: penalty.side };
      powerPlays.push(running);
    } else {
      const side = home < away ? "home" : "away";
      goals.push({ at, side });
      if (running?.side !== side) continue;
      running.ends = at;
      running = null;
    }
  }
  return { goals, powerPlays };
}

/** When a side gets one player more. */
function penaltiesOf(random: Random): Pick<PowerPlay, "at" | "side">[] {
  return (["home", "away"] as const)
    .flatMap((side) => Array.from({ length: drawPoisson(random, PENALTIES_A_SIDE) }, () => ({ side, at: random() })))
    .toSorted((a, b) => a.at - b.at);
}

// Football: goals by Poisson in two halves, with red cards. Period 100 is settled by 90 minutes; a draw
// stands there, and goes on to extra time and a shoot-out in a cup.
import { FIRST_HALF_SHARE, firstHalfMeans, goalModel } from "../../../src/domain/goal-model/goals.ts";
import { footballMinute } from "../../../src/domain/scoreboard/clock.ts";
import { FOOTBALL_MINUTES } from "../football-clock.ts";
import { drawPoisson, type Random } from "../seeded.ts";
import { tellFootball } from "./board/football.ts";
import { footballText, HALF_END, SECOND_START } from "./football-time.ts";
import { deciderText } from "./decider-text.ts";
import { goalsLeft, momentsOf } from "./goals.ts";
import { ladder, type Means, type Sport } from "./sport.ts";
import { afterReds, mostAfterReds, type RedCard } from "./strength.ts";

/** Minutes of stoppage time: 1 to 4 in the first half, 2 to 7 in the second. */
const ADDED = [
  { least: 1, choices: 4 },
  { least: 2, choices: 6 },
] as const;
const REDS_A_SIDE = 0.05;
const MOST_REDS = 2;
const EARLIEST_RED = 15;
const MINUTES = 90;
/** The share of the time so many minutes after the match's own end. */
const after = (minutes: number) => 1 + minutes / FOOTBALL_MINUTES;
const withRho = (means: Means) => ({ ...means, rho: 0 });

export const football: Sport = {
  draws: true,
  wander: 0.06,
  suspends: true,
  handicapLines: ladder(-3.5, 3.5, 0.5),
  totalLines: ladder(0.5, 9.5),
  furtherHandicaps: [-1, -0.5, 0.5],
  furtherTotals: [-1, 0.25, 1],
  model: (means) => goalModel(withRho(means)),
  specials: (means) => ({ half: goalModel(firstHalfMeans(withRho(means))), goals: goalModel(withRho(means)) }),
  play: (random, means) => {
    const reds = redCards(random);
    const goals = (["home", "away"] as const).flatMap((side) => {
      const most = mostAfterReds(reds, side);
      return Array.from({ length: drawPoisson(random, means[side] * most) }, () => ({
        side,
        at: goalTime(random),
      })).filter(({ at }) => random() * most < afterReds(reds, at)[side]);
    });
    const [first, second] = ADDED.map(({ least, choices }) => least + Math.floor(random() * choices));
    return {
      ...momentsOf(goals, HALF_END),
      regular: 1,
      added: [first ?? 0, second ?? 0],
      reds,
      stops: reds.map(({ at }) => at),
    };
  },
  tell: tellFootball,
  decider: {
    kind: "to_qualify",
    periods: [
      { code: "30", from: after(5), to: after(20), seconds: [90 * 60, 105 * 60] },
      { code: "35", from: after(21), to: after(36), seconds: [105 * 60, 120 * 60] },
    ],
    goals: 30 / MINUTES,
    isSuddenDeath: false,
    addedBelow: 3,
    shootOut: { from: after(41), every: 2 / FOOTBALL_MINUTES, rounds: 5, chance: 0.76 },
    pause: 1 / FOOTBALL_MINUTES,
  },
  strength: ({ reds = [] }, share) => afterReds(reds, share),
  left: (_means, share, { reds = [] }) => {
    const now = afterReds(reds, share);
    const first = FIRST_HALF_SHARE * Math.max(0, 1 - share / HALF_END);
    const rest = (1 - FIRST_HALF_SHARE) * Math.min(1, (1 - share) / (1 - SECOND_START));
    return {
      first: { home: first * now.home, away: first * now.away },
      rest: { home: rest * now.home, away: rest * now.away },
    };
  },
  live: (means, now, share, played) => goalModel(withRho(goalsLeft(football, means, share, played)), now),
  clock: (share, _now, { added = [0, 0], decided }) =>
    decided && share >= 1 ? deciderText(decided, share, extraMinute) : footballText(share, added),
};

const extraMinute = (seconds: number, [, end]: readonly [number, number]) => `${footballMinute(seconds, end / 60)}'`;

const goalTime = (random: Random): number =>
  random() < FIRST_HALF_SHARE ? random() * HALF_END : SECOND_START + random() * (1 - SECOND_START);

/** Cards are few, and bring one side about what they take from the other: the means of a match hold with them. */
function redCards(random: Random): RedCard[] {
  const draw = (side: RedCard["side"]) =>
    Array.from({ length: Math.min(MOST_REDS, drawPoisson(random, REDS_A_SIDE)) }, () => ({
      side,
      at: shareOfMinute(EARLIEST_RED + random() * (MINUTES - EARLIEST_RED)),
    }));
  return [...draw("home"), ...draw("away")].toSorted((a, b) => a.at - b.at);
}

function shareOfMinute(minute: number): number {
  const half = MINUTES / 2;
  return minute < half ? (minute / half) * HALF_END : SECOND_START + ((minute - half) / half) * (1 - SECOND_START);
}

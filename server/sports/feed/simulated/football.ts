// Football: goals by Poisson in two halves, with red cards. Period 100 is settled by 90 minutes; a draw
// stands there, and goes on to extra time and a shoot-out in a cup.
import { FIRST_HALF_SHARE, firstHalfMeans, goalModel } from "../../../../src/domain/sports/goal-model/goals.ts";
import { footballMinute } from "../../../../src/domain/sports/scoreboard/clock.ts";
import { FOOTBALL_MINUTES } from "../football-clock.ts";
import { drawPoisson, type Random } from "../seeded.ts";
import { tellFootball } from "./board/football.ts";
import { footballText, HALF_END, SECOND_START } from "./football-time.ts";
import { deciderText } from "./decider-text.ts";
import { goalsLeft, momentsOf } from "./goals.ts";
import { ladder, type Means, momentAt, type Played, type Sport } from "./sport.ts";
import { afterReds, byLead, leftOfHalf, MOST_BY_LEAD, mostAfterReds, type RedCard, timeOfHalf } from "./strength.ts";

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
    // More chances than there are goals: each is taken with the side's strength of that instant.
    const mostOf = (side: "home" | "away") => mostAfterReds(reds, side) * MOST_BY_LEAD;
    const chances = (["home", "away"] as const).flatMap((side) =>
      Array.from({ length: drawPoisson(random, means[side] * mostOf(side)) }, () => ({
        side,
        at: goalTime(random),
        luck: random(),
      })),
    );
    const score = { home: 0, away: 0 };
    const goals = chances
      .toSorted((a, b) => a.at - b.at)
      .filter(({ side, at, luck }) => {
        if (luck * mostOf(side) >= afterReds(reds, at)[side] * byLead(score)[side]) return false;
        score[side]++;
        return true;
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
  strength: strengthAt,
  left: (_means, share, played) => {
    const now = strengthAt(played, share);
    const first = FIRST_HALF_SHARE * leftOfHalf(share / HALF_END);
    const rest = (1 - FIRST_HALF_SHARE) * leftOfHalf((share - SECOND_START) / (1 - SECOND_START));
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

/** What cards and the score leave of each side's goals, as a factor. */
function strengthAt(played: Played, share: number): Means {
  const cards = afterReds(played.reds ?? [], share);
  const lead = byLead(momentAt(played, share));
  return { home: cards.home * lead.home, away: cards.away * lead.away };
}

const goalTime = (random: Random): number =>
  random() < FIRST_HALF_SHARE
    ? timeOfHalf(random()) * HALF_END
    : SECOND_START + timeOfHalf(random()) * (1 - SECOND_START);

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

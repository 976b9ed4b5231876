// A baseball match batter by batter. A drawn match goes on inning by inning until one decides it.
import { type BaseOut, OUTS, type PlateResult, plates } from "../../../../src/domain/sports/goal-model/half-inning.ts";
import { rateFor } from "../../../../src/domain/sports/goal-model/half-inning-runs.ts";
import type { Random } from "../seeded.ts";
import type { Batter, Means, Moment, Played } from "./sport.ts";

const INNINGS = 9;
export const HALF_INNINGS = 2 * INNINGS;
/** A match that is still drawn after so many innings ends by a home run. */
const MOST_INNINGS = 18;
const MOST_BATTERS = 45;

interface Turn {
  results: { result: PlateResult; after: BaseOut; runs: number }[];
}

const rates = new Map<number, number>();

/** How often a side with this mean of runs in nine innings reaches a base. */
export function rateOf(mean: number): number {
  const rounded = Math.round(mean * 50) / 50;
  const rate = rates.get(rounded) ?? rateFor(rounded / INNINGS);
  rates.set(rounded, rate);
  return rate;
}

export function playBaseball(random: Random, means: Means): Played {
  const rate = { home: rateOf(means.home), away: rateOf(means.away) };
  const score = { home: 0, away: 0 };
  const half = { home: 0, away: 0 };
  const batters: (Batter & Moment)[] = [];
  const add = (turn: number, { results }: Turn) => {
    const side = turn % 2 === 0 ? "away" : "home";
    for (const [index, { result, after, runs }] of results.entries()) {
      score[side] += runs;
      const at = turn + (index + 1) / (results.length + 1);
      batters.push({ at, turn, result, ...after, ...score, homePoints: 0, awayPoints: 0 });
    }
  };
  let turn = 0;
  for (; turn < HALF_INNINGS || score.home === score.away || turn % 2 === 1; turn++) {
    const isLast = turn >= HALF_INNINGS - 1 && turn % 2 === 1;
    // The home side does not bat when it leads, and stops when it goes ahead.
    if (isLast && score.home > score.away) break;
    const side = turn % 2 === 0 ? "away" : "home";
    const enough = isLast ? score.away - score.home + 1 : Infinity;
    add(turn, turn >= 2 * MOST_INNINGS && isLast ? HOME_RUN : batTurn(random, rate[side], enough));
    if (turn === HALF_INNINGS / 2) Object.assign(half, score);
  }
  const inTime = batters.map((batter) => ({ ...batter, at: batter.at / turn }));
  const moments = inTime.filter(
    (now, i) => now.home + now.away > (inTime[i - 1]?.home ?? 0) + (inTime[i - 1]?.away ?? 0),
  );
  return {
    moments: moments.map(({ at, home, away }) => ({ at, home, away, homePoints: 0, awayPoints: 0 })),
    regular: HALF_INNINGS / turn,
    half,
    batters: inTime.map(({ at, turn: own, result, outs, bases }) => ({ at, turn: own, result, outs, bases })),
  };
}

function batTurn(random: Random, rate: number, enough: number): Turn {
  const results: Turn["results"] = [];
  let [state, runs]: [BaseOut, number] = [{ outs: 0, bases: 0 }, 0];
  while (state.outs < OUTS && runs < enough && results.length < MOST_BATTERS) {
    let rest = random();
    const all = plates(rate, state);
    const plate = all.find(({ probability }) => (rest -= probability) < 0) ?? all[0];
    if (!plate) throw new Error("a batter brings something");
    state = { outs: plate.outs, bases: plate.bases };
    runs += plate.runs;
    results.push({ result: plate.result, after: state, runs: plate.runs });
  }
  return { results };
}

const HOME_RUN: Turn = { results: [{ result: "homeRun", after: { outs: 0, bases: 0 }, runs: 1 }] };

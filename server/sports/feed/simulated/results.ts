// Results of ended matches: provisional at the end, confirmed some time later. A few of them are told wrongly at first and
// corrected before they are confirmed; very few are confirmed wrongly and revised afterwards.
import type { FeedBatch } from "../feed.ts";
import type { PeriodScores } from "../../../../src/domain/sports/markets/kind.ts";
import { afterGoal } from "../../../../src/domain/sports/markets/goal-kinds.ts";
import { PERIOD, SPORT } from "../../../../src/domain/sports/market.ts";
import type { ScoreResult } from "../../../../src/domain/sports/settlement/result.ts";
import { emptyBatch } from "../feed.ts";
import { shareOf } from "../seeded.ts";
import { decidedAt } from "./decider.ts";
import { tellBoard } from "./live.ts";
import { type Match, type MatchState, overAt } from "./match.ts";
import type { Planned } from "./schedule.ts";
import { scoreAt } from "./sport.ts";

/** After the end of play. */
const CORRECTED_MS = 20_000;
const CONFIRMED_MS = 45_000;
const REVISED_MS = 180_000;
const WRONGLY_TOLD = 0.05;
const WRONGLY_CONFIRMED = 0.01;

/** Whether a match's result is told wrongly at first, and until when. No other score of volleyball is near the right one. */
export function mistakeOf({ feedKey, league }: Pick<Planned, "feedKey" | "league">): Pick<MatchState, "mistake"> {
  if (league.sportId === SPORT.volleyball) return {};
  const share = shareOf(`${feedKey}:result`);
  if (share < WRONGLY_CONFIRMED) return { mistake: "confirmed" };
  return share < WRONGLY_TOLD ? { mistake: "told" } : {};
}

/** The score that is shown when play ends. */
export function firstScore(match: Match): { home: number; away: number } {
  const score = scoreAt(match.played, match.played.decided?.until ?? 1);
  return match.state.mistake ? mistaken(score) : score;
}

/** The winner gets one more, so that the result stays one that the sport has. */
function mistaken({ home, away }: { home: number; away: number }): { home: number; away: number } {
  return away > home ? { home, away: away + 1 } : { home: home + 1, away };
}

/** When the next result of an ended match is told. */
export function nextResultAt(match: Match): number {
  const [next] = stepsOf(match).slice(match.resultsTold);
  return next ? overAt(match) + next.after : Infinity;
}

/** The result that is in force is known to be wrong. */
export function isToBeRevised(match: Match): boolean {
  return match.state.mistake === "confirmed" && match.resultsTold === 1;
}

/** Tells the results that are due; true when none is left. */
export function tellResults(match: Match, batch: FeedBatch, now: number): boolean {
  while (nextResultAt(match) <= now) {
    stepsOf(match)[match.resultsTold]?.tell(match, batch);
    match.resultsTold++;
  }
  return nextResultAt(match) === Infinity;
}

interface Step {
  after: number;
  tell(match: Match, batch: FeedBatch): void;
}

const settle =
  (isWrong: boolean, revises: boolean): Step["tell"] =>
  (match, batch) => {
    const right = resultOf(match);
    const result = isWrong ? { ...right, ...mistaken(right) } : right;
    batch.results.push({ fixtureId: match.id, endsAt: overAt(match), result, ...(revises && { revises }) });
  };
const CORRECTED: Step = {
  after: CORRECTED_MS,
  tell: (match, batch) => {
    const { home, away } = scoreAt(match.played, match.played.decided?.until ?? 1);
    batch.states.push({ id: match.id, status: "ended", homeScore: home, awayScore: away, clock: null });
  },
};
const RIGHT: readonly Step[] = [{ after: CONFIRMED_MS, tell: settle(false, false) }];
const STEPS = {
  told: [CORRECTED, ...RIGHT],
  confirmed: [
    { after: CONFIRMED_MS, tell: settle(true, false) },
    { after: REVISED_MS, tell: settle(false, true) },
  ],
} as const satisfies Readonly<Record<NonNullable<MatchState["mistake"]>, readonly Step[]>>;

function stepsOf({ state }: Match): readonly Step[] {
  return state.mistake ? STEPS[state.mistake] : RIGHT;
}

/** The score of the match's own time, and of every part of it. */
export function resultOf(match: Match): ScoreResult {
  const { home = 0, away = 0 } = match.played.moments.at(-1) ?? {};
  const { half } = match.played;
  return {
    home,
    away,
    homeHalf: half.home,
    awayHalf: half.away,
    periods: { ...partsOf(match), ...goalsOf(match), ...endsOf(match) },
  };
}

/** The score after each goal of a sport whose goals are single. */
function goalsOf({ sport, played }: Match): PeriodScores {
  if (!sport.left) return {};
  return Object.fromEntries(played.moments.map(({ home, away }) => [afterGoal(home + away), { home, away }]));
}

/** The score of each quarter, set, inning or third, by its code. After a restart the board is worked out again. */
function partsOf(match: Match): PeriodScores {
  if (!match.board) tellBoard(match, emptyBatch(), overAt(match));
  const periods = match.board?.board.periods ?? [];
  return Object.fromEntries(periods.map(({ period, home, away }) => [period, { home, away }]));
}

/** The score with extra time, and with the shoot-out: its winner gets one goal. */
function endsOf({ played: { decided, moments } }: Match): PeriodScores {
  if (!decided) return {};
  const { home = 0, away = 0 } = moments.at(-1) ?? {};
  const { extra, kicks } = decidedAt(decided, decided.until);
  const withExtra = { home: home + extra.home, away: away + extra.away };
  if (decided.kicks.length === 0) return { [PERIOD.withOvertime]: withExtra };
  const isHome = kicks.home > kicks.away;
  return {
    [PERIOD.withOvertime]: withExtra,
    [PERIOD.withPenalties]: { home: withExtra.home + (isHome ? 1 : 0), away: withExtra.away + (isHome ? 0 : 1) },
  };
}

// A simulated match: what is kept of it in the database, and what is worked out of that again at any time.
import * as v from "valibot";
import { seededRandom, wander } from "../seeded.ts";
import type { Scoreboard } from "../../../../src/domain/sports/scoreboard/scoreboard.ts";
import type { Beat } from "./board/recorder.ts";
import { type League, leagueByCode } from "./leagues.ts";
import { decide, type DeciderRules } from "./decider.ts";
import type { Planned } from "./schedule.ts";
import type { Means, Played, Sport } from "./sport.ts";
import { SPORTS } from "./sports.ts";

export const MatchState = v.object({
  v: v.literal(1),
  league: v.string(),
  means: v.object({ home: v.number(), away: v.number() }),
  /** Lines of its markets; the first is the main one. */
  handicaps: v.array(v.number()),
  totals: v.array(v.number()),
  /** How many times faster than usual its prices wander. */
  restless: v.optional(v.number()),
  /** Its result is told wrongly until it is corrected, or confirmed wrongly and revised. */
  mistake: v.optional(v.picklist(["told", "confirmed"])),
});
export type MatchState = v.InferOutput<typeof MatchState>;

export interface LiveMarket {
  line: number | null;
  status: "open" | "suspended" | "closed";
  /** Its selections in their order. */
  keys: readonly string[];
}

export interface Match {
  id: string;
  feedKey: string;
  league: League;
  sport: Sport;
  state: MatchState;
  proto: boolean;
  startsAt: number;
  endsAt: number;
  status: "scheduled" | "live" | "ended";
  played: Played;
  /** Live markets by their code. */
  live: Map<string, LiveMarket>;
  /** Prices as they were written last, by selection. */
  known: Map<string, number>;
  /** How many of the steps to its last result are done. */
  resultsTold: number;
  /** The quoting round that was written last. */
  round: number;
  /** Its markets were suspended after a score when they were quoted last. */
  isStopped: boolean;
  /** Clock and score as they were written last. */
  shown: string;
  /** Its scoreboard as it was written last; null before the kick-off and after a restart. */
  board: BoardNow | null;
}

interface BoardNow {
  beats: readonly Beat[];
  board: Scoreboard;
  /** How many beats the board holds. */
  done: number;
}

/** Throws when the league of a stored match is not known any more. */
export function matchOf(row: {
  id: string;
  feedKey: string;
  state: MatchState;
  proto: boolean;
  startsAt: number;
  endsAt: number;
  status: Match["status"];
  resultsTold?: number;
}): Match {
  const league = leagueByCode(row.state.league);
  if (!league) throw new Error(`unknown league: ${row.state.league}`);
  const sport = SPORTS[league.sportId];
  const played = playedOf(row, league, sport);
  const fresh = { live: new Map(), known: new Map(), round: -1, isStopped: false, shown: "", board: null };
  return { resultsTold: 0, ...row, league, sport, played, ...fresh };
}

/** The match, and what decides it where it has to be decided: both from the seed. */
function playedOf({ feedKey, state }: Pick<Match, "feedKey" | "state">, league: League, sport: Sport): Played {
  const played = sport.play(seededRandom(`${feedKey}:match`), state.means, possessionsOf(league));
  const { home = 0, away = 0 } = played.moments.at(-1) ?? {};
  if (!league.isDecided || !sport.decider || home !== away) return played;
  const decided = decide(seededRandom(`${feedKey}:decider`), sport.decider, strongMeans(sport, state.means, played, 1));
  return { ...played, decided };
}

/** Goals of each side in a whole match, by what red cards leave of them at a share of the time. */
export function strongMeans(sport: Sport, means: Means, played: Played, share: number): Means {
  const { home, away } = sport.strength?.(played, share) ?? { home: 1, away: 1 };
  return { home: means.home * home, away: means.away * away };
}

/** The rules that decide the match when it is level; null where it may end level. */
export function deciderOf({ league, sport }: Pick<Match, "league" | "sport">): DeciderRules | null {
  return league.isDecided ? (sport.decider ?? null) : null;
}

/** When play is over. `endsAt` is the planned end: a match with extra time goes on beyond it. */
export function overAt({ startsAt, endsAt, played }: Pick<Match, "startsAt" | "endsAt" | "played">): number {
  return startsAt + Math.round((endsAt - startsAt) * (played.decided?.until ?? 1));
}

/** The share of the match's time at an instant, below the share of its end. */
export function shareAt(
  { startsAt, endsAt, played }: Pick<Match, "startsAt" | "endsAt" | "played">,
  now: number,
): number {
  return Math.min((played.decided?.until ?? 1) - 0.000001, (now - startsAt) / (endsAt - startsAt));
}

/** The whole match as its scoreboard tells it: a function of the match, so a restart tells it again. */
export function beatsOf({ feedKey, sport, state, played, league, startsAt, endsAt }: Match): Beat[] {
  const random = seededRandom(`${feedKey}:board`);
  const possessions = possessionsOf(league);
  return sport.tell({ random, means: state.means, played, possessions, startsAt, length: endsAt - startsAt });
}

export function possessionsOf(league: League): number {
  return league.possessions ?? 0;
}

/** What the market thinks of the two sides at an instant: the truth, and a wandering about it. */
export function meansAt({ feedKey, sport, state }: Pick<Match, "feedKey" | "sport" | "state">, now: number): Means {
  const { means, restless = 1 } = state;
  const drift = (side: string) =>
    0.6 * wander(`${feedKey}:${side}:slow`, now, (20 * 60_000) / restless) +
    0.4 * wander(`${feedKey}:${side}:fast`, now, 90_000 / restless);
  return {
    home: means.home * (1 + sport.wander * drift("home")),
    away: means.away * (1 + sport.wander * drift("away")),
  };
}

/** The lines that a planned match gets, by what the market thinks when it is announced. */
export function stateOf(
  planned: Planned,
  lines: (sport: Sport, means: Means, league: League) => { handicaps: number[]; totals: number[] },
): MatchState {
  return {
    v: 1,
    league: planned.league.code,
    means: planned.means,
    ...lines(SPORTS[planned.league.sportId], planned.means, planned.league),
  };
}

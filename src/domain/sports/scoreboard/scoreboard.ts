// What a member sees of a running fixture beside its prices: period, clock, scores, statistics and what happened last.
// One shape for all sports; what a sport does not have is null or empty.

export const SIDES = ["home", "away"] as const;
export type Side = (typeof SIDES)[number];

interface Pair {
  home: number;
  away: number;
}

/** The clock shows `seconds` at the instant `at` (ms since 1970), and moves by `rate` of its seconds a second. */
export interface BoardClock {
  seconds: number;
  /** 0: stopped. Below 0: it counts down. Demo matches run faster than life, so it may be far from 1. */
  rate: number;
  at: number;
  /** Minutes of stoppage time that are shown on the board; null until then. */
  added: number | null;
}

/** Baseball: who bats, and what stands on the field. */
export interface Diamond {
  half: "top" | "bottom";
  outs: number;
  balls: number;
  strikes: number;
  /** First, second and third base. */
  bases: [boolean, boolean, boolean];
}

/** Ice hockey: a side with more players, until the clock of the period shows `until`. */
interface PowerPlay {
  side: Side;
  skaters: Pair;
  until: number;
}

/** One kick of a shoot-out. */
export interface Kick {
  side: Side;
  isScored: boolean;
}

export const STATISTICS = {
  football: ["possession", "attacks", "dangerous", "shots", "onTarget", "corners", "fouls", "yellow", "red"],
  basketball: ["twoPoints", "threePoints", "freeThrows", "rebounds", "turnovers", "fouls", "timeouts"],
  volleyball: ["attackPoints", "blocks", "aces", "errors", "timeouts"],
  baseball: ["hits", "homeRuns", "walks", "strikeouts", "leftOnBase"],
  iceHockey: ["onTarget", "faceOffs", "penalties", "penaltyMinutes", "powerPlayGoals"],
} as const;
export type Statistic = (typeof STATISTICS)[keyof typeof STATISTICS][number];
export const ALL_STATISTICS: readonly Statistic[] = [...new Set(Object.values(STATISTICS).flat())];

export interface StatisticRow extends Pair {
  key: Statistic;
}

export const INCIDENTS = [
  "periodStart",
  "periodEnd",
  "goal",
  "corner",
  "yellow",
  "red",
  "stoppage",
  "shot",
  "score",
  "timeout",
  "setWon",
  "run",
  "homeRun",
  "penalty",
  "powerPlayEnd",
  "kickScored",
  "kickMissed",
  "matchEnd",
] as const;
export type IncidentKind = (typeof INCIDENTS)[number];

export interface Incident {
  /** Rises within a fixture. */
  id: number;
  kind: IncidentKind;
  side: Side | null;
  period: string;
  /** What the clock showed; null in sports without one. */
  seconds: number | null;
  /** The score after it, where it changed the score. */
  score: Pair | null;
}

/** What the match tracker shows at this moment. */
export const ACTIONS = [
  "ready",
  "safe",
  "attack",
  "dangerous",
  "shot",
  "goal",
  "corner",
  "foul",
  "card",
  "freeThrow",
  "miss",
  "rebound",
  "turnover",
  "serve",
  "point",
  "pitch",
  "hit",
  "out",
  "walk",
  "faceOff",
  "penalty",
  "timeout",
  "break",
  "over",
] as const;
export type ActionKind = (typeof ACTIONS)[number];

export const PLAY_PHASES = ["before", "play", "break", "over"] as const;
type PlayPhase = (typeof PLAY_PHASES)[number];

export interface Scoreboard {
  /** Rises with every change: what is not newer is dropped. */
  seq: number;
  phase: PlayPhase;
  /** A code of the sport's table of periods; in a break that of the period before it. */
  period: string;
  clock: BoardClock | null;
  score: Pair;
  /**
   * Each period that has begun, in order. Volleyball counts points, every other sport what it scores. The goals of a
   * shoot-out are not part of the score.
   */
  periods: (Pair & { period: string })[];
  /** Volleyball: points of the running set. */
  points: Pair | null;
  /** Who has the ball, serves or bats. */
  possession: Side | null;
  diamond: Diamond | null;
  powerPlay: PowerPlay | null;
  /** The kicks of a shoot-out so far, in order; null before it. */
  shootOut: Kick[] | null;
  statistics: StatisticRow[];
  action: { kind: ActionKind; side: Side | null };
  /** Where the ball is, in hundredths of the field: x from the home side's goal, y from the upper line. */
  ball: { x: number; y: number } | null;
  /** Pressure lately, oldest first: −100 all away, 100 all home. */
  momentum: number[];
  /** The last ones, oldest first. */
  incidents: Incident[];
}

export const INCIDENTS_KEPT = 12;
export const MOMENTUM_KEPT = 30;

export const NEW_BOARD: Scoreboard = {
  seq: 0,
  phase: "before",
  period: "",
  clock: null,
  score: { home: 0, away: 0 },
  periods: [],
  points: null,
  possession: null,
  diamond: null,
  powerPlay: null,
  shootOut: null,
  statistics: [],
  action: { kind: "ready", side: null },
  ball: null,
  momentum: [],
  incidents: [],
};

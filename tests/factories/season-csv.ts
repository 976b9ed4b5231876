// Seasons of made-up leagues in the format that the replay feed reads: every team meets every other at home and away.
import { seeded } from "./random.ts";

export interface SeasonOptions {
  teams: readonly string[];
  season: string;
  /** First kick-off, as the file writes it: YYYY-MM-DD HH:mm:ss. */
  firstKickOff: string;
  seed: number;
  /** Ends after this many matches. */
  matches?: number;
  /** Days between two rounds. */
  roundDays?: number;
  country?: string;
  league?: string;
}

export interface SeasonRow {
  date: string;
  home: string;
  away: string;
  score: { home: number; away: number; homeHalf: number; awayHalf: number };
  line: string;
}

export const SEASON_HEADER =
  "Date,country,league,Season,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,home_close,home_open,draw_close,draw_open,away_close,away_open," +
  "over_2.5_close,over_2.5_open,under_2.5_close,under_2.5_open,bts_yes_close,bts_yes_open,bts_no_close,bts_no_open";

/** Rows in the order of their kick-offs. */
export function seasonRows(options: SeasonOptions): SeasonRow[] {
  const random = seeded(options.seed);
  const strength = new Map(options.teams.map((team) => [team, 0.7 + random() * 0.9]));
  const rows: SeasonRow[] = [];
  for (const [round, pairs] of rounds(options.teams).entries())
    for (const [slot, [home, away]] of pairs.entries()) {
      const date = kickOff(options.firstKickOff, round * (options.roundDays ?? 7), slot);
      const means = [
        (1.35 * (strength.get(home) ?? 1)) / (strength.get(away) ?? 1),
        (1.1 * (strength.get(away) ?? 1)) / (strength.get(home) ?? 1),
      ] as const;
      const score = { home: poisson(random, means[0]), away: poisson(random, means[1]), homeHalf: 0, awayHalf: 0 };
      score.homeHalf = binomial(random, score.home, 0.45);
      score.awayHalf = binomial(random, score.away, 0.45);
      const open = prices(means[0], means[1]);
      const close = prices(means[0] * (0.95 + random() * 0.1), means[1] * (0.95 + random() * 0.1));
      const cells = [
        date,
        options.country ?? "testland",
        options.league ?? "first-division",
        options.season,
        home,
        away,
        score.home,
        score.away,
        score.homeHalf,
        score.awayHalf,
      ];
      for (const index of [0, 1, 2, 3, 4, 5, 6]) cells.push(close[index] ?? "", open[index] ?? "");
      rows.push({ date, home, away, score, line: cells.join(",") });
    }
  return rows.slice(0, options.matches ?? rows.length);
}

export function seasonCsv(options: SeasonOptions): string {
  return [SEASON_HEADER, ...seasonRows(options).map((row) => row.line)].join("\n");
}

/** The circle method: each round pairs every team once. */
function rounds(teams: readonly string[]): [string, string][][] {
  const circle = [...teams];
  const all: [string, string][][] = [];
  for (let round = 0; round < (teams.length - 1) * 2; round++) {
    const pairs: [string, string][] = [];
    for (let i = 0; i < circle.length / 2; i++) {
      const pair = [circle[i] ?? "", circle[circle.length - 1 - i] ?? ""] as [string, string];
      pairs.push(round % 2 === 0 ? pair : [pair[1], pair[0]]);
    }
    all.push(pairs);
    circle.splice(1, 0, circle.pop() ?? "");
  }
  return all;
}

function kickOff(first: string, days: number, slot: number): string {
  const at = new Date(`${first.replace(" ", "T")}Z`).getTime() + days * 86_400_000 + slot * 900_000;
  return new Date(at).toISOString().slice(0, 19).replace("T", " ");
}

function poisson(random: () => number, mean: number): number {
  const end = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > end; product *= random()) count++;
  return count;
}

function binomial(random: () => number, count: number, chance: number): number {
  let hits = 0;
  for (let i = 0; i < count; i++) if (random() < chance) hits++;
  return hits;
}

/** home, draw, away, over 2.5, under 2.5, both score yes, no: decimal text with a margin of 5 %. */
function prices(home: number, away: number): string[] {
  const mass = (mean: number, n: number) =>
    (Math.exp(-mean) * mean ** n) / [1, 1, 2, 6, 24, 120, 720, 5040, 40_320, 362_880, 3_628_800][n]!;
  let [win, draw, over, both] = [0, 0, 0, 0];
  for (let h = 0; h <= 10; h++)
    for (let a = 0; a <= 10; a++) {
      const chance = mass(home, h) * mass(away, a);
      if (h > a) win += chance;
      if (h === a) draw += chance;
      if (h + a > 2) over += chance;
      if (h > 0 && a > 0) both += chance;
    }
  return [win, draw, 1 - win - draw, over, 1 - over, both, 1 - both].map((chance) =>
    Math.max(1.01, 1 / (chance * 1.05)).toFixed(2),
  );
}

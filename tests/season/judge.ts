// What each kind of market pays, told a second time from the scores alone: nothing of the settlement is used here.
// An answer is 1 for won, 0.5 for half won, 0 for handed back, −0.5 for half lost and −1 for lost.

export interface Scores {
  home: number;
  away: number;
}
export interface Told {
  /** Of the market's period. */
  now: Scores;
  first: Scores;
  second: Scores;
  line: number;
  /** Quarters, sets, innings or thirds in their order; the overtime is apart. */
  parts: readonly Scores[];
  hasOvertime: boolean;
  /** Who wins in the end, with extra time and the shoot-out. */
  end: string;
}
type Answer = 1 | 0.5 | 0 | -0.5 | -1;
type Judge = (key: string, told: Told) => Answer;

const yes = (isSo: boolean): Answer => (isSo ? 1 : -1);
const winner = ({ home, away }: Scores): string => (home === away ? "draw" : home > away ? "home" : "away");
const sum = ({ home, away }: Scores): number => home + away;
const answers = (key: string, isSo: boolean): Answer => yes((key === "yes") === isSo);
const both = ({ home, away }: Scores): boolean => Math.min(home, away) > 0;
const parity = (key: string, count: number): Answer => yes((key === "even") === (count % 2 === 0));

/** By how much a stake is ahead of its line: a line between two halves is half of a stake on each of them. */
function against(ahead: number): Answer {
  const near = [Math.floor(ahead * 2) / 2, Math.ceil(ahead * 2) / 2];
  const of = near.map((one) => Math.sign(one));
  return (((of[0] ?? 0) + (of[1] ?? 0)) / 2) as Answer;
}

const total = (side: string, count: number, line: number): Answer =>
  against(side === "over" ? count - line : line - count);
const handicap = (side: string, { home, away }: Scores, line: number): Answer =>
  against(side === "home" ? home + line - away : away - line - home);
const atMost = (count: number, most: number): string => (count >= most ? `${most}+` : String(count));
function within(count: number, text: string): boolean {
  const [low = "", high = low] = text.replace("+", "-Infinity").split("-");
  return count >= Number(low) && count <= Number(high);
}
const of = (side: "home" | "away", { first, second }: Told): [number, number] => [first[side], second[side]];
const halfOf = ([first, second]: readonly [number, number]): string =>
  first === second ? "equal" : first > second ? "first" : "second";
const points = ({ parts }: Told): Scores =>
  parts.reduce((all, { home, away }) => ({ home: all.home + home, away: all.away + away }), { home: 0, away: 0 });
/** Two answers in one: what the second hands back is handed back where the first is right. */
const and = (isFirst: boolean, second: Answer): Answer => (isFirst ? second : -1);
const covers = (pair: string, { now }: Told): boolean => pair.split("_").includes(winner(now));

function ofSide(side: "home" | "away"): Record<string, Judge> {
  const other = side === "home" ? "away" : "home";
  const wins = (part: Scores) => part[side] > part[other];
  return {
    [`${side}_total`]: (key, { now, line }) => total(key, now[side], line),
    [`${side}_scores`]: (key, { now }) => answers(key, now[side] > 0),
    [`${side}_to_nil`]: (key, { now }) => answers(key, wins(now) && now[other] === 0),
    [`${side}_both_halves`]: (key, { first, second }) => answers(key, wins(first) && wins(second)),
    [`${side}_either_half`]: (key, { first, second }) => answers(key, wins(first) || wins(second)),
    [`${side}_scores_both_halves`]: (key, told) => answers(key, Math.min(...of(side, told)) > 0),
    [`${side}_highest_half`]: (key, told) => yes(key === halfOf(of(side, told))),
    [`${side}_exact_goals`]: (key, { now }) => yes(key === atMost(now[side], 3)),
    [`${side}_odd_even`]: (key, { now }) => parity(key, now[side]),
  };
}

export const JUDGES: Readonly<Record<string, Judge>> = {
  ...ofSide("home"),
  ...ofSide("away"),
  win_draw_lose: (key, { now }) => yes(key === winner(now)),
  win_lose: (key, { now }) => (winner(now) === "draw" ? 0 : yes(key === winner(now))),
  draw_no_bet: (key, { now }) => (winner(now) === "draw" ? 0 : yes(key === winner(now))),
  double_chance: (key, told) => yes(covers(key, told)),
  half_full: (key, { first, now }) => yes(key === [winner(first), winner(now)].join("/")),
  handicap: (key, { now, line }) => handicap(key, now, line),
  handicap_3way: (key, { now, line }) => yes(key === winner({ home: now.home + line, away: now.away })),
  over_under: (key, { now, line }) => total(key, sum(now), line),
  both_score: (key, { now }) => answers(key, both(now)),
  odd_even: (key, { now }) => parity(key, sum(now)),
  correct_score: (key, { now }) =>
    yes(key === (Math.max(now.home, now.away) > 4 ? "other" : `${now.home}:${now.away}`)),
  exact_goals: (key, { now }) => yes(key === atMost(sum(now), 6)),
  result_both_score: (key, { now }) => yes(key === `${winner(now)}/${both(now) ? "yes" : "no"}`),
  highest_half: (key, { first, second }) => yes(key === halfOf([sum(first), sum(second)])),
  both_score_both_halves: (key, { first, second }) => answers(key, both(first) && both(second)),
  winning_margin: (key, { now }) => {
    const side = winner(now);
    return yes(key === (side === "draw" ? side : `${side}:${atMost(Math.abs(now.home - now.away), 3)}`));
  },
  goal_range: (key, { now }) => yes(within(sum(now), key)),
  result_total: (key, { now, line }) => {
    const [side = "", over = ""] = key.split("/");
    return and(side === winner(now), total(over, sum(now), line));
  },
  both_score_total: (key, { now, line }) => {
    const [answer = "", over = ""] = key.split("/");
    return and((answer === "yes") === both(now), total(over, sum(now), line));
  },
  double_chance_both_score: (key, told) => {
    const [pair = "", answer = ""] = key.split("/");
    return yes(covers(pair, told) && (answer === "yes") === both(told.now));
  },
  margin_band: (key, { now }) => {
    const [side, band = ""] = key.split(":");
    if (winner(now) === "draw") return 0;
    return yes(side === winner(now) && within(Math.abs(now.home - now.away), band));
  },
  any_score: (key, { now }) => answers(key, sum(now) > 0),
  overtime: (key, { hasOvertime }) => answers(key, hasOvertime),
  to_qualify: (key, { end }) => yes(key === end),
  winner_overtime: (key, { end }) => yes(key === end),
  highest_part: (key, { parts }) => {
    const best = Math.max(...parts.map(sum));
    const those = parts.flatMap((part, i) => (sum(part) === best ? [String(i + 1)] : []));
    return yes(key === (those.length > 1 ? "equal" : those[0]));
  },
  set_score: (key, { now }) => yes(key === `${now.home}:${now.away}`),
  total_sets: (key, { now }) => yes(key === String(sum(now))),
  points_handicap: (key, told) => handicap(key, points(told), told.line),
  points_total: (key, told) => total(key, sum(points(told)), told.line),
  points_odd_even: (key, told) => parity(key, sum(points(told))),
};

// How kinds that the goals themselves decide are settled.
import type { Goals } from "../kind.ts";
import { MANY_GOALS, SCORES } from "../score-kinds.ts";
import { decided, type Settle, winnerOf } from "./settling.ts";

const yesNo =
  (isSo: (goals: Goals) => boolean): Settle =>
  (key, { goals }) =>
    decided(isSo(goals) === (key === "yes"));

export const SETTLE_SCORES: Readonly<Record<string, Settle>> = {
  both_score: yesNo(({ home, away }) => home > 0 && away > 0),
  odd_even: (key, { goals }) => decided(((goals.home + goals.away) % 2 === 1) === (key === "odd")),
  correct_score: (key, { goals }) => {
    const score = `${goals.home}:${goals.away}`;
    return decided(key === (SCORES.includes(score) ? score : "other"));
  },
  exact_goals: (key, { goals }) => {
    const sum = goals.home + goals.away;
    return decided(key === (sum < MANY_GOALS ? String(sum) : `${MANY_GOALS}+`));
  },
  home_scores: yesNo(({ home }) => home > 0),
  away_scores: yesNo(({ away }) => away > 0),
  home_to_nil: yesNo(({ home, away }) => home > 0 && away === 0),
  away_to_nil: yesNo(({ home, away }) => away > 0 && home === 0),
  result_both_score: (key, { goals }) => {
    const both = goals.home > 0 && goals.away > 0 ? "yes" : "no";
    return decided(key === `${winnerOf(goals)}/${both}`);
  },
  highest_half: (key, { firstHalf, secondHalf }) => {
    if (!firstHalf || !secondHalf) return "void";
    const more = firstHalf.home + firstHalf.away - secondHalf.home - secondHalf.away;
    return decided(key === (more > 0 ? "first" : more < 0 ? "second" : "equal"));
  },
};

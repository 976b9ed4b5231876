// Kinds that the goals themselves decide.
import { type MarketKind, SIDES, YES_NO } from "./kind.ts";

const plain = { family: "other", hasLine: false, layout: "sides", periods: "any" } as const;
const HIGHEST_SCORE = 4;
/** As many goals or more are one selection. */
export const MANY_GOALS = 6;

export const SCORES = Array.from({ length: (HIGHEST_SCORE + 1) ** 2 }, (_, i) => {
  const home = Math.floor(i / (HIGHEST_SCORE + 1));
  return `${home}:${i % (HIGHEST_SCORE + 1)}`;
});

export const SCORE_KINDS: readonly MarketKind[] = [
  {
    ...plain,
    code: "both_score",
    names: ["Both Teams To Score", "양팀 득점"],
    label: "양팀 득점",
    selections: YES_NO,
  },
  {
    ...plain,
    code: "odd_even",
    names: ["Odd/Even", "홀짝"],
    label: "홀짝",
    selections: { odd: "홀", even: "짝" },
  },
  {
    ...plain,
    code: "correct_score",
    names: ["Correct Score", "정확한 스코어"],
    label: "정확한 스코어",
    layout: "grid",
    selections: { ...Object.fromEntries(SCORES.map((score) => [score, score])), other: "기타" },
  },
  {
    ...plain,
    code: "exact_goals",
    names: ["Exact Goals", "총 득점 수"],
    label: "총 득점 수",
    layout: "grid",
    selections: {
      ...Object.fromEntries(Array.from({ length: MANY_GOALS }, (_, count) => [String(count), `${count}골`])),
      [`${MANY_GOALS}+`]: `${MANY_GOALS}골 이상`,
    },
  },
  {
    ...plain,
    code: "home_scores",
    names: ["Home Team To Score", "홈팀 득점"],
    label: "홈팀 득점",
    selections: YES_NO,
  },
  {
    ...plain,
    code: "away_scores",
    names: ["Away Team To Score", "원정팀 득점"],
    label: "원정팀 득점",
    selections: YES_NO,
  },
  {
    ...plain,
    code: "home_to_nil",
    names: ["Home Win To Nil", "홈팀 무실점 승리"],
    label: "홈팀 무실점 승리",
    selections: YES_NO,
  },
  {
    ...plain,
    code: "away_to_nil",
    names: ["Away Win To Nil", "원정팀 무실점 승리"],
    label: "원정팀 무실점 승리",
    selections: YES_NO,
  },
  {
    ...plain,
    code: "result_both_score",
    names: ["Match Result & Both Teams To Score", "승무패 & 양팀 득점"],
    label: "승무패 & 양팀 득점",
    layout: "grid",
    selections: Object.fromEntries(
      Object.entries(SIDES).flatMap(([side, first]) =>
        Object.entries(YES_NO).map(([both, last]) => [`${side}/${both}`, `${first} · ${last}`]),
      ),
    ),
  },
  {
    ...plain,
    code: "highest_half",
    names: ["Highest Scoring Half", "득점이 많은 반"],
    label: "득점이 많은 반",
    layout: "grid",
    periods: "whole",
    selections: { first: "전반", equal: "같음", second: "후반" },
  },
];

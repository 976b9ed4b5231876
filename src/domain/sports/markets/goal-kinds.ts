// Who scores a goal, one kind for each: "the next goal" is the one after those that were scored.
import type { Goals, MarketKind, PeriodScores } from "./kind.ts";

/** Later goals are no market. */
export const MOST_GOALS = 12;

export const goalKind = (goal: number): string => `goal_${goal}`;

/** The code under which a result tells the score right after a goal. */
export const afterGoal = (goal: number): string => `goal:${goal}`;

export const GOAL_KINDS: readonly MarketKind[] = Array.from({ length: MOST_GOALS }, (_, at) => ({
  code: goalKind(at + 1),
  names: [`Goal ${at + 1}`, `${at + 1}번째 골`],
  label: `${at + 1}번째 골`,
  family: "other",
  selections: { home: "홈팀", none: "골 없음", away: "원정팀" },
  hasLine: false,
  layout: "grid",
  periods: "whole",
}));

/** Who scored the goal: nobody where there were fewer; null where the result does not tell the order of its goals. */
export function scorerOf(
  goal: number,
  { home, away }: Goals,
  periods: PeriodScores | null,
): "home" | "away" | "none" | null {
  if (goal > home + away) return "none";
  const score = periods?.[afterGoal(goal)];
  const before = goal === 1 ? { home: 0, away: 0 } : periods?.[afterGoal(goal - 1)];
  if (!score || !before) return null;
  return score.home > before.home ? "home" : "away";
}

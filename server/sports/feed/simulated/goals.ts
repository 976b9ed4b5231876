// What football and ice hockey have in common: goals one by one.
import type { TimedGoal } from "./decider.ts";
import type { Means, Moment, Played, Sport } from "./sport.ts";

/** The scores that these goals make; the half ends at the share `halfEnd`. */
export function momentsOf(goals: readonly TimedGoal[], halfEnd: number): Pick<Played, "moments" | "half"> {
  const score = { home: 0, away: 0 };
  const moments: Moment[] = goals
    .toSorted((a, b) => a.at - b.at)
    .map(({ side, at }) => {
      score[side]++;
      return { at, home: score.home, away: score.away, homePoints: 0, awayPoints: 0 };
    });
  const { home = 0, away = 0 } = moments.findLast(({ at }) => at < halfEnd) ?? {};
  return { moments, half: { home, away } };
}

/** Goals that each side may still expect. */
export function goalsLeft(sport: Pick<Sport, "left">, means: Means, share: number, played: Played): Means {
  const { first, rest } = sport.left?.(means, share, played) ?? { first: means, rest: { home: 0, away: 0 } };
  return { home: means.home * (first.home + rest.home), away: means.away * (first.away + rest.away) };
}

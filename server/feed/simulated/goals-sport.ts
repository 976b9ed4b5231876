// Football and ice hockey: goals by Poisson. A draw stands; full time is 90 minutes and three periods, and
// period 100 is settled by it.
import { FIRST_HALF_SHARE, firstHalfMeans, goalModel } from "../../../src/domain/goal-model/goals.ts";
import { tellFootball } from "./board/football.ts";
import { tellIceHockey } from "./board/ice-hockey.ts";
import { footballText, HALF_END, SECOND_START } from "./football-time.ts";
import { drawPoisson, type Random } from "../seeded.ts";
import { ladder, type Means, minutesText, type Moment, type Played, type Sport } from "./sport.ts";

/** Minutes of stoppage time: 1 to 4 in the first half, 2 to 7 in the second. */
const ADDED = [
  { least: 1, choices: 4 },
  { least: 2, choices: 6 },
] as const;
const withRho = (means: Means) => ({ ...means, rho: 0 });

export const football: Sport = {
  draws: true,
  wander: 0.06,
  suspends: true,
  handicapLines: ladder(-3.5, 3.5, 0.5),
  totalLines: ladder(0.5, 9.5),
  furtherHandicaps: [-1, -0.5, 0.5],
  furtherTotals: [-1, 0.25, 1],
  model: (means) => goalModel(withRho(means)),
  specials: (means) => ({ half: goalModel(firstHalfMeans(withRho(means))), goals: goalModel(withRho(means)) }),
  play: (random, means) => {
    const when = () =>
      random() < FIRST_HALF_SHARE ? random() * HALF_END : SECOND_START + random() * (1 - SECOND_START);
    const played = goalsOf(random, means, when, HALF_END);
    const [first, second] = ADDED.map(({ least, choices }) => least + Math.floor(random() * choices));
    return { ...played, added: [first ?? 0, second ?? 0] };
  },
  tell: tellFootball,
  live: (means, now, share) => {
    const left =
      share < HALF_END
        ? 1 - FIRST_HALF_SHARE * (share / HALF_END)
        : (1 - FIRST_HALF_SHARE) * Math.min(1, (1 - share) / (1 - SECOND_START));
    return goalModel({ home: means.home * left, away: means.away * left, rho: 0 }, now);
  },
  clock: (share, _now, { added = [0, 0] }) => footballText(share, added),
};

export const iceHockey: Sport = {
  draws: true,
  wander: 0.04,
  suspends: true,
  handicapLines: ladder(-3.5, 3.5, 0.5),
  totalLines: ladder(2.5, 14.5),
  furtherHandicaps: [-1, 1],
  furtherTotals: [-1, 0.5, 1],
  model: (means) => goalModel(withRho(means)),
  play: (random, means) => goalsOf(random, means, random, 1 / 3),
  tell: tellIceHockey,
  live: (means, now, share) =>
    goalModel({ home: means.home * (1 - share), away: means.away * (1 - share), rho: 0 }, now),
  clock: (share) => {
    const period = Math.min(2, Math.floor(share * 3));
    return `${period + 1}피리어드 ${minutesText((period + 1 - share * 3) * 1_200)}`;
  },
};

/** Goals at times that `when` draws; the half ends at the share `halfEnd`. */
function goalsOf(random: Random, means: Means, when: () => number, halfEnd: number): Played {
  const draw = (side: "home" | "away") =>
    Array.from({ length: drawPoisson(random, means[side]) }, () => ({ side, at: when() }));
  const goals = [...draw("home"), ...draw("away")].toSorted((a, b) => a.at - b.at);
  const score = { home: 0, away: 0 };
  const moments: Moment[] = goals.map(({ side, at }) => {
    score[side]++;
    return { at, home: score.home, away: score.away, homePoints: 0, awayPoints: 0 };
  });
  const { home = 0, away = 0 } = moments.filter(({ at }) => at < halfEnd).at(-1) ?? {};
  return { moments, regular: 1, half: { home, away } };
}

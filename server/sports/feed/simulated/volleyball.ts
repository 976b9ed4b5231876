// Volleyball: rally by rally. Scores, lines and totals count sets; the half is the score after two of them.
import { pointsToWin, SETS_TO_WIN, setModel } from "../../../../src/domain/sports/goal-model/sets.ts";
import { tellVolleyball } from "./board/volleyball.ts";
import { ladder, type Moment, type Sport } from "./sport.ts";

export const volleyball: Sport = {
  draws: false,
  wander: 0.008,
  suspends: false,
  handicapLines: [-2.5, -1.5, 1.5, 2.5],
  totalLines: ladder(3.5, 4.5),
  furtherHandicaps: [-1, 1],
  furtherTotals: [-1, 1],
  model: (means) => setModel(means.home),
  play: (random, means) => {
    const now = { home: 0, away: 0, homePoints: 0, awayPoints: 0 };
    const half = { home: 0, away: 0 };
    const rallies: Omit<Moment, "at">[] = [];
    while (now.home < SETS_TO_WIN && now.away < SETS_TO_WIN) {
      const side = random() < means.home ? "home" : "away";
      now[`${side}Points`]++;
      const lead = Math.abs(now.homePoints - now.awayPoints);
      if (Math.max(now.homePoints, now.awayPoints) >= pointsToWin(now.home + now.away + 1) && lead >= 2) {
        now[side]++;
        now.homePoints = 0;
        now.awayPoints = 0;
        if (now.home + now.away === 2) Object.assign(half, { home: now.home, away: now.away });
      }
      rallies.push({ ...now });
    }
    return { moments: rallies.map((rally, i) => ({ ...rally, at: (i + 1) / (rallies.length + 1) })), regular: 1, half };
  },
  tell: tellVolleyball,
  live: (means, now) => setModel(means.home, now),
  clock: (_share, now) => {
    const set = Math.min(5, now.home + now.away + 1);
    return now.home === SETS_TO_WIN || now.away === SETS_TO_WIN
      ? "경기 종료"
      : `${set}세트 ${now.homePoints}:${now.awayPoints}`;
  },
};

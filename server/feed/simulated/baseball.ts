// Baseball: runs by half-innings. A drawn match goes on until one side is a run ahead, and period 100 is
// settled with those innings; the half is the score after five.
import { negativeBinomial } from "../../../src/domain/goal-model/distribution.ts";
import { extraInningsHome, RUNS_SIZE, runModel } from "../../../src/domain/goal-model/runs.ts";
import { drawFrom, ladder, type Moment, type Sport } from "./sport.ts";

const INNINGS = 9;
const HALF_INNINGS = 2 * INNINGS;

export const baseball: Sport = {
  draws: false,
  wander: 0.035,
  suspends: true,
  handicapLines: [-4.5, -3.5, -2.5, -1.5, 1.5, 2.5, 3.5, 4.5],
  totalLines: ladder(3.5, 24.5),
  furtherHandicaps: [-1, 1],
  furtherTotals: [-1, 0.5, 1],
  model: (means) => runModel(means),
  play: (random, means) => {
    const masses = {
      home: negativeBinomial(means.home / INNINGS, RUNS_SIZE / INNINGS, 12),
      away: negativeBinomial(means.away / INNINGS, RUNS_SIZE / INNINGS, 12),
    };
    const score = { home: 0, away: 0 };
    const half = { home: 0, away: 0 };
    const scored: { turn: number; home: number; away: number }[] = [];
    let turn = 0;
    for (; turn < HALF_INNINGS; turn++) {
      // The home side does not bat when it leads after the visitors' last turn.
      if (turn === HALF_INNINGS - 1 && score.home > score.away) break;
      const side = turn % 2 === 0 ? "away" : "home";
      score[side] += drawFrom(random, masses[side]);
      scored.push({ turn: turn + random() * 0.9, ...score });
      if (turn === HALF_INNINGS / 2) Object.assign(half, score);
    }
    if (score.home === score.away) {
      const home = random() < extraInningsHome(means.home, means.away);
      score[home ? "home" : "away"]++;
      scored.push({ turn: HALF_INNINGS + (home ? 1.5 : 0.5), ...score });
      turn = HALF_INNINGS + 2;
    }
    const moments = scored.map(({ turn: at, home, away }): Moment => ({
      at: at / turn,
      home,
      away,
      homePoints: 0,
      awayPoints: 0,
    }));
    return { moments: moments.filter(isNews), regular: HALF_INNINGS / turn, half };
  },
  live: (means, now, share, played) => runModel(means, leftAt(turnAt(share, played.regular), now), now),
  clock: (share, _now, played) => {
    const turn = Math.floor(turnAt(share, played.regular));
    return `${Math.floor(turn / 2) + 1}회${turn % 2 === 0 ? "초" : "말"}`;
  },
};

function turnAt(share: number, regular: number): number {
  return (share / regular) * HALF_INNINGS;
}

/** The share of its nine turns at bat that each side has left; the home side's last one is not played when it leads. */
function leftAt(turn: number, now: Moment): { home: number; away: number } {
  const innings = Math.floor(turn / 2);
  const part = turn - 2 * innings;
  const away = INNINGS - innings - Math.min(1, part);
  const home = INNINGS - innings - Math.max(0, part - 1);
  const isOver = turn >= HALF_INNINGS - 2 && now.home > now.away;
  return { home: isOver ? 0 : Math.max(0, home) / INNINGS, away: Math.max(0, away) / INNINGS };
}

/** Only half-innings that changed the score. */
function isNews(moment: Moment, index: number, all: readonly Moment[]): boolean {
  const before = all[index - 1];
  return moment.home !== (before?.home ?? 0) || moment.away !== (before?.away ?? 0);
}

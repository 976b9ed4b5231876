// Baseball: priced from who bats, the outs, the runners and the score. Period 100 is settled with extra innings; the
// half is the score after five.
import { OUTS } from "../../../../src/domain/sports/goal-model/half-inning.ts";
import { FIRST_PITCH, inningModel, type InningState } from "../../../../src/domain/sports/goal-model/innings.ts";
import { HALF_INNINGS, playBaseball, rateOf } from "./baseball-play.ts";
import { tellBaseball } from "./board/baseball.ts";
import { ladder, type Means, type Played, type Sport } from "./sport.ts";

export const baseball: Sport = {
  draws: false,
  wander: 0.035,
  suspends: true,
  handicapLines: [-4.5, -3.5, -2.5, -1.5, 1.5, 2.5, 3.5, 4.5],
  totalLines: ladder(3.5, 24.5),
  furtherHandicaps: [-1, 1],
  furtherTotals: [-1, 0.5, 1],
  model: (means) => inningModel(ratesOf(means)),
  play: playBaseball,
  tell: tellBaseball,
  live: (means, now, share, played) => inningModel(ratesOf(means), stateAt(played, share), now),
  clock: (share, _now, played) => {
    const turn = Math.floor((share / played.regular) * HALF_INNINGS);
    return `${Math.floor(turn / 2) + 1}이닝 ${turn % 2 === 0 ? "초" : "말"}`;
  },
};

const ratesOf = (means: Means): Means => ({ home: rateOf(means.home), away: rateOf(means.away) });

/** After the last batter before `share`; a third out brings the other side to bat, unless the match may be over. */
export function stateAt({ batters = [] }: Played, share: number): InningState {
  const { turn, outs, bases } = batters.findLast(({ at }) => at <= share) ?? FIRST_PITCH;
  const isLast = turn >= HALF_INNINGS - 1 && turn % 2 === 1;
  return outs < OUTS || isLast ? { turn, outs, bases } : { turn: turn + 1, outs: 0, bases: 0 };
}

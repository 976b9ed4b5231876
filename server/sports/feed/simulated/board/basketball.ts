// Basketball: every possession of the match, scored or not, in quarters and in overtime.
import { STATISTICS, type Side } from "../../../../../src/domain/sports/scoreboard/scoreboard.ts";
import type { Random } from "../../seeded.ts";
import { minutesOfQuarter } from "../basketball-time.ts";
import { otherSide, place, record, type Recorder, type Telling } from "./recorder.ts";

const QUARTERS = 4;
const OVERTIME_SECONDS = 300;

export function tellBasketball(telling: Telling) {
  const { random, played, possessions, length } = telling;
  const recorder = record(telling, STATISTICS.basketball);
  const { draft } = recorder;
  const { regular } = played;
  const seconds = minutesOfQuarter(possessions) * 60;
  const hasOvertime = regular < 1;
  const spans = Array.from({ length: QUARTERS + (hasOvertime ? 1 : 0) }, (_, i) =>
    i < QUARTERS
      ? { period: String(i + 1), from: (i / QUARTERS) * regular, to: ((i + 1) / QUARTERS) * regular, seconds }
      : { period: "40", from: regular, to: 1, seconds: OVERTIME_SECONDS },
  );
  const scored = [...played.moments];
  for (const [index, span] of spans.entries()) {
    const share = span.to - span.from;
    const leftAt = (at: number) => span.seconds * (1 - (at - span.from) / share);
    recorder.beginPeriod(span.period);
    const rate = -(span.seconds * 1_000) / (share * length);
    draft.clock = { seconds: span.seconds, rate, at: recorder.instant(span.from), added: null };
    draft.ball = { x: 50, y: 50 };
    recorder.act("ready", null);
    recorder.tell("periodStart", null, span.seconds);
    recorder.beat(span.from);
    const turns = index < QUARTERS ? Math.round((2 * possessions) / QUARTERS) : 24;
    for (let turn = 0; turn < turns; turn++) {
      const end = span.from + (share * (turn + 1)) / turns;
      let hasScored = false;
      for (let next = scored[0]; next && next.at < end; next = scored[0]) {
        scored.shift();
        hasScored = true;
        const side: Side = next.home > draft.score.home ? "home" : "away";
        scorePoints(recorder, random, side, next[side] - draft.score[side], leftAt(next.at));
        recorder.beat(next.at);
      }
      const at = end - (0.3 * share) / turns;
      if (!hasScored) miss(recorder, random, turn % 2 === 0 ? "home" : "away", leftAt(at));
      if (turn % 6 === 5) recorder.sample();
      recorder.beat(at);
    }
    const isLast = index === spans.length - 1;
    draft.phase = isLast ? "over" : "break";
    draft.clock = { seconds: 0, rate: 0, at: recorder.instant(span.to), added: null };
    draft.possession = null;
    recorder.act(isLast ? "over" : "break", null);
    recorder.tell(isLast ? "matchEnd" : "periodEnd", null, 0, true);
    if (isLast) draft.period = hasOvertime ? "101" : "100";
    recorder.beat(span.to - 1e-6);
  }
  return recorder.beats;
}

function scorePoints(recorder: Recorder, random: Random, side: Side, points: number, left: number): void {
  recorder.addScore(side, points);
  recorder.press(side, points);
  if (points === 1) recorder.count("freeThrows", side);
  else if (points === 3) recorder.count("threePoints", side);
  else recorder.count("twoPoints", side);
  recorder.act(points === 1 ? "freeThrow" : "point", side);
  recorder.draft.ball = place(random, side, 92);
  recorder.draft.possession = otherSide(side);
  if (points === 3) recorder.tell("score", side, left, true);
}

function miss(recorder: Recorder, random: Random, side: Side, left: number): void {
  const { draft } = recorder;
  const share = random();
  draft.possession = side;
  if (share < 0.5) {
    const rebounding = random() < 0.72 ? otherSide(side) : side;
    recorder.count("rebounds", rebounding);
    recorder.act("rebound", rebounding);
    draft.possession = rebounding;
    draft.ball = place(random, side, 90);
  } else if (share < 0.74) {
    recorder.count("turnovers", side);
    recorder.act("turnover", side);
    draft.possession = otherSide(side);
    draft.ball = place(random, side, 62);
  } else if (share < 0.96) {
    recorder.count("fouls", otherSide(side));
    recorder.act("foul", otherSide(side));
    draft.ball = place(random, side, 78);
  } else {
    recorder.count("timeouts", side);
    recorder.act("timeout", side);
    recorder.tell("timeout", side, left);
  }
}

// Ice hockey: shots, face-offs and two-minute penalties around the goals of the match. A power play ends with its time
// or with a goal of the side that has it.
import { STATISTICS, type Side } from "../../../../src/domain/scoreboard/scoreboard.ts";
import { drawPoisson, type Random } from "../../seeded.ts";
import { otherSide, place, record, type Recorder, type Telling } from "./recorder.ts";

const PERIODS = 3;
const PERIOD_SECONDS = 1_200;
const MATCH_SECONDS = PERIODS * PERIOD_SECONDS;
const PENALTY_SECONDS = 120;
const PENALTIES_A_SIDE = 3;
const STEP = { least: 9, more: 14 };

export function tellIceHockey(telling: Telling) {
  const { random, played, means, length } = telling;
  const recorder = record(telling, STATISTICS.iceHockey);
  const { draft } = recorder;
  const homeShare = means.home / (means.home + means.away);
  const goals = played.moments.map(({ at, home, away }) => ({ seconds: at * MATCH_SECONDS, home, away }));
  const penalties = penaltiesOf(random);
  /** Of the match; 0: both sides are complete. */
  let powerPlayEnds = 0;
  const endPowerPlay = (left: number | null) => {
    powerPlayEnds = 0;
    draft.powerPlay = null;
    if (left !== null) recorder.tell("powerPlayEnd", null, left);
  };
  const goalsUpTo = (seconds: number, left: (seconds: number) => number) => {
    for (let goal = goals[0]; goal && goal.seconds <= seconds; goal = goals[0]) {
      goals.shift();
      if (powerPlayEnds > 0 && powerPlayEnds <= goal.seconds) endPowerPlay(left(powerPlayEnds));
      const side = goal.home > draft.score.home ? "home" : "away";
      const isPowerPlayGoal = draft.powerPlay?.side === side;
      scoreGoal(recorder, random, side, left(goal.seconds), isPowerPlayGoal);
      if (isPowerPlayGoal) endPowerPlay(null);
      recorder.beat(goal.seconds / MATCH_SECONDS);
    }
  };
  for (let period = 1; period <= PERIODS; period++) {
    const from = (period - 1) * PERIOD_SECONDS;
    const left = (seconds: number) => from + PERIOD_SECONDS - seconds;
    recorder.beginPeriod(String(period));
    const rate = -(MATCH_SECONDS * 1_000) / length;
    draft.clock = { seconds: PERIOD_SECONDS, rate, at: recorder.instant(from / MATCH_SECONDS), added: null };
    if (draft.powerPlay) draft.powerPlay = { ...draft.powerPlay, until: left(powerPlayEnds) };
    draft.ball = { x: 50, y: 50 };
    recorder.act("faceOff", null);
    recorder.tell("periodStart", null, PERIOD_SECONDS);
    recorder.beat(from / MATCH_SECONDS);
    let seconds = from;
    let nextSample = from + 60;
    while ((seconds += STEP.least + random() * STEP.more) < from + PERIOD_SECONDS) {
      goalsUpTo(seconds, left);
      if (seconds >= nextSample) {
        recorder.sample();
        nextSample += 60;
      }
      if (powerPlayEnds > 0 && powerPlayEnds <= seconds) endPowerPlay(left(powerPlayEnds));
      const [penalty] = penalties;
      if (penalty && penalty.seconds <= seconds && powerPlayEnds === 0) {
        penalties.shift();
        powerPlayEnds = seconds + PENALTY_SECONDS;
        suspend(recorder, penalty.side, left(seconds), left(powerPlayEnds));
      } else play(recorder, random, random() < chanceOf(homeShare, draft.powerPlay?.side) ? "home" : "away");
      recorder.beat(seconds / MATCH_SECONDS);
    }
    goalsUpTo(from + PERIOD_SECONDS, left);
    const isLast = period === PERIODS;
    draft.phase = isLast ? "over" : "break";
    draft.clock = { seconds: 0, rate: 0, at: recorder.instant((from + PERIOD_SECONDS) / MATCH_SECONDS), added: null };
    draft.possession = null;
    recorder.act(isLast ? "over" : "break", null);
    recorder.tell(isLast ? "matchEnd" : "periodEnd", null, 0, true);
    if (isLast) {
      draft.period = "100";
      draft.powerPlay = null;
    }
    recorder.beat((from + PERIOD_SECONDS) / MATCH_SECONDS - 1e-6);
  }
  return recorder.beats;
}

const chanceOf = (homeShare: number, powerPlay: Side | undefined): number =>
  powerPlay === undefined ? homeShare : powerPlay === "home" ? 0.78 : 0.22;

function penaltiesOf(random: Random): { side: Side; seconds: number }[] {
  return (["home", "away"] as const)
    .flatMap((side) =>
      Array.from({ length: drawPoisson(random, PENALTIES_A_SIDE) }, () => ({
        side,
        seconds: random() * MATCH_SECONDS,
      })),
    )
    .toSorted((a, b) => a.seconds - b.seconds);
}

function suspend(recorder: Recorder, side: Side, left: number, until: number): void {
  const other = otherSide(side);
  recorder.count("penalties", side);
  recorder.count("penaltyMinutes", side, 2);
  recorder.act("penalty", side);
  recorder.tell("penalty", side, left);
  recorder.draft.possession = other;
  // Past the period's end it goes on in the next one, whose clock begins anew.
  const skaters = { home: side === "home" ? 4 : 5, away: side === "away" ? 4 : 5 };
  recorder.draft.powerPlay = { side: other, skaters, until: Math.max(0, Math.floor(until)) };
}

function scoreGoal(recorder: Recorder, random: Random, side: Side, left: number, isPowerPlayGoal: boolean): void {
  recorder.addScore(side, 1);
  recorder.count("onTarget", side);
  if (isPowerPlayGoal) recorder.count("powerPlayGoals", side);
  recorder.press(side, 8);
  recorder.act("goal", side);
  recorder.draft.ball = place(random, side, 93);
  recorder.draft.possession = null;
  recorder.tell("goal", side, left, true);
}

function play(recorder: Recorder, random: Random, side: Side): void {
  const { draft } = recorder;
  const share = random();
  draft.possession = side;
  if (share < 0.2) {
    recorder.count("faceOffs", side);
    recorder.act("faceOff", side);
    draft.ball = place(random, side, 50);
  } else if (share < 0.42) {
    recorder.count("onTarget", side);
    recorder.press(side, 3);
    recorder.act("shot", side);
    draft.ball = place(random, side, 90);
  } else {
    recorder.press(side, 1);
    recorder.act(share < 0.7 ? "attack" : "safe", side);
    draft.ball = place(random, side, share < 0.7 ? 72 : 40);
  }
}

// Ice hockey: shots, face-offs and two-minute penalties around the goals of the match. A power play ends with its time
// or with a goal of the side that has it.
import { STATISTICS, type Side } from "../../../../../src/domain/sports/scoreboard/scoreboard.ts";
import type { Random } from "../../seeded.ts";
import { powerPlayAt } from "../strength.ts";
import { tellDecider } from "./decider.ts";
import { otherSide, place, record, type Recorder, type Telling } from "./recorder.ts";

const PERIODS = 3;
const PERIOD_SECONDS = 1_200;
const MATCH_SECONDS = PERIODS * PERIOD_SECONDS;
const STEP = { least: 9, more: 14 };

export function tellIceHockey(telling: Telling) {
  const { random, played, means, length } = telling;
  const recorder = record(telling, STATISTICS.iceHockey);
  const { draft } = recorder;
  const homeShare = means.home / (means.home + means.away);
  const events = eventsOf(recorder, telling);
  const tellUpTo = (seconds: number, left: (seconds: number) => number) => {
    for (let event = events[0]; event && event.at * MATCH_SECONDS <= seconds; event = events[0]) {
      events.shift();
      event.tell(left);
      recorder.beat(event.at);
    }
  };
  for (let period = 1; period <= PERIODS; period++) {
    const from = (period - 1) * PERIOD_SECONDS;
    const left = (seconds: number) => from + PERIOD_SECONDS - seconds;
    recorder.beginPeriod(String(period));
    const rate = -(MATCH_SECONDS * 1_000) / length;
    draft.clock = { seconds: PERIOD_SECONDS, rate, at: recorder.instant(from / MATCH_SECONDS), added: null };
    const running = powerPlayAt(played.powerPlays ?? [], from / MATCH_SECONDS);
    if (draft.powerPlay && running)
      draft.powerPlay = { ...draft.powerPlay, until: Math.max(0, Math.floor(left(running.until * MATCH_SECONDS))) };
    draft.ball = { x: 50, y: 50 };
    recorder.act("faceOff", null);
    recorder.tell("periodStart", null, PERIOD_SECONDS);
    recorder.beat(from / MATCH_SECONDS);
    let seconds = from;
    let nextSample = from + 60;
    while ((seconds += STEP.least + random() * STEP.more) < from + PERIOD_SECONDS) {
      tellUpTo(seconds, left);
      if (seconds >= nextSample) {
        recorder.sample();
        nextSample += 60;
      }
      play(recorder, random, random() < chanceOf(homeShare, draft.powerPlay?.side) ? "home" : "away");
      recorder.beat(seconds / MATCH_SECONDS);
    }
    tellUpTo(from + PERIOD_SECONDS, left);
    const isLast = period === PERIODS && !played.decided;
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
  if (played.decided) {
    draft.powerPlay = null;
    tellDecider(recorder, telling, played.decided, {
      every: STEP,
      play: (side) => play(recorder, random, side),
      goal: (side, seconds) => scoreGoal(recorder, random, side, seconds, false),
    });
  }
  return recorder.beats;
}

const chanceOf = (homeShare: number, powerPlay: Side | undefined): number =>
  powerPlay === undefined ? homeShare : powerPlay === "home" ? 0.78 : 0.22;

interface Event {
  at: number;
  /** `left`: what the clock shows at a second of the match. */
  tell(left: (seconds: number) => number): void;
}

/** Goals, and beginnings and ends of power plays, in their order. The goal that ends a power play tells of its end. */
function eventsOf(recorder: Recorder, { random, played }: Telling): Event[] {
  const goals = played.moments.map(({ at, home }) => ({
    at,
    tell: (left: (seconds: number) => number) => {
      const side = home > recorder.draft.score.home ? "home" : "away";
      const isPowerPlayGoal = recorder.draft.powerPlay?.side === side;
      scoreGoal(recorder, random, side, left(at * MATCH_SECONDS), isPowerPlayGoal);
      if (isPowerPlayGoal) recorder.draft.powerPlay = null;
    },
  }));
  const powerPlays = (played.powerPlays ?? []).flatMap(({ at, until, ends, side }): Event[] => [
    {
      at,
      tell: (left) => suspend(recorder, otherSide(side), left(at * MATCH_SECONDS), left(until * MATCH_SECONDS)),
    },
    ...(ends === until
      ? [{ at: ends, tell: (left: (seconds: number) => number) => endPowerPlay(recorder, left(ends * MATCH_SECONDS)) }]
      : []),
  ]);
  return [...goals, ...powerPlays].toSorted((a, b) => a.at - b.at);
}

function endPowerPlay(recorder: Recorder, left: number): void {
  recorder.draft.powerPlay = null;
  recorder.tell("powerPlayEnd", null, left);
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

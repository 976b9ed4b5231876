// Football: attacks that become shots, corners, fouls and cards, around the goals of the match. Each half has stoppage
// time, and the clock goes on through it.
import { STATISTICS, type Side } from "../../../../../src/domain/sports/scoreboard/scoreboard.ts";
import { HALF_END, SECOND_START } from "../football-time.ts";
import type { Random } from "../../seeded.ts";
import { tellDecider } from "./decider.ts";
import { otherSide, place, record, type Recorder, type Telling } from "./recorder.ts";

const HALVES = [
  { period: "10", from: 0, to: HALF_END, start: 0, weight: 0.45 },
  { period: "20", from: SECOND_START, to: 1, start: 45, weight: 0.55 },
] as const;
/** Seconds of the clock between two things that happen. */
const STEP = { least: 18, more: 22 };
const YELLOW_SHARE = 0.15;

export function tellFootball(telling: Telling) {
  const { random, played, means, length } = telling;
  const recorder = record(telling, STATISTICS.football);
  const { draft } = recorder;
  const { decided } = played;
  const homeShare = means.home / (means.home + means.away);
  const held = { home: 1, away: 1 };
  for (const [index, half] of HALVES.entries()) {
    const added = played.added?.[index] ?? 0;
    const minutes = 45 + added;
    const rate = (minutes * 60_000) / ((half.to - half.from) * length);
    const shareAt = (seconds: number) =>
      half.from + ((half.to - half.from) * (seconds - half.start * 60)) / (minutes * 60);
    const secondsAt = (share: number) => half.start * 60 + ((share - half.from) / (half.to - half.from)) * minutes * 60;
    recorder.beginPeriod(half.period);
    draft.clock = { seconds: half.start * 60, rate, at: recorder.instant(half.from), added: null };
    draft.ball = { x: 50, y: 50 };
    recorder.act("ready", index === 0 ? "home" : "away");
    recorder.tell("periodStart", null, half.start * 60);
    recorder.beat(half.from);
    const events = eventsOf(recorder, telling)
      .filter(({ at }) => at >= half.from && at < half.to)
      .toSorted((a, b) => a.at - b.at);
    let seconds = half.start * 60;
    let nextSample = seconds + 180;
    while ((seconds += STEP.least + random() * STEP.more) < (half.start + minutes) * 60) {
      for (let event = events[0]; event && secondsAt(event.at) <= seconds; event = events[0]) {
        events.shift();
        event.tell(secondsAt(event.at));
      }
      if (!draft.clock.added && added > 0 && seconds >= (half.start + 45) * 60) {
        draft.clock = { ...draft.clock, added };
        recorder.tell("stoppage", null, (half.start + 45) * 60);
      }
      if (seconds >= nextSample) {
        recorder.sample();
        nextSample += 180;
        const share = Math.round((100 * held.home) / (held.home + held.away));
        Object.assign(draft.statistics.find(({ key }) => key === "possession") ?? {}, {
          home: share,
          away: 100 - share,
        });
      }
      const side: Side = random() < homeShare * 0.6 + 0.2 ? "home" : "away";
      held[side]++;
      draft.possession = side;
      attack(recorder, random, side, seconds);
      recorder.beat(shareAt(seconds));
    }
    for (const event of events) event.tell(secondsAt(event.at));
    const isOver = index === 1 && !decided;
    draft.phase = isOver ? "over" : "break";
    draft.clock = { seconds: (half.start + minutes) * 60, rate: 0, at: recorder.instant(half.to), added };
    draft.ball = null;
    draft.possession = null;
    recorder.act(isOver ? "over" : "break", null);
    if (isOver) draft.period = "100";
    recorder.tell(isOver ? "matchEnd" : "periodEnd", null, (half.start + minutes) * 60, true);
    recorder.beat(half.to - 1e-6);
  }
  if (decided)
    tellDecider(recorder, telling, decided, {
      every: STEP,
      play: (side, seconds) => attack(recorder, random, side, seconds),
      goal: (side, seconds, share) => scoreGoal(recorder, random, side, seconds, share),
    });
  return recorder.beats;
}

/** Goals and red cards at their own instants; `seconds`: what the clock shows. */
function eventsOf(recorder: Recorder, { random, played }: Telling): { at: number; tell(seconds: number): void }[] {
  const goals = played.moments.map(({ at, home }) => ({
    at,
    tell: (seconds: number) =>
      scoreGoal(recorder, random, home > recorder.draft.score.home ? "home" : "away", seconds, at),
  }));
  const reds = (played.reds ?? []).map(({ at, side }) => ({
    at,
    tell: (seconds: number) => {
      card(recorder, random, side, "red", seconds);
      recorder.beat(at);
    },
  }));
  return [...goals, ...reds];
}

function scoreGoal(recorder: Recorder, random: Random, side: Side, seconds: number, share: number): void {
  recorder.addScore(side, 1);
  for (const key of ["attacks", "dangerous", "shots", "onTarget"] as const) recorder.count(key, side);
  recorder.press(side, 8);
  recorder.act("goal", side);
  recorder.draft.ball = place(random, side, 98);
  recorder.draft.possession = otherSide(side);
  recorder.tell("goal", side, seconds, true);
  recorder.beat(share);
}

function card(recorder: Recorder, random: Random, side: Side, kind: "yellow" | "red", seconds: number): void {
  recorder.count("fouls", side);
  recorder.count(kind, side);
  recorder.act("card", side);
  recorder.draft.ball = place(random, side, 45);
  recorder.draft.possession = otherSide(side);
  recorder.tell(kind, side, seconds);
}

/** One attack of a side, as far as it comes. */
function attack(recorder: Recorder, random: Random, side: Side, seconds: number): void {
  const { draft } = recorder;
  const share = random();
  if (share < 0.42) {
    recorder.act("safe", side);
    draft.ball = place(random, side, 42);
    return;
  }
  if (share > 0.87) {
    const fouling = otherSide(side);
    if (random() < YELLOW_SHARE) return card(recorder, random, fouling, "yellow", seconds);
    recorder.count("fouls", fouling);
    recorder.act("foul", fouling);
    draft.ball = place(random, side, 60);
    return;
  }
  recorder.count("attacks", side);
  recorder.press(side, 1);
  recorder.act("attack", side);
  draft.ball = place(random, side, 66);
  if (random() > 0.5) return;
  recorder.count("dangerous", side);
  recorder.press(side, 2);
  recorder.act("dangerous", side);
  draft.ball = place(random, side, 84);
  if (random() > 0.48) return;
  if (random() < 0.36) {
    recorder.count("corners", side);
    recorder.act("corner", side);
    recorder.tell("corner", side, seconds);
    draft.ball = { x: side === "home" ? 99 : 1, y: random() < 0.5 ? 2 : 98 };
    return;
  }
  recorder.count("shots", side);
  recorder.press(side, 3);
  recorder.act("shot", side);
  draft.ball = place(random, side, 95);
  if (random() > 0.3) return;
  recorder.count("onTarget", side);
  recorder.tell("shot", side, seconds);
}

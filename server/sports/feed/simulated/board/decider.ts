// Extra time and the shoot-out of a match, told with the steps of its sport.
import type { Side } from "../../../../../src/domain/sports/scoreboard/scoreboard.ts";
import { PERIOD } from "../../../../../src/domain/sports/market.ts";
import type { Decided, DeciderRules, TimedGoal } from "../decider.ts";
import { secondsIn } from "../decider-text.ts";
import { otherSide, place, type Recorder, type Telling } from "./recorder.ts";

export interface Steps {
  /** Seconds of the clock between two things that happen. */
  every: { least: number; more: number };
  /** One attack; `seconds`: what the clock shows. */
  play(side: Side, seconds: number): void;
  goal(side: Side, seconds: number, share: number): void;
}

/** The beats before an instant end a little earlier. */
const BEFORE = 1e-6;
const PENALTY_SPOT = 89;

export function tellDecider(recorder: Recorder, telling: Telling, decided: Decided, steps: Steps): void {
  const { rules, goals, kicks } = decided;
  const lastGoal = goals.at(-1)?.at ?? 0;
  for (const [index, part] of rules.periods.entries()) {
    const isEnd = rules.isSuddenDeath && goals.length > 0;
    const to = isEnd ? Math.min(part.to, lastGoal) : part.to;
    tellPart(recorder, telling, steps, { part, to, added: decided.added[index] ?? 0, goals });
    const isOver = kicks.length === 0 && index === rules.periods.length - 1;
    endPart(recorder, isOver ? PERIOD.withOvertime : null, Math.floor(secondsIn(part, to, decided.added[index])), to);
  }
  if (kicks.length > 0) tellKicks(recorder, telling, decided);
}

interface Part {
  part: DeciderRules["periods"][number];
  /** Its end, or the goal that ends the match. */
  to: number;
  added: number;
  goals: readonly TimedGoal[];
}

function tellPart(recorder: Recorder, { random, means, length }: Telling, steps: Steps, told: Part): void {
  const { part, to, added, goals } = told;
  const { draft } = recorder;
  const [start, end] = part.seconds;
  const total = Math.abs(end - start) + added * 60;
  const direction = end > start ? 1 : -1;
  const homeShare = means.home / (means.home + means.away);
  const rate = (direction * total * 1_000) / ((part.to - part.from) * length);
  recorder.beginPeriod(part.code);
  draft.clock = { seconds: start, rate, at: recorder.instant(part.from), added: null };
  draft.ball = { x: 50, y: 50 };
  recorder.act("ready", null);
  recorder.tell("periodStart", null, start);
  recorder.beat(part.from);
  const waiting = goals.filter(({ at }) => at >= part.from && at <= to);
  const shareAt = (passed: number) => part.from + ((part.to - part.from) * passed) / total;
  const tellGoals = (upTo: number) => {
    for (let goal = waiting[0]; goal && goal.at <= upTo; goal = waiting[0]) {
      waiting.shift();
      steps.goal(goal.side, secondsIn(part, goal.at, added), goal.at);
      recorder.beat(goal.at);
    }
  };
  let passed = 0;
  while ((passed += steps.every.least + random() * steps.every.more) < total && shareAt(passed) < to) {
    tellGoals(shareAt(passed));
    if (draft.clock && !draft.clock.added && added > 0 && passed >= total - added * 60) {
      draft.clock = { ...draft.clock, added };
      recorder.tell("stoppage", null, end);
    }
    steps.play(random() < homeShare ? "home" : "away", start + direction * passed);
    recorder.beat(shareAt(passed));
  }
  tellGoals(to);
}

/** `over`: the period of a match that ends here. */
function endPart(recorder: Recorder, over: string | null, seconds: number, share: number): void {
  const { draft } = recorder;
  draft.phase = over ? "over" : "break";
  if (draft.clock)
    draft.clock = { ...draft.clock, seconds: Math.max(0, seconds), rate: 0, at: recorder.instant(share) };
  draft.ball = null;
  draft.possession = null;
  recorder.act(over ? "over" : "break", null);
  if (over) draft.period = over;
  recorder.tell(over ? "matchEnd" : "periodEnd", null, Math.max(0, seconds), true);
  recorder.beat(over ? share : share - BEFORE);
}

function tellKicks(recorder: Recorder, { random }: Telling, { rules, kicks, until }: Decided): void {
  const { draft } = recorder;
  recorder.beginPeriod("50");
  draft.clock = null;
  draft.shootOut = [];
  recorder.act("ready", kicks[0]?.side ?? null);
  recorder.tell("periodStart", null, null);
  recorder.beat(rules.shootOut.from - rules.pause);
  for (const { at, side, isScored } of kicks) {
    draft.shootOut.push({ side, isScored });
    const part = draft.periods.at(-1);
    if (part && isScored) part[side]++;
    recorder.act(isScored ? "goal" : "miss", side);
    recorder.tell(isScored ? "kickScored" : "kickMissed", side, null);
    draft.ball = place(random, side, isScored ? 98 : PENALTY_SPOT);
    draft.possession = otherSide(side);
    recorder.beat(at);
  }
  draft.phase = "over";
  draft.period = PERIOD.withPenalties;
  draft.ball = null;
  draft.possession = null;
  recorder.act("over", null);
  recorder.tell("matchEnd", null, null, true);
  recorder.beat(until - BEFORE);
}

// Baseball: every batter with the pitches to him, the bases and the outs, inning by inning.
import type { PlateResult } from "../../../../../src/domain/sports/goal-model/half-inning.ts";
import { type ActionKind, type Side, STATISTICS } from "../../../../../src/domain/sports/scoreboard/scoreboard.ts";
import type { Random } from "../../seeded.ts";
import type { Batter, Moment } from "../sport.ts";
import { momentAt } from "../sport.ts";
import { place, record, type Recorder, type Telling } from "./recorder.ts";

const INNINGS = 9;
const EXTRA = "40";

const SHOWN: Readonly<Record<PlateResult, ActionKind>> = {
  out: "out",
  strikeout: "out",
  walk: "walk",
  single: "hit",
  double: "hit",
  triple: "hit",
  homeRun: "goal",
};

export function tellBaseball(telling: Telling) {
  const { random, played } = telling;
  const recorder = record(telling, STATISTICS.baseball);
  const batters = played.batters ?? [];
  let lastAt = 0;
  for (const [index, batter] of batters.entries()) {
    const before = batters[index - 1];
    if (before?.turn !== batter.turn) beginTurn(recorder, batter.turn, lastAt);
    pitch(recorder, random, batter, lastAt);
    bat(recorder, random, batter, momentAt(played, batter.at));
    if (index % 4 === 3) recorder.sample();
    if (index === batters.length - 1) endMatch(recorder);
    recorder.beat(batter.at);
    lastAt = batter.at;
  }
  return recorder.beats;
}

function beginTurn(recorder: Recorder, turn: number, share: number): void {
  const { draft } = recorder;
  const inning = Math.floor(turn / 2) + 1;
  const side: Side = turn % 2 === 0 ? "away" : "home";
  const period = inning > INNINGS ? EXTRA : String(inning);
  if (draft.period !== period) {
    recorder.beginPeriod(period);
    recorder.tell("periodStart", null, null);
  }
  draft.phase = "play";
  draft.possession = side;
  draft.diamond = {
    half: side === "away" ? "top" : "bottom",
    outs: 0,
    balls: 0,
    strikes: 0,
    bases: [false, false, false],
  };
  recorder.act("ready", side);
  recorder.beat(share);
}

/** The pitches before the last one, spread over the time since the batter before. */
function pitch(recorder: Recorder, random: Random, { at, result }: Batter, from: number): void {
  const { draft } = recorder;
  const balls = result === "walk" ? 3 : Math.floor(random() * 4);
  const strikes = result === "strikeout" ? 2 : Math.floor(random() * 3);
  const left = { balls, strikes };
  const all = balls + strikes;
  for (let index = 1; index <= all; index++) {
    const kind = random() * (left.balls + left.strikes) < left.balls ? "balls" : "strikes";
    left[kind]--;
    if (draft.diamond) draft.diamond = { ...draft.diamond, [kind]: draft.diamond[kind] + 1 };
    recorder.act("pitch", draft.possession);
    recorder.beat(from + ((at - from) * index) / (all + 1));
  }
}

function bat(recorder: Recorder, random: Random, batter: Batter, now: Moment): void {
  const { draft } = recorder;
  const { result, outs, bases } = batter;
  const side = draft.possession ?? "away";
  const runs = now[side] - draft.score[side];
  if (result === "strikeout") recorder.count("strikeouts", side);
  if (result === "walk") recorder.count("walks", side);
  if (result === "homeRun") recorder.count("homeRuns", side);
  if (SHOWN[result] === "hit" || result === "homeRun") recorder.count("hits", side);
  if (outs >= 3) recorder.count("leftOnBase", side, (bases & 1) + ((bases >> 1) & 1) + ((bases >> 2) & 1));
  recorder.act(SHOWN[result], side);
  recorder.press(side, runs * 4 + (SHOWN[result] === "out" ? 0 : 1));
  if (result === "walk" || result === "strikeout") draft.ball = null;
  else draft.ball = place(random, "home", result === "homeRun" ? 96 : 55);
  draft.diamond = {
    half: draft.diamond?.half ?? "top",
    outs,
    balls: 0,
    strikes: 0,
    bases: [(bases & 1) > 0, (bases & 2) > 0, (bases & 4) > 0],
  };
  if (runs === 0) return;
  recorder.addScore(side, runs);
  recorder.tell(result === "homeRun" ? "homeRun" : "run", side, null, true);
}

function endMatch(recorder: Recorder): void {
  const { draft } = recorder;
  recorder.act("over", null);
  recorder.tell("matchEnd", null, null, true);
  draft.phase = "over";
  draft.period = draft.period === EXTRA ? "101" : "100";
  draft.possession = null;
}

// Volleyball: every rally of the match. The side that wins a rally serves the next one.
import { STATISTICS, type Side } from "../../../../../src/domain/sports/scoreboard/scoreboard.ts";
import type { Random } from "../../seeded.ts";
import type { Moment } from "../sport.ts";
import { otherSide, place, record, type Recorder, type Telling } from "./recorder.ts";

/** After these points of the leading side a side may take a time-out. */
const TIMEOUT_SHARE = 0.012;

export function tellVolleyball(telling: Telling) {
  const { random, played } = telling;
  const recorder = record(telling, STATISTICS.volleyball);
  const { draft } = recorder;
  let server: Side = random() < 0.5 ? "home" : "away";
  const begin = (share: number) => {
    recorder.beginPeriod(String(draft.periods.length + 1));
    draft.points = { home: 0, away: 0 };
    draft.possession = server;
    recorder.act("serve", server);
    recorder.tell("periodStart", null, null);
    recorder.beat(share);
  };
  begin(0);
  for (const [index, rally] of played.moments.entries()) {
    const isOver = index === played.moments.length - 1;
    const winner = winnerOf(played.moments[index - 1], rally);
    rallyWon(recorder, random, winner, server);
    server = winner;
    draft.possession = winner;
    const isSet = rally.home + rally.away > draft.score.home + draft.score.away;
    if (index % 3 === 2) recorder.sample();
    if (!isSet) {
      if (random() < TIMEOUT_SHARE) {
        recorder.count("timeouts", otherSide(winner));
        recorder.act("timeout", otherSide(winner));
        recorder.tell("timeout", otherSide(winner), null);
      }
      recorder.beat(rally.at);
      continue;
    }
    draft.score[winner]++;
    draft.phase = isOver ? "over" : "break";
    recorder.tell("setWon", winner, null, true);
    if (isOver) {
      recorder.act("over", null);
      recorder.tell("matchEnd", null, null, true);
      draft.period = "100";
      draft.possession = null;
    }
    recorder.beat(rally.at);
    const next = played.moments[index + 1];
    if (next) begin((rally.at + next.at) / 2);
  }
  return recorder.beats;
}

/** The points of a set begin anew after it, so a rally that ends a set is told by the sets. */
function winnerOf(before: Moment | undefined, after: Moment): Side {
  const sets = { home: before?.home ?? 0, away: before?.away ?? 0 };
  if (after.home !== sets.home) return "home";
  if (after.away !== sets.away) return "away";
  return after.homePoints > (before?.homePoints ?? 0) ? "home" : "away";
}

function rallyWon(recorder: Recorder, random: Random, side: Side, server: Side): void {
  const { draft } = recorder;
  const share = random();
  if (share < 0.52) recorder.count("attackPoints", side);
  else if (share < 0.66) recorder.count("blocks", side);
  else if (share < 0.74 && side === server) recorder.count("aces", side);
  else recorder.count("errors", otherSide(side));
  const running = draft.periods.at(-1);
  if (running) running[side]++;
  if (draft.points) draft.points = { ...draft.points, [side]: draft.points[side] + 1 };
  recorder.press(side, 2);
  recorder.act("point", side);
  draft.ball = place(random, side, 75);
}

// Writes a match down as it is played: a draft that the sport changes, and after each beat what changed of it. The
// board of any instant is the sum of the beats before it, so a restart shows the same board to the byte.
import { type BoardDelta, boardDelta, mergeBoard } from "../../../../../src/domain/sports/scoreboard/delta.ts";
import {
  type ActionKind,
  type IncidentKind,
  INCIDENTS_KEPT,
  MOMENTUM_KEPT,
  NEW_BOARD,
  type Scoreboard,
  type Side,
  type Statistic,
} from "../../../../../src/domain/sports/scoreboard/scoreboard.ts";
import type { Random } from "../../seeded.ts";
import type { Means, Played } from "../sport.ts";

export interface Beat {
  /** Milliseconds since 1970. */
  at: number;
  delta: BoardDelta;
}

/** A match that is to be told, with a stream of shares of its own. */
export interface Telling {
  random: Random;
  means: Means;
  played: Played;
  possessions: number;
  startsAt: number;
  /** In milliseconds. */
  length: number;
}

export interface Recorder {
  draft: Scoreboard;
  /** The instant at a share of the match's time. */
  instant(share: number): number;
  /** Ends a step at a share of the match's time: what the draft changed is one beat. */
  beat(share: number): void;
  count(key: Statistic, side: Side, by?: number): void;
  act(kind: ActionKind, side: Side | null): void;
  /** `seconds`: what the clock shows. */
  tell(kind: IncidentKind, side: Side | null, seconds: number | null, hasScored?: boolean): void;
  beginPeriod(period: string): void;
  addScore(side: Side, by: number): void;
  /** Pressure of a side; it fades. `sample` puts it into the row that is shown. */
  press(side: Side, by: number): void;
  sample(): void;
}

const FADE = 0.82;

export function record({ startsAt, length }: Telling, statistics: readonly Statistic[]): Recorder & { beats: Beat[] } {
  const beats: Beat[] = [];
  const draft = structuredClone(NEW_BOARD);
  let told = structuredClone(NEW_BOARD);
  let [nextIncident, pressure] = [1, 0];
  draft.statistics = statistics.map((key) => ({ key, home: 0, away: 0 }));
  const instant = (share: number) => Math.round(startsAt + share * length);
  return {
    draft,
    beats,
    instant,
    beat(share) {
      const delta = boardDelta(told, { ...draft, seq: told.seq + 1 });
      if (!delta) return;
      beats.push({ at: instant(share), delta });
      told = mergeBoard(told, delta);
    },
    count(key, side, by = 1) {
      const row = draft.statistics.find((one) => one.key === key);
      if (row) row[side] += by;
    },
    act: (kind, side) => void (draft.action = { kind, side }),
    tell(kind, side, seconds, hasScored = false) {
      const { period, score } = draft;
      const told = { id: nextIncident++, kind, side, period, seconds: seconds === null ? null : Math.floor(seconds) };
      draft.incidents.push({ ...told, score: hasScored ? { ...score } : null });
      draft.incidents.splice(0, draft.incidents.length - INCIDENTS_KEPT);
    },
    beginPeriod(period) {
      draft.phase = "play";
      draft.period = period;
      draft.periods.push({ period, home: 0, away: 0 });
    },
    addScore(side, by) {
      draft.score[side] += by;
      const running = draft.periods.at(-1);
      if (running) running[side] += by;
    },
    press: (side, by) => void (pressure += side === "home" ? by : -by),
    sample() {
      // `+ 0`: −0 and 0 are one number on the wire.
      draft.momentum.push(Math.round(100 * Math.tanh(pressure / 12)) + 0);
      draft.momentum.splice(0, draft.momentum.length - MOMENTUM_KEPT);
      pressure *= FADE;
    },
  };
}

export const otherSide = (side: Side): Side => (side === "home" ? "away" : "home");

/** A point of the field as the attacking side sees it: `x` from its own goal. */
export function place(random: Random, side: Side, x: number): { x: number; y: number } {
  const along = Math.max(2, Math.min(98, Math.round(x + (random() - 0.5) * 12)));
  return { x: side === "home" ? along : 100 - along, y: Math.round(12 + random() * 76) };
}

/** The board at `now`, from the beats up to it. `from` is an earlier board with the number of beats in it. */
export function boardAt(
  beats: readonly Beat[],
  now: number,
  from: { board: Scoreboard; beats: number },
): { board: Scoreboard; beats: number } {
  let { board, beats: done } = from;
  for (let beat = beats[done]; beat && beat.at <= now; beat = beats[done]) {
    board = mergeBoard(board, beat.delta);
    done++;
  }
  return { board, beats: done };
}

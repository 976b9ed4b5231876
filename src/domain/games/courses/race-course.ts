// How a drawn race went. The places are drawn before; the course leads to exactly these, and changes on the way.
import { between, seeded } from "./seeded.ts";

export type Runner = "dog" | "horse";

interface Track {
  /** Metres from the gate to the line. */
  length: number;
  /** When the first one crosses the line, in milliseconds after the gate opened. */
  winsAtMs: number;
  /** Metres between two that come in one after the other, at most. */
  gap: number;
  /** How far a runner strays from an even pace, in metres, by its slow and its quick changes. */
  strays: readonly number[];
}

const TRACKS: Readonly<Record<Runner, Track>> = {
  dog: { length: 460, winsAtMs: 27_000, gap: 1.3, strays: [1.5, 1.4, 0.8] },
  horse: { length: 560, winsAtMs: 31_000, gap: 1.9, strays: [2.6, 2.3, 1.3] },
};

/** They stand in the gate for so long. */
export const GATE_MS = 1_500;
/** From the gate they come to their pace in so long. */
const SPEED_UP_MS = 1_600;
/** Behind the line they slow down. */
const SLOW_DOWN_MS = 1_800;
/** Metres at the line below which the eye cannot tell who was first. */
const PHOTO_METRES = 0.22;
const PHOTO_MS = 3_500;
/** One race in so many is as close as that. */
const CLOSE_IN = 3;
/** The third one is over the line, and a moment more. */
const RUN_OUT_MS = 900;

export interface RaceCourse {
  /** Numbers from 1, in the order of the lanes. */
  runners: readonly number[];
  length: number;
  isPhoto: boolean;
  /** All in milliseconds after the show began. When the first one, and the third one, is over the line. */
  winsAt: number;
  thirdAt: number;
  /** The photo is shown from here on; the same as `endsAt` where there is none. */
  photoAt: number;
  /** From here on the places may be told. */
  endsAt: number;
  /** Metres from the gate of each runner, in the order of `runners`. */
  metresAt: (ms: number) => number[];
}

/** Even pace once they have come to it: time that is lost at the gate is the same for all. */
const paced = (ms: number): number =>
  ms <= 0 ? 0 : ms < SPEED_UP_MS ? ms ** 2 / (2 * SPEED_UP_MS) : ms - SPEED_UP_MS / 2;

/** `order`: the numbers as they came in. The same order and seed give the same course. */
export function raceCourse(kind: Runner, order: readonly number[], seed: string): RaceCourse {
  const next = seeded(seed);
  const track = TRACKS[kind];
  const winsAfter = paced(track.winsAtMs);
  const speed = track.length / winsAfter;
  const isPhoto = Math.floor(next() * CLOSE_IN) === 0;
  let behind = 0;
  const finishes = new Map<number, number>();
  order.forEach((runner, place) => {
    if (place === 1)
      behind += isPhoto ? between(next, 0.05, PHOTO_METRES * 0.9) : between(next, PHOTO_METRES * 2, track.gap);
    else if (place > 1) behind += between(next, 0.15, track.gap);
    finishes.set(runner, winsAfter + behind / speed);
  });
  const runners = order.toSorted((a, b) => a - b);
  const lanes = runners.map((runner) => {
    const finish = finishes.get(runner) ?? winsAfter;
    const strays = track.strays.map((most) => between(next, -most, most));
    return { finish, strays };
  });
  const metresOf = ({ finish, strays }: (typeof lanes)[number], run: number): number => {
    if (run <= finish) {
      const part = run / finish;
      // Each stray is nothing at the gate and at the line.
      const stray = strays.reduce((sum, of, i) => sum + of * Math.sin(Math.PI * (i + 1) * part), 0);
      return track.length * part + stray;
    }
    const slope = strays.reduce((sum, of, i) => sum + of * Math.PI * (i + 1) * (-1) ** (i + 1), 0);
    const over = (track.length + slope) / finish;
    return track.length + over * SLOW_DOWN_MS * (1 - Math.exp((finish - run) / SLOW_DOWN_MS));
  };
  const crossedAt = (place: number) => {
    const finish = finishes.get(order[place] ?? 0) ?? winsAfter;
    return GATE_MS + finish + SPEED_UP_MS / 2;
  };
  const winsAt = crossedAt(0);
  const thirdAt = crossedAt(Math.min(2, order.length - 1));
  const photoAt = thirdAt + RUN_OUT_MS;
  return {
    runners,
    length: track.length,
    isPhoto,
    winsAt,
    thirdAt,
    photoAt,
    endsAt: isPhoto ? photoAt + PHOTO_MS : photoAt,
    metresAt: (ms) => lanes.map((lane) => metresOf(lane, paced(ms - GATE_MS))),
  };
}

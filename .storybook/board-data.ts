// Scoreboards of one moment of each sport.
import { NEW_BOARD, type Scoreboard } from "../src/domain/sports/scoreboard/scoreboard.ts";

const stopped = (seconds: number) => ({ seconds, rate: 0, at: 0, added: null });
const momentum = Array.from({ length: 30 }, (_, at) => Math.round(90 * Math.sin(at / 3)));

const football: Scoreboard = {
  ...NEW_BOARD,
  seq: 71,
  phase: "play",
  period: "20",
  clock: stopped(4_230),
  score: { home: 2, away: 1 },
  periods: [
    { period: "10", home: 1, away: 1 },
    { period: "20", home: 1, away: 0 },
  ],
  possession: "home",
  statistics: [
    { key: "possession", home: 58, away: 42 },
    { key: "onTarget", home: 6, away: 3 },
    { key: "corners", home: 5, away: 2 },
    { key: "red", home: 0, away: 0 },
  ],
  action: { kind: "dangerous", side: "home" },
  ball: { x: 78, y: 40 },
  momentum,
  incidents: [
    { id: 1, kind: "goal", side: "away", period: "10", seconds: 1_310, score: { home: 0, away: 1 } },
    { id: 2, kind: "yellow", side: "home", period: "10", seconds: 2_000, score: null },
    { id: 3, kind: "goal", side: "home", period: "20", seconds: 4_100, score: { home: 2, away: 1 } },
  ],
};
const basketball: Scoreboard = {
  ...NEW_BOARD,
  seq: 9,
  phase: "play",
  period: "3",
  clock: stopped(271),
  score: { home: 61, away: 58 },
  periods: [
    { period: "1", home: 20, away: 22 },
    { period: "2", home: 25, away: 19 },
    { period: "3", home: 16, away: 17 },
  ],
  possession: "away",
  statistics: [{ key: "threePoints", home: 7, away: 9 }],
  action: { kind: "attack", side: "away" },
  ball: { x: 20, y: 60 },
  momentum,
};
const volleyball: Scoreboard = {
  ...NEW_BOARD,
  seq: 5,
  phase: "play",
  period: "3",
  score: { home: 1, away: 1 },
  periods: [
    { period: "1", home: 25, away: 21 },
    { period: "2", home: 23, away: 25 },
    { period: "3", home: 11, away: 9 },
  ],
  points: { home: 11, away: 9 },
  possession: "home",
  action: { kind: "serve", side: "home" },
  ball: { x: 12, y: 30 },
};
const baseball: Scoreboard = {
  ...NEW_BOARD,
  seq: 5,
  phase: "play",
  period: "5",
  score: { home: 3, away: 2 },
  periods: Array.from({ length: 5 }, (_, at) => ({ period: String(at + 1), home: at === 1 ? 3 : 0, away: at % 2 })),
  possession: "home",
  diamond: { half: "bottom", outs: 1, balls: 2, strikes: 1, bases: [true, false, true] },
  action: { kind: "pitch", side: "away" },
  ball: { x: 50, y: 70 },
};
const iceHockey: Scoreboard = {
  ...NEW_BOARD,
  seq: 5,
  phase: "play",
  period: "2",
  clock: stopped(612),
  score: { home: 1, away: 0 },
  periods: [
    { period: "1", home: 1, away: 0 },
    { period: "2", home: 0, away: 0 },
  ],
  powerPlay: { side: "home", skaters: { home: 5, away: 4 }, until: 540 },
  action: { kind: "shot", side: "home" },
  ball: { x: 85, y: 45 },
};

/** By the code of the sport. */
export const storyBoards = {
  "6046": football,
  "48242": basketball,
  "154830": volleyball,
  "154914": baseball,
  "35232": iceHockey,
} as const;
export type StorySport = keyof typeof storyBoards;

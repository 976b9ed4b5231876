// The scoreboards of all five sports, told from the same seed twice and read at every beat.
import { describe, expect, test } from "vitest";
import { readBoards, Scoreboard } from "../../../../src/api/contract/sports/scoreboard.ts";
import { PERIOD_NAMES } from "../../../../src/domain/sports/labels/periods.ts";
import { SPORT } from "../../../../src/domain/sports/market.ts";
import { clockSeconds } from "../../../../src/domain/sports/scoreboard/clock.ts";
import { boardDelta, mergeBoard } from "../../../../src/domain/sports/scoreboard/delta.ts";
import { NEW_BOARD, type Scoreboard as Board } from "../../../../src/domain/sports/scoreboard/scoreboard.ts";
import * as v from "valibot";
import { boardAt } from "./board/recorder.ts";
import { LEAGUES } from "./leagues.ts";
import { beatsOf, type Match, matchOf, stateOf } from "./match.ts";
import { chooseLines } from "./offers.ts";
import { matchesOfDay } from "./schedule.ts";
import { scoreAt } from "./sport.ts";

const DAY = 20_778;
const LENGTH = 720_000;
const SHOOT_OUT = "50";

function matchesOf(league: (typeof LEAGUES)[number], count: number): Match[] {
  return Array.from({ length: 40 }, (_, i) => matchesOfDay(5, DAY + i))
    .flat()
    .filter((one) => one.league === league)
    .slice(0, count)
    .map((planned) =>
      matchOf({
        id: planned.feedKey,
        feedKey: planned.feedKey,
        state: stateOf(planned, chooseLines),
        proto: false,
        startsAt: planned.startsAt,
        endsAt: planned.startsAt + LENGTH,
        status: "live",
      }),
    );
}

/** Every board of a match, as a member who never left the page sees them. */
function boardsOf(match: Match): { at: number; board: Board }[] {
  let board = NEW_BOARD;
  return beatsOf(match).map(({ at, delta }) => {
    const [told] = readBoards(JSON.parse(JSON.stringify({ items: [{ id: "m", board: delta }] })));
    if (told) board = mergeBoard(board, told.board);
    return { at, board };
  });
}

describe.each(LEAGUES.map((league) => [league.name, league] as const))("%s", (_name, league) => {
  const matches = matchesOf(league, 6);

  test("one seed tells one match, to the byte, also from the middle of it on", () => {
    for (const match of matches.slice(0, 3)) {
      const beats = beatsOf(match);
      expect(JSON.stringify(beatsOf({ ...match, played: structuredClone(match.played) }))).toBe(JSON.stringify(beats));
      const middle = match.startsAt + LENGTH / 2;
      const whole = boardAt(beats, Infinity, { board: NEW_BOARD, beats: 0 });
      const half = boardAt(beats, middle, { board: NEW_BOARD, beats: 0 });
      expect(JSON.stringify(boardAt(beats, Infinity, half))).toBe(JSON.stringify(whole));
      expect(mergeBoard(half.board, { ...boardDelta(half.board, whole.board), seq: whole.board.seq })).toEqual(
        whole.board,
      );
    }
  });

  test("at every beat the board is a true one: periods add up, the score is the match's, nothing falls", () => {
    const faults: unknown[] = [];
    for (const match of matches) {
      let before: Board = NEW_BOARD;
      let last = match.startsAt;
      for (const { at, board } of boardsOf(match)) {
        const problem = problemOf(match, before, board, last, at);
        if (problem) faults.push([match.feedKey, board.seq, problem]);
        before = board;
        last = at;
      }
      const end = scoreAt(match.played, Infinity);
      if (before.phase !== "over" || before.score.home !== end.home || before.score.away !== end.away)
        faults.push([match.feedKey, "end", before.phase, before.score, end]);
    }
    expect(faults.slice(0, 5)).toEqual([]);
  });

  test("a board is written some times a minute and stays small", () => {
    const [match] = matches;
    if (!match) throw new Error("the league plays");
    const boards = boardsOf(match);
    expect(boards.length).toBeGreaterThan(60);
    expect(boards.length).toBeLessThan(1_100);
    expect(Math.max(...boards.map(({ board }) => JSON.stringify(board).length))).toBeLessThan(4_000);
  });
});

function problemOf(
  { league, played, startsAt }: Match,
  before: Board,
  board: Board,
  last: number,
  at: number,
): string | null {
  if (!v.safeParse(Scoreboard, board).success) return "shape";
  if (at < last || board.seq !== before.seq + 1) return "order";
  if (!(board.period in (PERIOD_NAMES[league.sportId] ?? {}))) return `period ${board.period}`;
  const now = scoreAt(played, (at - startsAt) / LENGTH + 1e-6);
  if (board.score.home !== now.home || board.score.away !== now.away)
    return `score ${board.score.home}:${board.score.away}`;
  const sums = { home: 0, away: 0 };
  for (const period of board.periods) {
    if (period.period === SHOOT_OUT) continue;
    sums.home += league.sportId === SPORT.volleyball ? 0 : period.home;
    sums.away += league.sportId === SPORT.volleyball ? 0 : period.away;
  }
  if (league.sportId !== SPORT.volleyball && (sums.home !== board.score.home || sums.away !== board.score.away))
    return "periods";
  if (board.clock && clockSeconds(board.clock, at) < 0) return "clock";
  for (const row of board.statistics) {
    const old = before.statistics.find(({ key }) => key === row.key);
    if (row.key !== "possession" && old && (row.home < old.home || row.away < old.away)) return `fell ${row.key}`;
  }
  const { diamond, powerPlay } = board;
  if (diamond && (diamond.outs > 3 || diamond.balls > 3 || diamond.strikes > 2)) return "diamond";
  if (powerPlay && (powerPlay.until < 0 || powerPlay.until > 1_200)) return "power play";
  return null;
}

test("each sport tells what only it has", () => {
  const seen = (code: string) => {
    const league = LEAGUES.find((one) => one.code === code);
    if (!league) throw new Error(`no league ${code}`);
    return matchesOf(league, 12)
      .flatMap(boardsOf)
      .map(({ board }) => board);
  };
  const kinds = (boards: readonly Board[]) =>
    new Set(boards.flatMap(({ incidents }) => incidents.map(({ kind }) => kind)));
  const football = seen("epl");
  for (const kind of ["goal", "corner", "yellow", "stoppage", "shot"] as const) expect(kinds(football)).toContain(kind);
  expect(football.some(({ clock }) => clock?.added)).toBe(true);
  const baseball = seen("kbo");
  expect(
    new Set(baseball.flatMap(({ diamond }) => (diamond ? [`${diamond.outs}${diamond.bases.join()}`] : []))).size,
  ).toBeGreaterThan(20);
  expect(baseball.some(({ period }) => period === "9")).toBe(true);
});

import { expect, test } from "vitest";
import { basketballCourse } from "./basketball-course.ts";
import { VIRTUAL_SPORTS } from "../games.ts";
import { soccerCourse } from "./soccer-course.ts";

const MATCHES: readonly (readonly (readonly number[])[])[] = [
  [[], []],
  [[12, 45, 46], [90]],
  [
    [1, 1, 1, 1, 1],
    [90, 90, 90, 90, 90],
  ],
  [[], [30]],
];

test("goals fall at the drawn minutes, and no attack but theirs is one", () => {
  for (const [home = [], away = []] of MATCHES)
    for (const seed of ["a", "b", "c"]) {
      const { attacks, scoreAt, minuteAt, endsAt } = soccerCourse([home, away], seed);
      const goals = attacks.filter(({ end }) => end === "goal");
      expect(goals.filter(({ side }) => side === "home").map(({ minute }) => minute)).toEqual(home);
      expect(goals.filter(({ side }) => side === "away").map(({ minute }) => minute)).toEqual(away);
      for (const { shotAt, minute } of attacks) expect(minuteAt(shotAt)).toBeCloseTo(minute);
      expect(scoreAt(0)).toEqual({ home: 0, away: 0 });
      expect(scoreAt(endsAt)).toEqual({ home: home.length, away: away.length });
      expect(minuteAt(endsAt)).toBe(90);
      expect(endsAt).toBeLessThanOrEqual(VIRTUAL_SPORTS.soccer.shown * 1_000);
      expect(endsAt).toBeGreaterThanOrEqual(30_000);
    }
});

test("the clock of a football match never goes back", () => {
  const { minuteAt, endsAt } = soccerCourse([[12, 45, 46], [90]], "a");
  for (let ms = 100; ms < endsAt; ms += 100) expect(minuteAt(ms)).toBeGreaterThanOrEqual(minuteAt(ms - 100));
});

const REGULAR = [
  [25, 24, 26, 28],
  [24, 23, 20, 21],
];
const OVERTIME = [
  [20, 20, 20, 20, 9],
  [20, 20, 20, 20, 10],
];

test.each([{ drawn: REGULAR }, { drawn: OVERTIME }])("the baskets of each quarter come to its points", ({ drawn }) => {
  const [home = [], away = []] = drawn;
  for (const seed of ["a", "b", "c"]) {
    const { plays, quarters, scoreAt, endsAt } = basketballCourse([home, away], seed);
    expect(quarters).toBe(home.length);
    for (let quarter = 1; quarter <= quarters; quarter++) {
      const end = plays.findLast((play) => play.quarter === quarter)?.endsAt ?? 0;
      const sum = (points: readonly number[]) => points.slice(0, quarter).reduce((all, one) => all + one, 0);
      expect(scoreAt(end - 1)).toEqual({ home: sum(home), away: sum(away) });
    }
    expect(endsAt).toBeLessThanOrEqual(VIRTUAL_SPORTS.basketball.shown * 1_000);
    expect(endsAt).toBeGreaterThanOrEqual(30_000);
  }
});

test("a basket that is shown brings its points when the ball is in", () => {
  const { plays, scoreAt } = basketballCourse(REGULAR, "a");
  for (const { side, points, shotAt, endsAt } of plays)
    expect(scoreAt(endsAt - 1)[side] - scoreAt(shotAt)[side]).toBe(points);
});

// Red cards and power plays: played as they are priced.
import { describe, expect, test } from "vitest";
import { seededRandom } from "../seeded.ts";
import { football } from "./football.ts";
import { iceHockey } from "./ice-hockey.ts";
import { momentAt, type Played, type Sport } from "./sport.ts";

const MEANS = { home: 1.5, away: 1.3 };
const HOCKEY = { home: 3.1, away: 2.9 };

/** Goals that fell after an instant of many matches, beside those that the model expected there. */
function afterwards(
  sport: Sport,
  means: typeof MEANS,
  plays: number,
  instant: (played: Played) => [number, "home" | "away"] | null,
) {
  const sums = { own: 0, other: 0, expectedOwn: 0, expectedOther: 0, count: 0 };
  for (let i = 0; i < plays; i++) {
    const played = sport.play(seededRandom(`strength:${i}`), means, 0);
    const found = instant(played);
    if (!found) continue;
    const [at, side] = found;
    const other = side === "home" ? "away" : "home";
    const now = momentAt(played, at);
    const end = momentAt(played, 1);
    const { first, rest } = sport.left?.(means, at, played) ?? { first: means, rest: means };
    sums.count++;
    sums.own += end[side] - now[side];
    sums.other += end[other] - now[other];
    sums.expectedOwn += means[side] * (first[side] + rest[side]);
    sums.expectedOther += means[other] * (first[other] + rest[other]);
  }
  return sums;
}

describe("football by minute and score", () => {
  test("goals come later in a half more often, and as the model expects", () => {
    const counts = { early: 0, late: 0 };
    for (let i = 0; i < 20_000; i++) {
      const { moments } = football.play(seededRandom(`minute:${i}`), MEANS, 0);
      // The clock has a break of 15 minutes in its 105.
      for (const { at } of moments) {
        const minute = at * 105;
        if (minute < 22.5 || (minute >= 60 && minute < 82.5)) counts.early++;
        else counts.late++;
      }
    }
    const left = football.left?.(MEANS, 22.5 / 105, { moments: [], regular: 1, half: { home: 0, away: 0 } }).first.home;
    expect(counts.late / counts.early).toBeGreaterThan(1.12);
    expect(counts.late / counts.early).toBeLessThan(1.2);
    // 0.45 of the goals fall in the first half, and 0.5375 of those in its second part.
    expect(left).toBeCloseTo(0.45 * 0.5375, 10);
  });

  test("who is behind scores more than the same match level, who leads less, as the model expects", () => {
    const behind = (played: Played): [number, "home" | "away"] | null => {
      const { home, away } = momentAt(played, 0.3);
      return home === away ? null : [0.3, home < away ? "home" : "away"];
    };
    const { own, other, expectedOwn, expectedOther, count } = afterwards(football, MEANS, 40_000, behind);
    expect(count).toBeGreaterThan(10_000);
    // Leads change hands meanwhile, which the model does not foresee: a percent of the goals.
    expect(Math.abs(own - expectedOwn) / count).toBeLessThan(0.03);
    expect(Math.abs(other - expectedOther) / count).toBeLessThan(0.03);
    const ahead: Played = {
      ...football.play(seededRandom("x"), MEANS, 0),
      reds: [],
      moments: [{ at: 0.1, home: 1, away: 0, homePoints: 0, awayPoints: 0 }],
    };
    const level: Played = { ...ahead, moments: [] };
    const goals = (played: Played) => football.left?.(MEANS, 0.3, played).rest ?? MEANS;
    expect(goals(ahead).away).toBeGreaterThan(goals(level).away);
    expect(goals(ahead).home).toBeLessThan(goals(level).home);
  });
});

describe("after a red card", () => {
  const firstRed = ({ reds }: Played): [number, "home" | "away"] | null => {
    const red = reds?.[0];
    return red && red.at < 0.6 ? [red.at, red.side] : null;
  };

  test("the side with ten scores less and the other one more than before, as the model expects", () => {
    const { own, other, expectedOwn, expectedOther, count } = afterwards(football, MEANS, 40_000, firstRed);
    expect(count).toBeGreaterThan(1_000);
    // Three standard errors of about 2,000 matches.
    expect(Math.abs(own - expectedOwn) / count).toBeLessThan(0.06);
    expect(Math.abs(other - expectedOther) / count).toBeLessThan(0.08);
    expect(own / other).toBeLessThan(0.7);
  });

  test("prices move against it at that instant, and stay where no card is shown", () => {
    const played = football.play(seededRandom("x"), MEANS, 0);
    const level: Played = { ...played, moments: [], reds: [{ at: 0.3, side: "home" }] };
    const home = (share: number) => football.live(MEANS, momentAt(level, share), share, level, 0).result().home;
    expect(home(0.2999) - home(0.3)).toBeGreaterThan(0.1);
    expect(Math.abs(home(0.28) - home(0.2999))).toBeLessThan(0.02);
  });
});

describe("in a power play", () => {
  const begun = ({ powerPlays }: Played): [number, "home" | "away"] | null => {
    const one = powerPlays?.[0];
    return one && one.at < 0.9 ? [one.at, one.side] : null;
  };

  test("the side with more players scores more, the other less, as the model expects", () => {
    const { own, other, expectedOwn, expectedOther, count } = afterwards(iceHockey, HOCKEY, 8_000, begun);
    expect(count).toBeGreaterThan(7_000);
    expect(Math.abs(own - expectedOwn) / count).toBeLessThan(0.07);
    expect(Math.abs(other - expectedOther) / count).toBeLessThan(0.07);
  });

  test("it ends with its time or with a goal of that side, and one follows another", () => {
    const faults: unknown[] = [];
    let cut = 0;
    for (let i = 0; i < 500; i++) {
      const { powerPlays = [], moments } = iceHockey.play(seededRandom(`cut:${i}`), HOCKEY, 0);
      for (const [index, one] of powerPlays.entries()) {
        if (one.until - one.at < 0.0333 || one.until - one.at > 0.0334) faults.push(["length", i]);
        if (one.at < (powerPlays[index - 1]?.ends ?? 0)) faults.push(["overlap", i]);
        const goal = moments.find(
          ({ at, [one.side]: scored }) =>
            at > one.at && at < one.until && scored > momentAt({ moments } as Played, one.at)[one.side],
        );
        if (goal) cut++;
        if (one.ends !== Math.min(1, goal?.at ?? one.until)) faults.push(["end", i, one, goal]);
      }
    }
    expect(faults.slice(0, 3)).toEqual([]);
    expect(cut).toBeGreaterThan(200);
  });

  test("more goals are to be expected of that side while it runs", () => {
    const played = iceHockey.play(seededRandom("y"), HOCKEY, 0);
    const level: Played = {
      ...played,
      moments: [],
      powerPlays: [{ at: 0.5, until: 0.5333, ends: 0.5333, side: "away" }],
    };
    const away = (share: number) => iceHockey.live(HOCKEY, momentAt(level, share), share, level, 0).result().away;
    expect(away(0.5) - away(0.4999)).toBeGreaterThan(0.02);
    expect(away(0.55) - away(0.5)).toBeLessThan(0);
  });
});

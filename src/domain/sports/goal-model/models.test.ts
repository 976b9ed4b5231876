// Each sport's model where its answer is known without it: by the rules of the sport, or from a book of tables.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstHalfMeans, fitGoals, goalModel, MAX_GOALS } from "./goals.ts";
import { HIGHEST_PRICE, LOWEST_PRICE, priceOf } from "./margin.ts";
import { OVERTIME_POINTS, pointModel } from "./points.ts";
import { modelOf } from "./score-model.ts";
import { pointsToWin, setChance, setModel } from "./sets.ts";

const mean = fc.double({ min: 0.3, max: 4, noNaN: true });
/** So small a correction that it makes no score's probability negative. */
const smallRho = fc.double({ min: -0.2, max: 0.05, noNaN: true });

const scores = [
  { home: 1, away: 0 },
  { home: 0, away: 1 },
  { home: 2, away: 1 },
];

describe("lines", () => {
  const model = modelOf([
    { home: 2, away: 0, probability: 2 },
    { home: 1, away: 0, probability: 1 },
    { home: 1, away: 1, probability: 3 },
    { home: 0, away: 1, probability: 2 },
    { home: 0, away: 1, probability: 2 },
  ]);

  it.each([
    [0.5, 1], // every score has a goal
    [1.5, 0.5],
    [1, 1], // one goal: the stake is handed back
    [2, 0], // no score has more than two
    [2.5, 0],
    // 1.25: one goal loses the half on 1.5 and gets back the half on 1: handed back 0.25.
    [1.25, 0.5 / 0.75],
    // 1.75: two goals win the half on 1.5 and get back the half on 2: won 0.25, handed back 0.25.
    [1.75, 0.25 / 0.75],
  ])("more than %d: %d", (line, chance) => expect(model.over(line)).toBeCloseTo(chance, 12));

  it.each([
    [0, 0.3 / 0.7],
    [0.5, 0.6],
    [-0.5, 0.3],
    [-1, 0.2 / 0.9],
    [-1.5, 0.2],
    [-2, 0],
    [-3, 0],
    [1, 1], // one behind is handed back, everything else wins
    [1.5, 1],
    // −0.75: one ahead wins half and gets half back.
    [-0.75, 0.25 / 0.95],
  ])("home with a start of %d: %d", (line, chance) => expect(model.handicap(line)).toBeCloseTo(chance, 12));

  it("are even where every stake is handed back", () => {
    const drawn = modelOf([{ home: 1, away: 1, probability: 0.7 }]);
    expect([drawn.handicap(0), drawn.over(2)]).toEqual([0.5, 0.5]);
    expect(drawn.result()).toEqual({ home: 0, draw: 1, away: 0 });
  });
});

describe("goals", () => {
  it("without a correction are two Poisson counts", () => {
    fc.assert(
      fc.property(mean, mean, (home, away) => {
        const model = goalModel({ home, away, rho: 0 });
        expect(model.bothScore()).toBeCloseTo((1 - Math.exp(-home)) * (1 - Math.exp(-away)), 4);
        // The sum of two Poisson counts is odd with the probability (1 − e^(−2·mean)) / 2.
        expect(model.odd()).toBeCloseTo((1 - Math.exp(-2 * (home + away))) / 2, 4);
        expect(model.over(0.5)).toBeCloseTo(1 - Math.exp(-home - away), 4);
        expect(model.over(1.5)).toBeCloseTo(1 - Math.exp(-home - away) * (1 + home + away), 4);
      }),
    );
  });

  it("give to 1:0 and 0:1 what the correction takes from 0:0 and 1:1, and move nothing else", () => {
    fc.assert(
      fc.property(mean, mean, smallRho, (home, away, rho) => {
        const [plain, corrected] = [goalModel({ home, away, rho: 0 }), goalModel({ home, away, rho })];
        const moved = home * away * rho * Math.exp(-home - away);
        expect(corrected.result().home - plain.result().home).toBeCloseTo(moved, 4);
        expect(corrected.result().away - plain.result().away).toBeCloseTo(moved, 4);
        expect(corrected.over(0.5) - plain.over(0.5)).toBeCloseTo(moved, 4);
        expect(corrected.bothScore() - plain.bothScore()).toBeCloseTo(-moved, 4);
        for (const line of [2, 2.5, 3.5]) expect(corrected.over(line + 0.5)).toBeCloseTo(plain.over(line + 0.5), 4);
        expect(corrected.over(2.5)).toBeCloseTo(plain.over(2.5), 4);
      }),
    );
  });

  it("make no probability negative, however strong the correction is asked to be", () => {
    for (const rho of [-50, 50])
      for (const [home, away] of [
        [0.3, 3],
        [3, 0.3],
        [2, 2],
        [0.5, 0.5],
        [0, 1],
        [1, 0],
      ] as const) {
        const model = goalModel({ home, away, rho });
        const { home: won, draw, away: lost } = model.result();
        expect(Math.min(won, draw, lost, model.bothScore(), 1 - model.over(0.5))).toBeGreaterThanOrEqual(0);
        expect(won + draw + lost).toBeCloseTo(1, 9);
      }
  });

  it("move draws as far as the first score that would be emptied", () => {
    fc.assert(
      fc.property(mean, mean, fc.constantFrom(-50, 50), (home, away, rho) => {
        const bound = rho > 0 ? Math.min(1, 1 / (home * away)) : -Math.min(1 / home, 1 / away);
        const moved = 2 * home * away * bound * Math.exp(-home - away);
        const draws = [rho, 0].map((one) => goalModel({ home, away, rho: one }).result().draw);
        expect((draws[1] ?? 0) - (draws[0] ?? 0)).toBeCloseTo(moved, 4);
      }),
    );
  });

  it("can take away all of 1:1, or of 0:0, and no more", () => {
    // rho 1 empties 1:1; of goalless and one-goal matches then only 0:1 and 1:0 have grown.
    const model = goalModel({ home: 0.5, away: 0.5, rho: 50 });
    expect(model.bothScore()).toBeCloseTo((1 - Math.exp(-0.5)) ** 2 - 0.25 * Math.exp(-1), 4);
    // Means whose product is above 1 empty 0:0 first.
    expect(goalModel({ home: 2, away: 2, rho: 50 }).over(0.5)).toBeCloseTo(1, 9);
    // Below zero 1:0 or 0:1 is emptied, whichever comes first.
    const low = goalModel({ home: 0.5, away: 2, rho: -50 });
    expect(low.result().home).toBeCloseTo(
      goalModel({ home: 0.5, away: 2, rho: 0 }).result().home - 0.5 * Math.exp(-2.5),
      4,
    );
    const high = goalModel({ home: 2, away: 0.5, rho: -50 });
    expect(high.result().away).toBeCloseTo(low.result().home, 9);
  });

  it("count on from the score as it stands; the correction holds from 0:0 only", () => {
    fc.assert(
      fc.property(mean, mean, smallRho, fc.constantFrom(...scores), (home, away, rho, from) => {
        const plain = goalModel({ home, away, rho: 0 });
        const later = goalModel({ home, away, rho }, from);
        for (const line of [-1.5, -0.25, 0, 1]) {
          expect(later.handicap(line)).toBeCloseTo(plain.handicap(line + from.home - from.away), 9);
          expect(later.over(line + 5)).toBeCloseTo(plain.over(line + 5 - from.home - from.away), 9);
        }
      }),
    );
    const half = 1 - Math.exp(-1);
    expect(goalModel({ home: 1, away: 1, rho: 0 }, { home: 1, away: 0 }).bothScore()).toBeCloseTo(half, 9);
    expect(goalModel({ home: 1, away: 1, rho: 0 }, { home: 0, away: 2 }).bothScore()).toBeCloseTo(half, 9);
    expect(goalModel({ home: 1, away: 1, rho: 0 }, { home: 1, away: 1 }).bothScore()).toBeCloseTo(1, 9);
  });

  it(`go up to ${MAX_GOALS} a side`, () => {
    const many = goalModel({ home: 9, away: 9, rho: 0 });
    expect(many.over(2 * MAX_GOALS - 0.5)).toBeGreaterThan(0);
    expect(many.over(2 * MAX_GOALS)).toBe(0);
  });

  it("fall 45 % before half-time", () => {
    expect(firstHalfMeans({ home: 2, away: 1, rho: -0.1 })).toEqual({ home: 0.9, away: 0.45, rho: 0 });
  });

  it("are fitted back to the means that a book was made from", () => {
    fc.assert(
      fc.property(mean, mean, smallRho, (home, away, rho) => {
        const truth = goalModel({ home, away, rho });
        const fitted = fitGoals({ ...truth.result(), over: truth.over(2.5) });
        expect(fitted.home).toBeCloseTo(home, 2);
        expect(fitted.away).toBeCloseTo(away, 2);
        expect(fitted.rho).toBeCloseTo(rho, 1);
      }),
    );
  });

  it("are fitted to many goals as to few", () => {
    for (const [home, away] of [
      [6, 5],
      [9, 4],
      [0.05, 0.08],
    ] as const) {
      const truth = goalModel({ home, away, rho: 0 });
      const fitted = fitGoals({ ...truth.result(), over: truth.over(2.5) });
      expect(goalModel(fitted).result().home).toBeCloseTo(truth.result().home, 2);
      expect(goalModel(fitted).over(2.5)).toBeCloseTo(truth.over(2.5), 2);
    }
  });
});

describe("points", () => {
  const means = { home: 85, away: 80, possessions: 90 };
  // Two sides with 90 possessions of variance 1.33 each: a deviation of 15.47.

  it("of both sides together are normal, with the overtime of the 2.45 % that are drawn", () => {
    // 1.00 deviations above the mean. Drawn totals are even: with 19 more, from 81 points each on, 0.26 below it.
    expect(pointModel(means).over(180.5)).toBeCloseTo(0.9755 * 0.1582 + 0.0245 * 0.602, 3);
    expect(pointModel(means).over(149.5)).toBeCloseTo(0.9755 * 0.8418 + 0.0245 * 0.986, 3);
  });

  it("of a drawn match count its overtime", () => {
    const drawn = pointModel(means, 0, { home: 70, away: 70 });
    expect([140.5, 158.5, 159.5].map(drawn.over)).toEqual([1, 1, 0]);
  });

  it("decide a match without a draw, which overtime splits by who was ahead", () => {
    const even = pointModel({ home: 80, away: 80, possessions: 90 });
    expect(even.result().home).toBeCloseTo(0.5, 6);
    expect(even.result().draw).toBe(0);
    // P(margin ≥ 1) = 1 − Φ(−4.5 / 15.47) = 0.6144 and its share of the 2.45 % of draws.
    const ahead = pointModel(means).result();
    expect(ahead.home).toBeCloseTo(0.6144 + 0.0245 * (0.6144 / (0.6144 + 0.3611)), 3);
    expect(ahead.home + ahead.away).toBeCloseTo(1, 9);
    expect(pointModel({ home: 80, away: 85, possessions: 90 }).result().away).toBeCloseTo(ahead.home, 5);
  });

  it("end an overtime five apart", () => {
    expect(OVERTIME_POINTS.winner - OVERTIME_POINTS.loser).toBe(5);
    const level = pointModel(means, 0, { home: 70, away: 70 });
    expect(level.result()).toEqual({ home: 0.5, draw: 0, away: 0.5 });
    expect([level.handicap(-4.5), level.handicap(-5.5), level.handicap(5.5)]).toEqual([0.5, 0, 1]);
    // What ends at 5 by itself stays there when overtime adds to it.
    const open = pointModel({ home: 80, away: 80, possessions: 90 });
    const atFive = open.handicap(-4.5) - open.handicap(-5.5);
    expect(atFive).toBeCloseTo(0.0245 + 0.0129, 3);
    expect(open.handicap(5.5) - open.handicap(4.5)).toBeCloseTo(atFive, 6);
  });

  it("count on from the score, with the share of the match that is left", () => {
    const later = pointModel(means, 0.25, { home: 60, away: 65 });
    expect(later.over(125 + 41.25)).toBeCloseTo(0.5, 1);
    // A quarter of the possessions: half the deviation. 174.5 lies 8.25 / 7.735 of them above the mean. 4.59 % are drawn
    // and add 19 points: 10.75 / 7.735 below it.
    expect(later.over(174.5)).toBeCloseTo(0.9541 * 0.1431 + 0.0459 * 0.9177, 2);
    // 5 behind, 1.25 of it expected back: ahead by more than 3.5 with 1 − Φ(7.25 / 7.735).
    expect(later.handicap(-5.5)).toBeCloseTo(0.1159, 2);
  });

  it("are those on the board when nothing is left", () => {
    const over = pointModel(means, 0, { home: 80, away: 71 });
    expect(over.result()).toEqual({ home: 1, draw: 0, away: 0 });
    expect([over.over(150.5), over.over(151.5), over.handicap(-8.5), over.handicap(-9.5)]).toEqual([1, 0, 1, 0]);
    expect(pointModel(means, 0, { home: 71, away: 80 }).result().home).toBe(0);
  });

  it("lie on both sides of a mean between two whole numbers", () => {
    const between = pointModel({ home: 0.5, away: 0, possessions: 0 }, 1, { home: 10, away: 0 });
    expect(between.over(10.5)).toBeCloseTo(0.5, 6);
    expect(between.over(9.5)).toBeCloseTo(1, 9);
    expect(between.over(11.5)).toBe(0);
    expect(between.handicap(-10.5)).toBeCloseTo(0.5, 6);
  });
});

describe("sets", () => {
  const rally = fc.double({ min: 0.2, max: 0.8, noNaN: true });
  const isOver = (target: number, home: number, away: number) =>
    Math.max(home, away) >= target && Math.abs(home - away) >= 2;

  it("are won by 25 points, the fifth by 15, two ahead", () => {
    expect([1, 2, 3, 4, 5].map(pointsToWin)).toEqual([25, 25, 25, 25, 15]);
    for (const [home, away, won] of [
      [25, 23, 1],
      [23, 25, 0],
      [25, 0, 1],
      [0, 25, 0],
      [27, 25, 1],
      [25, 27, 0],
    ] as const)
      expect(setChance(0.5, 25, home, away)).toBe(won);
    for (const [home, away] of [
      [25, 24],
      [24, 25],
      [24, 22],
      [30, 29],
    ] as const)
      expect([0, 1]).not.toContain(setChance(0.5, 25, home, away));
  });

  it("stand between what the next rally makes of them", () => {
    const point = fc.nat(18);
    fc.assert(
      fc.property(rally, point, point, (chance, home, away) => {
        fc.pre(!isOver(15, home, away) && Math.abs(home - away) < 16);
        const now = setChance(chance, 15, home, away);
        const won = setChance(chance, 15, home + 1, away);
        const lost = setChance(chance, 15, home, away + 1);
        expect(now).toBeCloseTo(chance * won + (1 - chance) * lost, 9);
      }),
    );
  });

  it("are as likely for one side as unlikely for the other", () => {
    const point = fc.nat(15);
    fc.assert(
      fc.property(rally, point, point, (chance, home, away) => {
        expect(setChance(chance, 15, home, away)).toBeCloseTo(1 - setChance(1 - chance, 15, away, home), 9);
      }),
    );
  });

  it("make a match of three won", () => {
    const chance = setChance(0.52, 25);
    const last = setChance(0.52, 15);
    const model = setModel(0.52);
    // 3:0 and 0:3 are over before a fourth; 3:2 and 2:3 take all five.
    expect(model.over(3.5)).toBeCloseTo(1 - chance ** 3 - (1 - chance) ** 3, 9);
    const five = 6 * chance ** 2 * (1 - chance) ** 2;
    expect(model.over(4.5)).toBeCloseTo(five, 9);
    expect(model.over(5)).toBe(0);
    expect(model.handicap(-2.5)).toBeCloseTo(chance ** 3, 9);
    expect(model.handicap(2.5)).toBeCloseTo(1 - (1 - chance) ** 3, 9);
    expect(model.result().home).toBeCloseTo(chance ** 3 * (1 + 3 * (1 - chance)) + five * last, 9);
  });

  it("go on from the running score", () => {
    const decider = setModel(0.6, { home: 2, away: 2, homePoints: 14, awayPoints: 13 });
    expect(decider.result().home).toBeCloseTo(setChance(0.6, 15, 14, 13), 9);
    expect([decider.over(4.5), decider.over(5)]).toEqual([1, 0.5]);
    // The points of the running set count for it alone.
    const second = setModel(0.5, { home: 1, away: 1, homePoints: 24, awayPoints: 0 });
    const now = setChance(0.5, 25, 24, 0);
    expect(second.result().home).toBeCloseTo(now * 0.75 + (1 - now) * 0.25, 9);
  });
});

describe("prices", () => {
  it.each([
    [0.5, 0, 200],
    [0.5, 0.06, 188], // 1.8867… is cut
    [1 / 3, 0, 300],
    [0.25, 0.25, 320],
    [0.99, 0.06, LOWEST_PRICE],
    [0.001, 0.06, HIGHEST_PRICE],
    [0, 0.06, HIGHEST_PRICE],
    [-0, 0.06, HIGHEST_PRICE],
    [-0.1, 0.06, HIGHEST_PRICE],
    [Number.NaN, 0.06, HIGHEST_PRICE],
  ])("of a probability of %d under a margin of %d is %i", (probability, margin, price) => {
    expect(priceOf(probability, margin)).toBe(price);
  });
});

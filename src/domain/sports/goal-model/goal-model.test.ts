import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalBelow, poisson } from "./distribution.ts";
import { firstHalfMeans, fitGoals, goalModel } from "./goals.ts";
import { bookOf, HIGHEST_PRICE, LOWEST_PRICE, priceOf, probabilitiesOf } from "./margin.ts";
import { pointModel } from "./points.ts";
import { modelOf, type ScoreModel } from "./score-model.ts";
import { setChance, setModel } from "./sets.ts";

const mean = fc.double({ min: 0.3, max: 4, noNaN: true });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe("distributions", () => {
  test("sum to 1 and have the mean that was asked for", () => {
    fc.assert(
      fc.property(mean, (m) => {
        const masses = poisson(m, 30);
        expect(sum(masses)).toBeCloseTo(1, 9);
        expect(sum(masses.map((mass, count) => mass * count))).toBeCloseTo(m, 2);
      }),
    );
  });

  test("the normal is right at known points and symmetric", () => {
    expect(normalBelow(0)).toBeCloseTo(0.5, 6);
    expect(normalBelow(1.959964)).toBeCloseTo(0.975, 6);
    expect(normalBelow(-1.959964)).toBeCloseTo(0.025, 6);
  });
});

describe("every model", () => {
  const models: [string, fc.Arbitrary<ScoreModel>][] = [
    [
      "goals",
      fc
        .tuple(mean, mean, fc.double({ min: -0.3, max: 0.3, noNaN: true }))
        .map(([home, away, rho]) => goalModel({ home, away, rho })),
    ],
    [
      "points",
      fc
        .tuple(mean, mean)
        .map(([home, away]) => pointModel({ home: 80 + home * 10, away: 80 + away * 10, possessions: 90 })),
    ],
    ["sets", fc.double({ min: 0.42, max: 0.58, noNaN: true }).map((rally) => setModel(rally))],
  ];
  test.each(models)("%s: results sum to 1, lines fall as they should", (_name, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, (model) => {
        const { home, draw, away } = model.result();
        expect(home + draw + away).toBeCloseTo(1, 6);
        for (let line = -3; line < 3; line += 0.25) {
          expect(model.handicap(line + 0.25)).toBeGreaterThanOrEqual(model.handicap(line) - 1e-9);
          expect(model.over(line + 3.25)).toBeLessThanOrEqual(model.over(line + 3) + 1e-9);
        }
        // Half a point ahead: a draw wins; half behind: it loses; level: it is handed back.
        expect(model.handicap(0.5)).toBeCloseTo(home + draw, 6);
        expect(model.handicap(-0.5)).toBeCloseTo(home, 6);
        expect(model.handicap(0)).toBeCloseTo(home / (home + away), 6);
      }),
      { numRuns: 40 },
    );
  });

  test("a quarter line is two halves of a stake", () => {
    const model = modelOf([
      { home: 1, away: 0, probability: 0.5 },
      { home: 0, away: 0, probability: 0.2 },
      { home: 0, away: 1, probability: 0.3 },
    ]);
    // −0.25: half on 0 (a draw is handed back), half on −0.5 (a draw loses). The fair price o solves
    // 0.5·o + 0.2·0.5 = 1.
    expect(1 / model.handicap(-0.25)).toBeCloseTo(1.8, 9);
  });
});

describe("goals fitted to prices", () => {
  const market = fc.tuple(
    mean,
    mean,
    fc.double({ min: -0.12, max: 0.05, noNaN: true }),
    fc.double({ min: 0.02, max: 0.09, noNaN: true }),
  );

  test("give back the book they were fitted to", () => {
    fc.assert(
      fc.property(market, ([home, away, rho, margin]) => {
        const truth = goalModel({ home, away, rho });
        const result = truth.result();
        fc.pre(Math.min(result.home, result.draw, result.away) > 0.03);
        const prices = [result.home, result.draw, result.away].map((p) => priceOf(p, margin));
        // A side rarer than this is quoted at the highest price there is, which says nothing of its chance.
        fc.pre(Math.min(truth.over(2.5), 1 - truth.over(2.5)) > 0.03);
        const total = [truth.over(2.5), 1 - truth.over(2.5)].map((p) => priceOf(p, margin));
        const [h = 0, d = 0, a = 0] = probabilitiesOf(prices);
        const [over = 0] = probabilitiesOf(total);
        const fitted = goalModel(fitGoals({ home: h, draw: d, away: a, over }));
        expect(Math.abs(fitted.result().home - h)).toBeLessThan(0.004);
        expect(Math.abs(fitted.result().draw - d)).toBeLessThan(0.004);
        expect(Math.abs(fitted.over(2.5) - over)).toBeLessThan(0.004);
        // And what was not asked for follows: the lines between.
        for (const line of [-1.5, -1, 0, 1])
          expect(Math.abs(fitted.handicap(line) - truth.handicap(line))).toBeLessThan(0.03);
      }),
    );
  });

  test("a half has fewer goals and more draws than the match", () => {
    fc.assert(
      fc.property(mean, mean, (home, away) => {
        fc.pre(Math.abs(home - away) > 0.01);
        const means = { home, away, rho: 0 };
        const half = goalModel(firstHalfMeans(means));
        expect(half.over(1.5)).toBeLessThan(goalModel(means).over(1.5));
        expect(half.result().draw).toBeGreaterThan(goalModel(means).result().draw);
        expect(half.result().home > half.result().away).toBe(
          goalModel(means).result().home > goalModel(means).result().away,
        );
      }),
    );
  });

  test("what no two means can give stays a distribution", () => {
    for (const target of [
      { home: 0.98, draw: 0.01, away: 0.01, over: 0.05 },
      { home: 0.1, draw: 0.8, away: 0.1, over: 0.9 },
    ]) {
      const model = goalModel(fitGoals(target));
      const { home, draw, away } = model.result();
      expect(Math.min(home, draw, away)).toBeGreaterThanOrEqual(0);
      expect(home + draw + away).toBeCloseTo(1, 9);
    }
  });
});

describe("margin", () => {
  test("a book carries its margin, within what cutting to hundredths adds", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        fc.double({ min: 0, max: 0.1, noNaN: true }),
        (p, margin) => {
          const prices = [p, 1 - p].map((one) => priceOf(one, margin));
          fc.pre(!prices.includes(LOWEST_PRICE));
          expect(bookOf(prices)).toBeGreaterThanOrEqual(1 + margin - 1e-9);
          expect(bookOf(prices)).toBeLessThan(1 + margin + 0.02);
          expect(sum(probabilitiesOf(prices))).toBeCloseTo(1, 9);
        },
      ),
    );
  });

  test("no price leaves its bounds", () => {
    for (const p of [0, 1e-9, 0.5, 1, 2]) {
      const price = priceOf(p, 0.06);
      expect(Number.isInteger(price) && price >= LOWEST_PRICE && price <= HIGHEST_PRICE).toBe(true);
    }
  });
});

test("a set is even when rallies are, and decided when it is over", () => {
  expect(setChance(0.5, 25)).toBeCloseTo(0.5, 9);
  expect(setChance(0.5, 25, 24, 24)).toBeCloseTo(0.5, 9);
  expect(setChance(0.5, 25, 24, 23)).toBeCloseTo(0.75, 9);
  expect(setChance(0.5, 25, 25, 24)).toBeCloseTo(0.75, 9);
  expect(setChance(0.6, 25, 25, 20)).toBe(1);
  expect(setChance(0.55, 25, 10, 3)).toBeGreaterThan(setChance(0.55, 25, 3, 3));
});

import { describe, expect, it } from "vitest";
import {
  chargeBonus,
  chargeProblem,
  creditWagering,
  exchangeProblem,
  maskName,
  maskNumber,
  mostExchange,
} from "./money-terms.ts";

const limits = {
  minCharge: 10_000,
  maxCharge: 500_000,
  minExchange: 20_000,
  maxExchange: 300_000,
  unit: 1_000,
  exchangesPerDay: 2,
  exchangeWonPerDay: 400_000,
};
const room = { available: 1_000_000, wagering: 0, todayCount: 0, todayWon: 0 };

describe("a bonus", () => {
  it.each([
    [100_000, 5, 1_000_000, 3, { bonus: 5_000, wagering: 315_000 }],
    [100_010, 5, 1_000_000, 1, { bonus: 5_000, wagering: 105_010 }],
    [10_000_000, 10, 300_000, 2, { bonus: 300_000, wagering: 20_600_000 }],
    [50_000, 0, 0, 0, { bonus: 0, wagering: 50_000 }],
  ])("of %i won at %i%%, at most %i, staked %i times", (amount, bonusPercent, maxBonus, wageringMultiple, found) => {
    expect(chargeBonus(amount, { bonusPercent, maxBonus, wageringMultiple })).toEqual(found);
  });
});

it.each([
  [9_999, "below_minimum"],
  [10_000, null],
  [500_000, null],
  [500_001, "above_maximum"],
  [10_500, "not_in_units"],
])("takes a charge of %i: %s", (amount, problem) => {
  expect(chargeProblem(amount, limits)).toBe(problem);
});

it.each([
  [20_000, {}, null],
  [19_000, {}, "below_minimum"],
  [301_000, {}, "above_maximum"],
  [20_100, {}, "not_in_units"],
  [20_000, { wagering: 1 }, "wagering_left"],
  [20_000, { todayCount: 2 }, "too_many_today"],
  [200_000, { todayWon: 200_000 }, null],
  [201_000, { todayWon: 200_000 }, "too_much_today"],
  [20_000, { available: 20_000 }, null],
  [21_000, { available: 20_000 }, "not_enough"],
])("takes an exchange of %i with %j: %s", (amount, change, problem) => {
  expect(exchangeProblem(amount, limits, { ...room, ...change })).toBe(problem);
});

it.each([
  [{}, 300_000],
  [{ available: 54_321 }, 54_000],
  [{ todayWon: 399_500 }, 0],
  [{ todayWon: 250_000 }, 150_000],
  [{ todayWon: 500_000 }, 0],
])("leaves room of %j for %i", (change, most) => {
  expect(mostExchange(limits, { ...room, ...change })).toBe(most);
});

describe("what is to be staked for what came", () => {
  const asked = { amount: 100_000, bonus: 5_000, wagering: 210_000 };
  it.each([
    [asked, 100_000, 210_000],
    // Without the whole amount there is no bonus.
    [asked, 40_000, 80_000],
    [asked, 120_000, 250_000],
    // Asked for before charges were to be staked.
    [{ amount: 100_000, bonus: 0, wagering: 0 }, 100_000, 100_000],
  ])("of %j, where %i came, is %i", (order, credited, required) => {
    expect(creditWagering(order, credited)).toBe(required);
  });
});

it("masks names and numbers", () => {
  expect(["홍길동", "김산", "박", "남궁하늘빛", ""].map(maskName)).toEqual(["홍*동", "김*", "*", "남***빛", ""]);
  expect(["110-482-903175", "12345678", "123"].map(maskNumber)).toEqual(["***-***-**3175", "****5678", "123"]);
});

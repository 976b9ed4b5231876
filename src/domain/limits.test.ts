import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BetLimits, checkStake, stakeLimit } from "./limits.ts";
import { payoutOf } from "./price.ts";

const DEMO: BetLimits = {
  minStake: 1_000,
  maxStake: 5_000_000,
  stakeStep: 10,
  maxLegs: 10,
  maxPrice: 100_000,
  maxPayout: 50_000_000,
};

const limits: fc.Arbitrary<BetLimits> = fc
  .record({
    stakeStep: fc.constantFrom(1, 10, 100, 1_000),
    minSteps: fc.integer({ min: 1, max: 200 }),
    moreSteps: fc.integer({ min: 0, max: 500 }),
    maxPrice: fc.integer({ min: 100, max: 200_000 }),
    maxPayout: fc.integer({ min: 1, max: 50_000_000 }),
  })
  .map(({ stakeStep, minSteps, moreSteps, ...rest }) => ({
    ...rest,
    stakeStep,
    minStake: stakeStep * minSteps,
    maxStake: stakeStep * (minSteps + moreSteps),
    maxLegs: 10,
  }));
const price = fc.integer({ min: 100, max: 200_000 });

describe("the highest stake", () => {
  it("is taken, and no higher one is", () => {
    fc.assert(
      fc.property(limits, price, (data, combined) => {
        const { maxStake, step } = stakeLimit(data, combined);
        const taken: number[] = [];
        for (let stake = data.minStake; stake <= data.maxStake + step; stake += step) {
          if (checkStake(stake, data, combined) === null) taken.push(stake);
        }
        expect(taken.at(-1) ?? 0).toBe(maxStake);
        // Every step below it is taken as well: the member may always stake less.
        expect(taken.length).toBe(maxStake > 0 ? (maxStake - data.minStake) / step + 1 : 0);
      }),
    );
  });

  it("comes with every refusal", () => {
    fc.assert(
      fc.property(limits, price, fc.integer({ min: -10, max: 10_000_000 }), (data, combined, stake) => {
        const refusal = checkStake(stake, data, combined);
        const { maxStake } = stakeLimit(data, combined);
        expect(refusal ? refusal.maxStake === maxStake : payoutOf(stake, combined) <= data.maxPayout).toBe(true);
      }),
    );
  });

  it("is exact where price or payout meets its limit", () => {
    expect(stakeLimit(DEMO, 100_000).maxStake).toBe(50_000);
    expect(stakeLimit(DEMO, 100_001).maxStake).toBe(0);
    const fine = { ...DEMO, minStake: 1, stakeStep: 1, maxPayout: 10_000 };
    expect([stakeLimit(fine, 100).maxStake, stakeLimit(fine, 101).maxStake]).toEqual([10_000, 9_901]);
  });

  it("is capped by the wallet and is 0 when the wallet holds less than the least stake", () => {
    expect(stakeLimit(DEMO, 195, 123_456).maxStake).toBe(123_450);
    expect(stakeLimit(DEMO, 195, 1_000).maxStake).toBe(1_000);
    expect(stakeLimit(DEMO, 195, 999).maxStake).toBe(0);
    expect(stakeLimit(DEMO, 195).maxStake).toBe(5_000_000);
  });
});

describe("the demo's limits", () => {
  it.each([
    [1_000, 195, null],
    [990, 195, "stake_min"],
    [999, 195, "stake_min"],
    [0, 195, "stake_min"],
    [1_005, 195, "stake_step"],
    [5_000_000, 195, null],
    [5_000_010, 195, "stake_max"],
    [5_000_000, 1_000, null],
    [5_000_000, 1_001, "payout_max"],
    [50_000, 100_000, null],
    [50_010, 100_000, "payout_max"],
    [1_000, 100_001, "price_max"],
    [-1_000, 195, "stake_whole"],
    [1_000.5, 195, "stake_whole"],
    [Number.NaN, 195, "stake_whole"],
    [1e300, 195, "stake_whole"],
  ])("stake %d at %i: %s", (stake, combined, rule) => {
    expect(checkStake(stake, DEMO, combined)?.rule ?? null).toBe(rule);
  });

  it("says what would be taken", () => {
    expect(checkStake(5_000_000, DEMO, 1_001)).toEqual({
      rule: "payout_max",
      message: "최대 당첨금액은 50,000,000원입니다.",
      maxStake: 4_995_000,
    });
    expect(checkStake(1_000, DEMO, 100_001)).toEqual({
      rule: "price_max",
      message: "최대 배당은 1,000.00입니다.",
      maxStake: 0,
    });
    expect(checkStake(10, DEMO, 195)?.message).toBe("최소 베팅금액은 1,000원입니다.");
    expect(checkStake(6_000_000, DEMO, 195)?.message).toBe("최대 베팅금액은 5,000,000원입니다.");
    expect(checkStake(1_001, DEMO, 195)?.message).toBe("베팅금액은 10원 단위로 입력해주세요.");
    expect(checkStake(1.5, DEMO, 195)?.message).toBe("베팅금액은 원 단위의 정수여야 합니다.");
  });
});

import { DEMO_BET_LIMITS } from "./bet-limits.samples.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BetLimits, checkStake, betLimitsProblem, stakeLimit } from "./bet-limits.ts";
import { payoutOf } from "../common/price.ts";

const DEMO = DEMO_BET_LIMITS;

const limits: fc.Arbitrary<BetLimits> = fc
  .record({
    stakeStep: fc.constantFrom(1, 10, 100, 1_000),
    minSteps: fc.integer({ min: 1, max: 200 }),
    moreSteps: fc.integer({ min: 0, max: 500 }),
    maxPrice: fc.integer({ min: 100, max: 200_000 }),
    maxPayout: fc.integer({ min: 1, max: 50_000_000 }),
    maxSelectionStake: fc.integer({ min: 1, max: 1_000_000 }),
    maxFixtureStake: fc.integer({ min: 1, max: 1_000_000 }),
  })
  .map(({ stakeStep, minSteps, moreSteps, ...rest }) => ({
    ...rest,
    stakeStep,
    minStake: stakeStep * minSteps,
    maxStake: stakeStep * (minSteps + moreSteps),
    maxLegs: 10,
  }));
const price = fc.integer({ min: 100, max: 200_000 });
const staked = fc.record({ selection: fc.nat({ max: 500_000 }), fixture: fc.nat({ max: 500_000 }) });

describe("the highest stake", () => {
  it("is taken, and no higher one is", () => {
    fc.assert(
      fc.property(limits, price, staked, (data, combined, open) => {
        const { maxStake, step } = stakeLimit(data, combined, { staked: open });
        const taken: number[] = [];
        for (let stake = data.minStake; stake <= data.maxStake + step; stake += step) {
          if (checkStake(stake, data, combined, open) === null) taken.push(stake);
        }
        expect(taken.at(-1) ?? 0).toBe(maxStake);
        // Every step below it is taken as well: the member may always stake less.
        expect(taken.length).toBe(maxStake > 0 ? (maxStake - data.minStake) / step + 1 : 0);
      }),
    );
  });

  it("comes with every refusal [REQ-R23]", () => {
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
    expect(stakeLimit(DEMO, 195, { balance: 123_456 }).maxStake).toBe(123_450);
    expect(stakeLimit(DEMO, 195, { balance: 1_000 }).maxStake).toBe(1_000);
    expect(stakeLimit(DEMO, 195, { balance: 999 }).maxStake).toBe(0);
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

describe("what a member has open on one selection and on one fixture", () => {
  it.each([
    [{ selection: 15_000_000, fixture: 15_000_000 }, 5_000_000, null, 5_000_000],
    [{ selection: 15_000_010, fixture: 15_000_010 }, 5_000_000, "selection_max", 4_999_990],
    [{ selection: 0, fixture: 26_000_000 }, 4_000_010, "fixture_max", 4_000_000],
    [{ selection: 20_000_000, fixture: 20_000_000 }, 1_000, "selection_max", 0],
    [{ selection: 19_999_500, fixture: 19_999_500 }, 1_000, "selection_max", 0],
  ])("with %o open, %d won get %s and the highest stake is %d", (open, stake, rule, maxStake) => {
    expect(checkStake(stake, DEMO, 195, open)?.rule ?? null).toBe(rule);
    expect(stakeLimit(DEMO, 195, { staked: open }).maxStake).toBe(maxStake);
  });

  it("is told in words", () => {
    const open = { selection: 20_000_000, fixture: 30_000_000 };
    expect(checkStake(1_000, DEMO, 195, open)?.message).toBe("진행 중인 베팅을 합해 선택당 20,000,000원까지입니다.");
    expect(checkStake(1_000, DEMO, 195, { ...open, selection: 0 })?.message).toBe(
      "진행 중인 베팅을 합해 경기당 30,000,000원까지입니다.",
    );
  });
});

it.each<[Partial<BetLimits>, keyof BetLimits | null]>([
  [{}, null],
  [{ minStake: 5_000_000 }, null],
  [{ minStake: 5_000_010 }, "maxStake"],
  [{ minStake: 1_005 }, "minStake"],
  [{ maxSelectionStake: 990 }, "maxSelectionStake"],
  [{ maxFixtureStake: 19_999_990 }, "maxFixtureStake"],
  [{ maxFixtureStake: 20_000_000 }, null],
])("limits with %o have their fault in %s", (differs, field) => {
  expect(betLimitsProblem({ ...DEMO, ...differs })?.field ?? null).toBe(field);
});

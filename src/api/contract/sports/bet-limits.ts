import * as v from "valibot";
import { betLimitsProblem } from "../../../domain/sports/bet-limits.ts";
import { Id } from "../common.ts";

const LEVEL_MAX = 99;
const Whole = (min: number, max: number) =>
  v.pipe(
    v.number("숫자를 입력해주세요."),
    v.integer("정수를 입력해주세요."),
    v.minValue(min, `${min} 이상이어야 합니다.`),
    v.maxValue(max, `${max} 이하여야 합니다.`),
  );
const Won = Whole(1, 1_000_000_000_000);

const FIELDS = {
  level: Whole(1, LEVEL_MAX),
  minStake: Won,
  maxStake: Won,
  stakeStep: Won,
  maxLegs: Whole(1, 50),
  /** In hundredths. */
  maxPrice: Whole(100, 100_000_000),
  maxPayout: Won,
  /** What the open bets of one member on one selection, and on one fixture, come to at most. */
  maxSelectionStake: Won,
  maxFixtureStake: Won,
};

/** What a placement goes by. Decisions, rule 23. */
export const BetLimits = v.object(FIELDS);
export type BetLimits = v.InferOutput<typeof BetLimits>;

const Sums = v.record(Id, v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

/** GET /api/bets/limits: what the slip goes by. `level` is the member's; `open` is what the member's open bets come to. */
export const MemberBetLimits = v.object({
  ...FIELDS,
  open: v.object({ selections: Sums, fixtures: Sums }),
});
export type MemberBetLimits = v.InferOutput<typeof MemberBetLimits>;

/** GET /api/admin/bet-limits, by level. */
export const BetLimitList = v.object({ items: v.array(BetLimits) });

const BetLimitsGiven = v.pipe(
  v.strictObject(FIELDS),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    const problem = betLimitsProblem(dataset.value);
    if (!problem) return;
    const { field: key, message } = problem;
    addIssue({
      message,
      path: [{ type: "object", origin: "value", input: dataset.value, key, value: dataset.value[key] }],
    });
  }),
);

/** PUT /api/admin/bet-limits: writes the levels that are named whole; the others stay as they are. */
export const BetLimitsChange = v.strictObject({
  items: v.pipe(
    v.array(BetLimitsGiven),
    v.minLength(1),
    v.maxLength(LEVEL_MAX),
    v.check((items) => new Set(items.map((item) => item.level)).size === items.length, "같은 레벨이 두 번 있습니다."),
  ),
});
export type BetLimitsChange = v.InferOutput<typeof BetLimitsChange>;

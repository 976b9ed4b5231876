// The rates of rolling, which operators edit. Percents in hundredths.
import * as v from "valibot";
import { ROLLING_CATEGORIES } from "../../../domain/wallet/rolling.ts";

const Percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000, "100%를 넘을 수 없습니다."));
export const RollingRate = v.strictObject({ category: v.picklist(ROLLING_CATEGORIES), own: Percent, line: Percent });
export type RollingRate = v.InferOutput<typeof RollingRate>;
const Rates = v.pipe(
  v.array(RollingRate),
  v.maxLength(ROLLING_CATEGORIES.length),
  v.check(
    (rates) => new Set(rates.map(({ category }) => category)).size === rates.length,
    "같은 구분이 두 번 있습니다.",
  ),
);

/** GET and PUT /api/admin/rolling-rates: the levels that are sent are written whole. */
export const LevelRates = v.strictObject({
  level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  rates: v.pipe(Rates, v.length(ROLLING_CATEGORIES.length)),
});
export type LevelRates = v.InferOutput<typeof LevelRates>;
export const LevelRatesList = v.object({
  items: v.array(v.object({ level: v.number(), rates: v.array(RollingRate) })),
});
export type LevelRatesList = v.InferOutput<typeof LevelRatesList>;
export const LevelRatesChange = v.strictObject({ items: v.pipe(v.array(LevelRates), v.minLength(1), v.maxLength(99)) });

/** PUT /api/admin/rolling-rates/members/{userId}: an account's own rates; none: those of its level. */
export const MemberRatesChange = v.strictObject({ rates: Rates });
/** GET /api/admin/rolling-rates/members */
export const MemberRates = v.object({
  userId: v.string(),
  nickname: v.string(),
  level: v.number(),
  rates: v.array(RollingRate),
});
export type MemberRates = v.InferOutput<typeof MemberRates>;
export const MemberRatesList = v.object({ items: v.array(MemberRates) });

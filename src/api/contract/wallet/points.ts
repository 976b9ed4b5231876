import * as v from "valibot";

const Whole = v.pipe(v.number("숫자를 입력해주세요."), v.integer("정수를 입력해주세요."), v.maxValue(1_000_000_000));

/** GET /api/points/terms: see ConversionTerms. An operator changes them by PUT /api/admin/point-terms. */
export const PointTerms = v.strictObject({
  wonPer100: v.pipe(Whole, v.minValue(1), v.maxValue(1_000)),
  minimum: v.pipe(Whole, v.minValue(1)),
  step: v.pipe(Whole, v.minValue(1)),
});

/** POST /api/points/convert */
export const ConvertRequest = v.strictObject({ points: v.pipe(Whole, v.minValue(1, "1 이상이어야 합니다.")) });
/** The won that were paid, and the balances after it. */
export const ConvertReport = v.object({
  won: v.number(),
  emoney: v.number(),
  point: v.number(),
  walletSeq: v.number(),
});

// Money that the house itself brings in, so that more can be paid than members brought.
import * as v from "valibot";
import { WonAmount } from "../common.ts";
import { PageQuery, pageOf } from "../page.ts";

export const CAPITAL_DIRECTIONS = ["in", "out"] as const;

/** POST /api/admin/capital */
export const CapitalRequest = v.strictObject({
  direction: v.picklist(CAPITAL_DIRECTIONS),
  amount: v.pipe(
    WonAmount,
    v.minValue(1, "1원 이상이어야 합니다."),
    v.maxValue(1_000_000_000_000, "1조원 이하여야 합니다."),
  ),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1, "사유를 입력해주세요."), v.maxLength(200)),
});

/** Won. `owed`: what members could ask for, with the stakes of open bets; `free`: what may be taken out. */
export const CapitalState = v.object({ bank: v.number(), capital: v.number(), owed: v.number(), free: v.number() });
export type CapitalState = v.InferOutput<typeof CapitalState>;

/** GET /api/admin/capital: the state, and the movements, the newest first. */
export const CapitalQuery = v.strictObject(PageQuery);
export const CapitalPage = v.object({
  state: CapitalState,
  ...pageOf(
    v.object({
      id: v.string(),
      at: v.string(),
      direction: v.picklist(CAPITAL_DIRECTIONS),
      amount: v.number(),
      reason: v.string(),
      /** The operator's user id. */
      by: v.string(),
    }),
  ).entries,
});
export type CapitalPage = v.InferOutput<typeof CapitalPage>;

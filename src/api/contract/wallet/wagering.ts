// What is to be staked before an exchange: decisions, rule 37.
import * as v from "valibot";
import { WAGERING_CAUSES } from "../../../domain/wallet/wagering.ts";

const WRONG_WEIGHT = "0 이상 100 이하의 정수를 입력해주세요.";
const Weight = v.pipe(
  v.number(WRONG_WEIGHT),
  v.integer(WRONG_WEIGHT),
  v.minValue(0, WRONG_WEIGHT),
  v.maxValue(100, WRONG_WEIGHT),
);

/** GET and PUT /api/admin/wagering-weights: percent of what was at risk, by product. */
export const WageringWeightsOnWire = v.strictObject({ sports: Weight, mini: Weight, slot: Weight, casino: Weight });

/** Where it is from, and what of it is done; won. */
export const WageringGrantOnWire = v.object({
  id: v.string(),
  cause: v.picklist(WAGERING_CAUSES),
  grantedAt: v.string(),
  required: v.number(),
  done: v.number(),
  left: v.number(),
});
export type WageringGrantOnWire = v.InferOutput<typeof WageringGrantOnWire>;

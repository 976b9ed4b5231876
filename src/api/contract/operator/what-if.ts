// What the house keeps of a fixture if it ends with a score. Won.
import * as v from "valibot";
import { ResultRequest } from "./fixtures.ts";

/** POST /api/admin/live/fixtures/{id}/what-if: a score as a result is given. */
const [, Score] = ResultRequest.options;
export const WhatIfRequest = Score;
export type WhatIfRequest = v.InferOutput<typeof WhatIfRequest>;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Won = v.pipe(v.number(), v.safeInteger());
/** Open bets, what of their stakes was not cashed out, and the most that they are paid. */
const SUMS = { bets: Count, stake: Won, paid: Won };
export const WhatIf = v.object({
  ...SUMS,
  /** The house's result: what it keeps of these stakes. */
  net: Won,
  /** Of these the bets of several legs. They are taken to win on other fixtures. */
  multi: v.object(SUMS),
  /** Ids of the outcomes that win. */
  winners: v.array(v.string()),
  /** Markets with bets, the worst first. A bet counts on each market that it has a leg on. */
  markets: v.array(v.object({ id: v.string(), ...SUMS, net: Won })),
});
export type WhatIf = v.InferOutput<typeof WhatIf>;

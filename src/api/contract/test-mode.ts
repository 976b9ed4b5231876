// Calls under /api/test: only a server in test mode has them.
import * as v from "valibot";
import { PriceHundredths } from "./common.ts";

/** The server's time, an ISO instant. */
export const TestClock = v.object({ now: v.string() });
/** Milliseconds, forward only. */
export const TestClockRequest = v.strictObject({
  advanceMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(400 * 86_400_000)),
});
export const TestMemberRequest = v.partial(
  v.strictObject({
    level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
    tendency: v.pipe(v.array(v.pipe(v.string(), v.maxLength(4))), v.maxLength(20)),
  }),
);
export const TestSelectionRequest = v.partial(
  v.strictObject({ betPrice: PriceHundredths, status: v.picklist(["open", "suspended", "closed"]) }),
);

import { SETTLE_FURTHER } from "./further.ts";
import { SETTLE_GOALS } from "./goals.ts";
import { SETTLE_LINES } from "./lines.ts";
import { SETTLE_RESULTS } from "./results.ts";
import { SETTLE_SCORES } from "./scores.ts";
import type { Settle } from "./settling.ts";

const SETTLE: ReadonlyMap<string, Settle> = new Map(
  [SETTLE_RESULTS, SETTLE_LINES, SETTLE_SCORES, SETTLE_FURTHER, SETTLE_GOALS].flatMap((table) => Object.entries(table)),
);

/** How a kind of market is settled, by its code; null for a Bonus, which no result settles, and an unknown kind. */
export function settleOf(code: string): Settle | null {
  return SETTLE.get(code) ?? null;
}

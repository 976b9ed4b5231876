// Limits that members set for themselves: decisions, rules 22 and 30. Amounts are won.
import type { EntryKind } from "../../wallet/entry-kinds.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const OWN_LIMIT_PERIODS = ["day", "week", "month"] as const;
export type OwnLimitPeriod = (typeof OWN_LIMIT_PERIODS)[number];
/** Each counts the time up to now. */
export const PERIOD_MS: Readonly<Record<OwnLimitPeriod, number>> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
};

/** deposit: gross deposits, a withdrawal does not reopen room. loss: stakes less what they brought. */
export const OWN_LIMIT_KINDS = ["deposit", "loss"] as const;
export type OwnLimitKind = (typeof OWN_LIMIT_KINDS)[number];

/** Postings that count as deposits. They count whole. */
export const DEPOSIT_KINDS = ["deposit", "charge"] as const satisfies readonly EntryKind[];
/** Postings that bring something of a stake back. What a member cashed out is no loss. */
export const RETURN_KINDS = ["settlement", "refund", "correction", "cashOut"] as const satisfies readonly EntryKind[];
/** What counts for losses. */
export const LOSSES_COUNTED = { periodsMs: PERIOD_MS, kinds: ["stake", ...RETURN_KINDS] } as const;

/** A higher limit is confirmed after this time, and within the time after it. */
export const RAISE_WAIT_MS = DAY_MS;
export const RAISE_OPEN_MS = 7 * DAY_MS;

/** What a change of a limit is. `null` is no limit. */
export function ownLimitChange(now: number | null, asked: number | null): "same" | "lower" | "raise" {
  if (now === asked) return "same";
  if (asked === null) return "raise";
  return now === null || asked < now ? "lower" : "raise";
}

/** Where the second confirmation of a higher limit stands at `now`. All in milliseconds. */
export function raiseStage(
  { confirmFrom, confirmUntil }: { confirmFrom: number; confirmUntil: number },
  now: number,
): "waiting" | "open" | "expired" {
  if (now < confirmFrom) return "waiting";
  return now < confirmUntil ? "open" : "expired";
}

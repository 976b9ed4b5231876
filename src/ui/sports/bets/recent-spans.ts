import { seoul, seoulDay } from "../../../domain/common/time.ts";
import { BETS_TEXT } from "./text.ts";

/** The spans that the history is asked for most: the first and the last day, in days before today. */
const SPANS = [
  { label: BETS_TEXT.today, first: 0, last: 0 },
  { label: BETS_TEXT.yesterday, first: 1, last: 1 },
  { label: BETS_TEXT.lastDays(7), first: 6, last: 0 },
  { label: BETS_TEXT.lastDays(30), first: 29, last: 0 },
];

/** Today, yesterday, 7 and 30 days in Seoul; both days belong to the span. */
export function recentSpans(now: number): { label: string; from: string; to: string }[] {
  const dayBefore = (days: number) => seoulDay(seoul(now).subtract(days, "day").valueOf());
  return SPANS.map(({ label, first, last }) => ({ label, from: dayBefore(first), to: dayBefore(last) }));
}

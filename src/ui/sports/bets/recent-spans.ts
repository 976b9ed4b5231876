import { seoul, seoulDay } from "../../../domain/common/time.ts";
import { BETS_TEXT } from "./text.ts";

/** The spans that the history is asked for most, in days that end today. */
const SPANS = [
  { label: BETS_TEXT.today, days: 1 },
  { label: BETS_TEXT.lastDays(7), days: 7 },
  { label: BETS_TEXT.lastDays(30), days: 30 },
];

/** Today, 7 and 30 days in Seoul; both days belong to the span. */
export function recentSpans(now: number): { label: string; from: string; to: string }[] {
  const today = seoul(now);
  const to = seoulDay(now);
  return SPANS.map(({ label, days }) => ({ label, from: seoulDay(today.subtract(days - 1, "day").valueOf()), to }));
}

// Days, weeks and months of Seoul, one after the other up to now.
import { type InstantLike, seoul } from "./time.ts";

export const SPANS = ["day", "week", "month"] as const;
export type Span = (typeof SPANS)[number];

/** The first days of the last spans, 2026-11-16, the oldest first. A week begins on Monday. */
export function spanStarts(now: InstantLike, by: Span, count: number): string[] {
  const today = seoul(now).startOf("day");
  // dayjs begins a week on Sunday.
  const first =
    by === "month" ? today.startOf("month") : by === "week" ? today.subtract((today.day() + 6) % 7, "day") : today;
  return Array.from({ length: count }, (_, at) => first.subtract(count - 1 - at, by).format("YYYY-MM-DD"));
}

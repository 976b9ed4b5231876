// The greatest wins of a period, up to now in Seoul.
import { type InstantLike, seoul } from "../common/time.ts";

export const HONOUR_PERIODS = ["day", "week", "month", "all"] as const;
export type HonourPeriod = (typeof HONOUR_PERIODS)[number];

export const HONOUR_PERIOD_NAMES: Readonly<Record<HonourPeriod, string>> = {
  day: "오늘",
  week: "이번 주",
  month: "이번 달",
  all: "전체",
};

/** Rows that are shown. */
export const HONOURS_SHOWN = 20;

/** When the period began: the day, the week on Monday, the month; null for all. */
export function honoursSince(period: HonourPeriod, now: InstantLike): Date | null {
  if (period === "all") return null;
  const day = seoul(now).startOf("day");
  if (period === "day") return day.toDate();
  return (period === "month" ? day.startOf("month") : day.subtract((day.day() + 6) % 7, "day")).toDate();
}

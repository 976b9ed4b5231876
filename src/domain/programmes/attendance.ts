// Attendance: one check-in a day in Asia/Seoul, a reward a day, and more for days in a row.
import { parseSeoul } from "../common/time.ts";
import type { Reward } from "./reward.ts";

export const MAX_STREAKS = 6;

export interface AttendanceRules {
  /** False: no check-in is taken. */
  isOpen: boolean;
  /** For every check-in. An amount of 0 pays nothing. */
  daily: Reward;
  /** On the given day in a row, beside the daily reward. After the longest of them the count begins anew. */
  streaks: readonly { days: number; reward: Reward }[];
}

/** The place of a streak's last day in the round of the rules, from 1; the streak itself where no streak is paid. */
export function dayOfRound(streak: number, { streaks }: Pick<AttendanceRules, "streaks">): number {
  const longest = Math.max(0, ...streaks.map(({ days }) => days));
  return longest === 0 || streak === 0 ? streak : ((streak - 1) % longest) + 1;
}

/** What the last day of a streak pays. `streakDays` is null for the daily reward. */
export function attendanceRewards(
  streak: number,
  rules: AttendanceRules,
): { streakDays: number | null; reward: Reward }[] {
  const day = dayOfRound(streak, rules);
  const rows = [
    { streakDays: null, reward: rules.daily },
    ...rules.streaks.filter(({ days }) => days === day).map(({ days, reward }) => ({ streakDays: days, reward })),
  ];
  return rows.filter(({ reward }) => reward.amount > 0);
}

/** The streak that a member has on `today`: it is kept until the end of the day after the last check-in. */
export function streakOn(today: string, last: { day: string; streak: number } | null): number {
  return last && last.day >= previousDay(today) ? last.streak : 0;
}

/** "2026-12-01" → "2026-11-30". Throws RangeError for what is no day. */
export function previousDay(day: string): string {
  return dayAfter(day, -1);
}

/** A cell of the calendar: a day of the month, or null before its first one. Weeks begin on Sunday. */
export function monthCells(month: string): (string | null)[] {
  const first = parseSeoul(`${month}-01`);
  if (!first) throw new RangeError(`no month: ${month}`);
  const days = Array.from({ length: first.daysInMonth() }, (_, i) => first.add(i, "day").format("YYYY-MM-DD"));
  return [...Array.from({ length: first.day() }, () => null), ...days];
}

/** "2026-12", -1 → "2026-11". Throws RangeError for what is no month. */
export function monthAfter(month: string, months: number): string {
  const first = parseSeoul(`${month}-01`);
  if (!first) throw new RangeError(`no month: ${month}`);
  return first.add(months, "month").format("YYYY-MM");
}

function dayAfter(day: string, days: number): string {
  const at = parseSeoul(day);
  if (!at) throw new RangeError(`no day: ${day}`);
  return at.add(days, "day").format("YYYY-MM-DD");
}

// Check-ins and what they pay: decisions, /attendance.
import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import * as v from "valibot";
import { type AttendanceMonth, AttendanceRules } from "../../src/api/contract/programmes/attendance.ts";
import { attendanceRewards, monthAfter, streakOn } from "../../src/domain/programmes/attendance.ts";
import { seoulDay } from "../../src/domain/common/time.ts";
import { rowsFrom } from "../db/execute.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { attendance, setting } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { grant } from "./grant.ts";

const KEY = "attendanceRules";
/** Before an operator has set any. */
const NO_RULES: AttendanceRules = { isOpen: false, daily: { kind: "points", amount: 0, wagering: 0 }, streaks: [] };

export async function readAttendanceRules(db: Queryable): Promise<AttendanceRules> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, KEY));
  const stored = v.safeParse(AttendanceRules, row?.value);
  return stored.success ? stored.output : NO_RULES;
}

export async function writeAttendanceRules(tx: Tx, clock: Clock, rules: AttendanceRules): Promise<void> {
  const value = { ...rules, streaks: rules.streaks.toSorted((a, b) => a.days - b.days) };
  const row = { key: KEY, value, updatedAt: dateNow(clock) };
  await tx.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: row });
}

/** A month, "2026-11"; the running one where none is given. */
export async function readMonth(
  db: Queryable,
  clock: Clock,
  memberId: string,
  asked: string | undefined,
): Promise<AttendanceMonth> {
  const today = seoulDay(clock.now());
  const month = asked ?? today.slice(0, 7);
  const inMonth = and(gte(attendance.day, `${month}-01`), lt(attendance.day, `${monthAfter(month, 1)}-01`));
  const rows = await db
    .select({ day: attendance.day })
    .from(attendance)
    .where(and(eq(attendance.memberId, memberId), inMonth))
    .orderBy(attendance.day);
  const last = await lastStreak(db, memberId);
  return {
    today,
    month,
    days: rows.map(({ day }) => day),
    isCheckedIn: last?.day === today,
    streak: streakOn(today, last),
    rules: await readAttendanceRules(db),
  };
}

/** Checks in for today and pays. Throws ApiError already_claimed, or not_claimable where attendance is closed. */
export async function checkIn(tx: Tx, clock: Clock, memberId: string) {
  const rules = await readAttendanceRules(tx);
  if (!rules.isOpen) throw new ApiError("not_claimable", "지금은 출석할 수 없습니다.");
  const day = seoulDay(clock.now());
  const [taken] = await tx
    .insert(attendance)
    .values({ memberId, day, at: dateNow(clock) })
    .onConflictDoNothing()
    .returning({ day: attendance.day });
  if (!taken) throw new ApiError("already_claimed", "오늘은 이미 출석했습니다.");
  const streak = (await lastStreak(tx, memberId))?.streak ?? 0;
  const rewards = attendanceRewards(streak, rules);
  for (const { streakDays, reward } of rewards)
    await grant(tx, clock, {
      programme: "attendance",
      programmeId: streakDays === null ? "daily" : `streak${streakDays}`,
      occasion: day,
      memberId,
      reward,
    });
  return {
    day,
    streak,
    rewards: rewards.map(({ streakDays, reward: { kind, amount } }) => ({ streakDays, kind, amount })),
  };
}

/** The last check-in and how many days in a row it ends; null where there is none. */
async function lastStreak(db: Queryable, memberId: string): Promise<{ day: string; streak: number } | null> {
  const [last] = await db
    .select({ day: attendance.day })
    .from(attendance)
    .where(eq(attendance.memberId, memberId))
    .orderBy(desc(attendance.day))
    .limit(1);
  if (!last) return null;
  // Counted downwards, days in a row have one sum of day and number.
  const [counted] = await rowsFrom<{ streak: number }>(
    db,
    sql`select count(*)::int as streak from (
        select day + (row_number() over (order by day desc))::int as run, max(day) over () + 1 as first_run
        from attendance where member_id = ${memberId}
      ) runs where run = first_run`,
  );
  return { day: last.day, streak: counted?.streak ?? 0 };
}

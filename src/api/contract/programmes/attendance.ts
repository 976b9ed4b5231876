import * as v from "valibot";
import { MAX_STREAKS } from "../../../domain/programmes/attendance.ts";
import { isSeoulDay } from "../../../domain/common/time.ts";
import { RewardTerms } from "./rewards.ts";

const WRONG_DAYS = "2 이상 366 이하의 정수를 입력해주세요.";
const StreakDays = v.pipe(
  v.number(WRONG_DAYS),
  v.integer(WRONG_DAYS),
  v.minValue(2, WRONG_DAYS),
  v.maxValue(366, WRONG_DAYS),
);

/** GET and PUT /api/admin/attendance-rules: see AttendanceRules. */
export const AttendanceRules = v.strictObject({
  isOpen: v.boolean(),
  daily: RewardTerms,
  streaks: v.pipe(
    v.array(v.strictObject({ days: StreakDays, reward: RewardTerms })),
    v.maxLength(MAX_STREAKS, `연속 보상은 ${MAX_STREAKS}개까지입니다.`),
    v.check((rows) => new Set(rows.map(({ days }) => days)).size === rows.length, "같은 일수의 보상이 두 개 있습니다."),
  ),
});
export type AttendanceRules = v.InferOutput<typeof AttendanceRules>;

const Month = v.pipe(
  v.string(),
  v.check((text) => /^\d{4}-\d{2}$/.test(text) && isSeoulDay(`${text}-01`), "월을 2026-11처럼 입력해주세요."),
);

/** GET /api/attendance: a month of check-ins; the running month where none is asked for. */
export const AttendanceQuery = v.strictObject({ month: v.optional(Month) });
export const AttendanceMonth = v.object({
  /** The server's day in Asia/Seoul. */
  today: v.string(),
  month: v.string(),
  /** Days of the month with a check-in. */
  days: v.array(v.string()),
  isCheckedIn: v.boolean(),
  /** Days in a row up to today, or up to yesterday while today has no check-in. */
  streak: v.number(),
  rules: AttendanceRules,
});
export type AttendanceMonth = v.InferOutput<typeof AttendanceMonth>;

/** POST /api/attendance/check-in */
export const CheckInReport = v.object({
  day: v.string(),
  streak: v.number(),
  /** `streakDays` null: the daily reward. */
  rewards: v.array(
    v.object({ streakDays: v.nullable(v.number()), kind: v.picklist(["points", "money"]), amount: v.number() }),
  ),
  emoney: v.number(),
  point: v.number(),
  walletSeq: v.number(),
});

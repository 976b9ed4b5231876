// What members set to protect themselves: decisions, rules 22 and 30. Amounts are won.
import * as v from "valibot";
import { BREAK_HOURS, EXCLUSION_MONTHS } from "../../../domain/account/protection/breaks.ts";
import { OWN_LIMIT_KINDS, OWN_LIMIT_PERIODS } from "../../../domain/account/protection/own-limits.ts";
import { REMINDER_MINUTES } from "../../../domain/account/protection/reminders.ts";
import { secret } from "../secret.ts";

const OwnLimit = v.object({
  kind: v.picklist(OWN_LIMIT_KINDS),
  period: v.picklist(OWN_LIMIT_PERIODS),
  /** null: none is set. */
  limit: v.nullable(v.number()),
  /** What counts against it now; winnings may bring losses below zero. */
  used: v.number(),
  /** A higher limit that waits for its confirmation. `amount` null: the limit is to be removed. */
  raise: v.nullable(v.object({ amount: v.nullable(v.number()), confirmFrom: v.string(), confirmUntil: v.string() })),
});
export type OwnLimit = v.InferOutput<typeof OwnLimit>;

/** GET /api/protection */
export const ProtectionState = v.object({
  /** The server's time. */
  now: v.string(),
  limits: v.array(OwnLimit),
  reminderMinutes: v.number(),
  breakUntil: v.nullable(v.string()),
  excludedUntil: v.nullable(v.string()),
});
export type ProtectionState = v.InferOutput<typeof ProtectionState>;

const OwnLimitAmount = v.pipe(
  v.number("금액을 입력해주세요."),
  v.integer("정수를 입력해주세요."),
  v.minValue(0, "0원 이상이어야 합니다."),
  v.maxValue(1_000_000_000_000, "금액이 너무 큽니다."),
);

/** Which limit. */
const OwnLimitName = { kind: v.picklist(OWN_LIMIT_KINDS), period: v.picklist(OWN_LIMIT_PERIODS) };

/** PUT /api/protection/limits: a lower limit is in force at once, a higher one or none (null) waits. */
export const OwnLimitRequest = v.strictObject({ ...OwnLimitName, amount: v.nullable(OwnLimitAmount) });
/** POST /api/protection/limits/confirm and /cancel: of a higher limit that was asked for. */
export const RaiseRequest = v.strictObject(OwnLimitName);
/** PUT /api/admin/protection/{userId}/limits: an operator only lowers. */
export const OperatorOwnLimitRequest = v.strictObject({ ...OwnLimitName, amount: OwnLimitAmount });

/** PUT /api/protection/reminder */
export const ReminderRequest = v.strictObject({ minutes: v.picklist(REMINDER_MINUTES) });

/** GET /api/protection/reminder: the login of this call, and what it came to. */
export const ReminderState = v.object({
  minutes: v.number(),
  elapsedMs: v.number(),
  staked: v.number(),
  returned: v.number(),
});
export type ReminderState = v.InferOutput<typeof ReminderState>;

const LoginPassword = v.pipe(v.string(), v.minLength(1, "로그인 비밀번호를 입력해주세요."), v.maxLength(200), secret);

/** POST /api/protection/break: no login, no bet and no deposit until then. It is not shortened. */
export const BreakRequest = v.strictObject({ hours: v.picklist(BREAK_HOURS), password: LoginPassword });
/** POST /api/protection/exclusion: as a break, for months. Nobody takes it back. */
export const ExclusionRequest = v.strictObject({ months: v.picklist(EXCLUSION_MONTHS), password: LoginPassword });
export const UntilAnswer = v.object({ until: v.string() });

/** GET /api/protection/history: the last twelve weeks or months of Seoul, the oldest first. */
export const HistoryQuery = v.strictObject({ by: v.optional(v.picklist(["week", "month"]), "week") });
export const HistorySpan = v.object({
  /** The first day, 2026-11-16. */
  from: v.string(),
  deposits: v.number(),
  staked: v.number(),
  returned: v.number(),
});
export type HistorySpan = v.InferOutput<typeof HistorySpan>;
export const ProtectionHistory = v.object({ spans: v.array(HistorySpan) });

/** The answer of what was done at once. */
export const Done = v.object({ isDone: v.literal(true) });

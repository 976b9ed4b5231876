// What members and operators read where a protection refuses something.
import { formatDateTime } from "../../common/format.ts";
import { addComma } from "../../common/price.ts";
import type { InstantLike } from "../../common/time.ts";
import type { OwnLimitPeriod } from "./own-limits.ts";

export const PERIOD_NAMES: Readonly<Record<OwnLimitPeriod, string>> = { day: "24시간", week: "7일", month: "30일" };

/** Why a stake, a credit or a login is refused. */
export type ProtectionRefusal =
  | { rule: "excluded" | "break"; until: InstantLike }
  | { rule: "loss_limit"; period: OwnLimitPeriod; room: number };

export function refusalText(refusal: ProtectionRefusal): string {
  switch (refusal.rule) {
    case "excluded":
      return `자가 제한 중입니다. ${formatDateTime(refusal.until)}까지 이용할 수 없습니다.`;
    case "break":
      return `휴식 중입니다. ${formatDateTime(refusal.until)}까지 이용할 수 없습니다.`;
    case "loss_limit":
      return `손실 한도(${PERIOD_NAMES[refusal.period]})까지 ${addComma(refusal.room)}원 남았습니다.`;
  }
}

/** "1시간 30분" */
function durationText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours}시간` : "", rest > 0 || hours === 0 ? `${rest}분` : ""].filter(Boolean).join(" ");
}

/** What the reminder says of a login so far. Amounts in won. */
export function reminderText(login: { elapsedMs: number; staked: number; returned: number }): string {
  const { elapsedMs, staked, returned } = login;
  const result = returned - staked;
  const sign = result > 0 ? "+" : result < 0 ? "−" : "";
  return `로그인하고 ${durationText(elapsedMs)} 지났습니다. 베팅 ${addComma(staked)}원, 돌아온 금액 ${addComma(returned)}원, 결과 ${sign}${addComma(Math.abs(result))}원입니다.`;
}

export const REMINDER = { title: "이용 시간 알림", leave: "로그아웃", goOn: "계속하기" } as const;

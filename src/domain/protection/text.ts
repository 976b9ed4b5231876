// What members and operators read where a protection refuses something.
import { formatDateTime } from "../labels/format.ts";
import { addComma } from "../price.ts";
import type { InstantLike } from "../time.ts";
import type { LimitPeriod } from "./limits.ts";

export const PERIOD_NAMES: Readonly<Record<LimitPeriod, string>> = { day: "24시간", week: "7일", month: "30일" };

/** Why a stake, a credit or a login is refused. */
export type ProtectionRefusal =
  | { rule: "excluded" | "break"; until: InstantLike }
  | { rule: "loss_limit"; period: LimitPeriod; room: number };

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

// What members read when a lobby, a game or a payment page does not open: specification, section 8.
import type { Failure } from "../session/server-code.ts";

/** A lobby or game that could not be opened, and a mini-game under maintenance. */
export const UNDER_MAINTENANCE_TEXT = "점검중입니다.";
export const SYSTEM_PROBLEM_TEXT = "문제가 발생했습니다. 시스템 관리자에게 문의해주세요.";
export const WINDOW_BLOCKED_TEXT = "새 창이 차단되었습니다. 브라우저의 팝업 차단을 해제한 후 다시 시도해주세요.";
export const TETHER_DEPOSIT_MAINTENANCE_TEXT = "현재 테더 입금은 점검중입니다.";
export const TETHER_WITHDRAWAL_MAINTENANCE_TEXT = "현재 테더 출금은 점검중입니다.";

/** The server's own words, else the general ones. */
export function failureText(failure: Failure | null): string {
  return failure?.message ?? SYSTEM_PROBLEM_TEXT;
}

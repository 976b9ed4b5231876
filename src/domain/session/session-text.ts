// What members read when a session ends or does not begin: specification, section 8.
import type { ForcedLogoutReason } from "./server-code.ts";

export const FORCED_LOGOUT_TEXT: Readonly<Record<ForcedLogoutReason, string | null>> = {
  second_login: "다른 기기에서 로그인하여 로그아웃됩니다.",
  kicked: "로그아웃되었습니다.",
  access_denied: null,
  address_blocked: "차단된 IP입니다.",
  server_failure: "예상치 못한 문제가 발생했습니다.",
};

export const EXPIRED_TEXT = "로그인 시간이 만료되어 로그아웃되었습니다.";
export const LOGIN_FAILED_TEXT = "예상치 못한 문제가 발생했습니다. 관리자에게 문의해주세요.";
export const UNREAD_MESSAGES_TEXT = "쪽지가 도착했습니다. 쪽지를 확인 후 이용해주세요.";
export const SIGN_UP_ENDED_TEXT = "현재 회원가입은 종료했습니다";
export const SIGN_UP_FAILED_TEXT = "문제가 발생했습니다. 시스템 관리자에게 문의해주세요.";

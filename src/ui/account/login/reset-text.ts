import { PASSWORD_CODE_MINUTES } from "../../../domain/account/password-code.ts";

export const RESET_TEXT = {
  have: "코드 입력",
  userId: "아이디",
  code: "비밀번호 코드",
  codeHint: `상담원이 알려준 숫자 10자리. ${PASSWORD_CODE_MINUTES}분 동안 한 번 쓸 수 있습니다.`,
  next: "새 비밀번호",
  nextHint: "8자 이상",
  again: "새 비밀번호 확인",
  submit: "비밀번호 정하기",
  back: "뒤로",
  wrong: "코드가 맞는지 확인해주세요. 시간이 지났다면 상담원에게 새 코드를 받아주세요.",
  shut: "여러 번 시도하여 잠시 막혔습니다. 10분 뒤에 다시 시도하거나 상담원에게 문의해주세요.",
  set: "비밀번호를 새로 정했습니다. 새 비밀번호로 로그인해주세요.",
  ok: "확인",
} as const;

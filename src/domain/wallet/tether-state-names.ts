import type { TetherState } from "./tether-order.ts";

export const TETHER_STATE_NAMES: Readonly<Record<TetherState, string>> = {
  waiting: "입금 대기",
  confirming: "확인 중",
  paid: "입금 완료",
  underPaid: "부족 입금",
  overPaid: "초과 입금",
  late: "기한 지남",
  wrongNetwork: "다른 네트워크",
  cancelled: "취소",
};

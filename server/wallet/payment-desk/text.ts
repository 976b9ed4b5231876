// What the demo's payment desk says.
import type { Trial } from "./chain.ts";

export const DESK_TEXT = {
  title: "테더 입금",
  notice: "시험용 입금 데스크입니다. 실제 테더를 보내지 마세요.",
  notFound: "입금 신청을 찾을 수 없습니다.",
  amount: "보낼 금액",
  network: "네트워크",
  address: "입금 주소",
  contract: "컨트랙트",
  expires: "입금 기한",
  qr: "입금 주소의 QR 코드",
  transfers: "보낸 이체",
  confirmations: "확인",
  done: "확인 완료",
  send: "시험 송금",
  trials: {
    exact: "정확한 금액 보내기",
    under: "적게 보내기",
    over: "많이 보내기",
    wrongNetwork: "다른 네트워크로 보내기",
    late: "기한 뒤에 보내기",
  } satisfies Record<Trial, string>,
} as const;

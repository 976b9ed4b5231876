import { defineWords } from "../../../paths/lib/words.ts";
import type { moneyRequestMachine } from "./money-request.machine.ts";

export const moneyRequestWords = defineWords<typeof moneyRequestMachine>({
  purpose: "처리되지 않은 충전이나 환전 신청 하나를 서버가 알리는 대로 보인다.",
  events: {
    "request.changed": "서버가 신청의 상태를 알린다",
    "request.cancel": "신청 취소를 누른다",
    "request.keep": "취소하지 않고 돌아간다",
    "request.close": "처리 결과를 확인한다",
  },
  cases: {
    plain: "",
    charge: "충전 접수 1",
    "charge in progress": "충전 처리 중 2",
    "charge released": "충전 다시 접수 3",
    "charge cancelled": "충전 취소 4",
    "charge refused": "충전 거절 5",
    exchange: "환전 접수 1",
    "exchange in progress": "환전 처리 중 2",
    "exchange cancelled": "환전 취소 3",
    "payout unknown": "환전 이체 확인 중 3",
    "exchange done": "환전 완료 4",
    "exchange refused": "환전 거절 5",
  },
});

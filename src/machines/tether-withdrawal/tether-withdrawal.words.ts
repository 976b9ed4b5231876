import { defineWords } from "../../../paths/lib/words.ts";
import { TETHER_WITHDRAWAL_ALERTS } from "./tether-withdrawal.alerts.ts";
import { alertsOf, byEffect } from "../shared/said.words.ts";
import { common } from "../shared/case.words.ts";
import type { tetherWithdrawalMachine } from "./tether-withdrawal.machine.ts";

export const tetherWithdrawalWords = defineWords<typeof tetherWithdrawalMachine>({
  purpose: "테더 환전: 한 번만 신청되고, 답이 없으면 같은 신청의 결과를 다시 묻는다.",
  events: {
    "withdrawal.open": "테더 환전을 누른다",
    "withdrawal.submit": "환전 양식을 보낸다",
    "withdrawal.back": "확인에서 양식으로 돌아간다",
    "withdrawal.confirm": "환전을 확인한다",
    "withdrawal.resend": "같은 환전의 결과를 다시 묻는다",
    "withdrawal.cancel": "환전 창을 닫는다",
    "withdrawal.close": "결과를 닫는다",
    "alert.read": "알림을 읽고 닫는다",
  },
  actors: {
    readTether: "테더 점검 여부 조회",
    requestWithdrawal: "환전 신청",
  },
  cases: {
    ...common(
      "plain",
      "first",
      "second",
      "open",
      "flag is 1",
      "taken",
      "no answer",
      "server's words",
      "second login",
      "unauthorized",
    ),
    complete: "모두 채움",
    "no amount": "금액 없음",
    "no address": "주소 없음",
    "server fault": "서버 오류",
  },
  told: ({ effects, after: { context } }) =>
    byEffect(effects, context, {
      openConfirm: "확인 창이 열린다",
      ...alertsOf(TETHER_WITHDRAWAL_ALERTS),
    }),
});

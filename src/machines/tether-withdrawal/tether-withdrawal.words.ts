import { defineWords } from "../../../paths/lib/words.ts";
import { TETHER_WITHDRAWAL_ALERTS } from "./tether-withdrawal.alerts.ts";
import { alertsOf, byEffect } from "../shared/said.words.ts";
import { SUBMISSION_WORDS, submissionSaid } from "../command/submission-parts.paths.ts";
import { common } from "../shared/case.words.ts";
import type { tetherWithdrawalMachine } from "./tether-withdrawal.machine.ts";

export const tetherWithdrawalWords = defineWords<typeof tetherWithdrawalMachine>({
  purpose: "테더 환전: 한 번만 신청되고, 답이 없으면 저장한 열쇠로 결과를 찾는다.",
  events: {
    "withdrawal.open": "테더 환전을 누른다",
    "withdrawal.type": "환전 양식에 입력한다",
    "withdrawal.submit": "환전 양식을 보낸다",
    "withdrawal.back": "확인에서 양식으로 돌아간다",
    "withdrawal.confirm": "환전을 확인한다",
    "withdrawal.cancel": "환전 창을 닫는다",
    "withdrawal.close": "결과를 닫는다",
    "alert.read": "알림을 읽고 닫는다",
    "session.ended": "세션이 끝난다",
    ...SUBMISSION_WORDS.events,
  },
  actors: {
    readTether: "테더 점검 여부 조회",
    ...SUBMISSION_WORDS.actors,
  },
  delays: SUBMISSION_WORDS.delays,
  cases: {
    ...common(
      "plain",
      "done",
      "open",
      "flag is 1",
      "no answer",
      "refused",
      "server's words",
      "second login",
      "unauthorized",
    ),
    complete: "모두 채움",
    "no amount": "금액 없음",
    "no address": "주소 없음",
    "server fault": "서버 오류",
    ...SUBMISSION_WORDS.cases,
    "rate moved": "환율이 불리하게 바뀜",
  },
  shows: ({ value, context }) => submissionSaid(String(value), context),
  told: ({ effects, after: { context } }) =>
    byEffect(effects, context, {
      openConfirm: "확인 창이 열린다",
      ...alertsOf(TETHER_WITHDRAWAL_ALERTS),
    }),
});

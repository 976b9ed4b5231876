import { defineWords } from "../../../paths/lib/words.ts";
import { submissionSaid, SUBMISSION_WORDS } from "../command/submission-parts.paths.ts";
import { common } from "../shared/case.words.ts";
import { alertsOf, byEffect } from "../shared/said.words.ts";
import { tetherWords } from "../shared/tether-form.paths.ts";
import { TETHER_WITHDRAWAL_ALERTS } from "./tether-withdrawal.alerts.ts";
import type { tetherWithdrawalMachine } from "./tether-withdrawal.machine.ts";

const tether = tetherWords("환전");

export const tetherWithdrawalWords = defineWords<typeof tetherWithdrawalMachine>({
  purpose: "테더 환전: 한 번만 신청되고, 답이 없으면 저장한 열쇠로 결과를 찾는다.",
  events: { ...tether.events, "tether.close": "결과를 닫는다" },
  actors: tether.actors,
  delays: SUBMISSION_WORDS.delays,
  cases: {
    ...tether.cases,
    ...common("unauthorized"),
    complete: "모두 채움",
    "no amount": "금액 없음",
    "no address": "주소 없음",
    "server fault": "서버 오류",
  },
  shows: ({ value, context }) => submissionSaid(String(value), context),
  told: ({ effects, after: { context } }) =>
    byEffect(effects, context, {
      openConfirm: "확인 창이 열린다",
      ...alertsOf(TETHER_WITHDRAWAL_ALERTS),
    }),
});

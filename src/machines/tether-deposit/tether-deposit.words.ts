import { defineWords } from "../../../paths/lib/words.ts";
import { TETHER_DEPOSIT_ALERTS } from "./tether-deposit.alerts.ts";
import { WINDOW, alertsOf, byEffect } from "../shared/said.words.ts";
import { SUBMISSION_WORDS, submissionSaid } from "../command/submission-parts.paths.ts";
import { common } from "../shared/case.words.ts";
import type { tetherDepositMachine } from "./tether-deposit.machine.ts";

export const tetherDepositWords = defineWords<typeof tetherDepositMachine>({
  purpose: "테더 충전: 점검과 https 주소를 살피고 두 번 확인한다.",
  events: {
    "deposit.open": "테더 충전을 누른다",
    "deposit.type": "충전 양식에 입력한다",
    "deposit.submit": "충전 양식을 보낸다",
    "deposit.back": "확인에서 양식으로 돌아간다",
    "deposit.confirm": "충전을 확인한다",
    "deposit.cancel": "충전 창을 닫는다",
    "deposit.close": "안내를 닫는다",
    "alert.read": "알림을 읽고 닫는다",
    "window.blocked": "브라우저가 새 창을 막는다",
    "window.closed": "새 창을 닫는다",
    "session.ended": "세션이 끝난다",
    ...SUBMISSION_WORDS.events,
  },
  actors: {
    readTether: "테더 점검 여부 조회",
    readDepositUrl: "입금 주소 조회",
    ...SUBMISSION_WORDS.actors,
  },
  delays: SUBMISSION_WORDS.delays,
  cases: {
    ...common(
      "plain",
      "done",
      "nothing",
      "open",
      "flag is 1",
      "no answer",
      "refused",
      "server's words",
      "second login",
    ),
    "100,000 won": "100,000원",
    "half a won": "0.5원",
    https: "https 주소",
    http: "http 주소",
    ...SUBMISSION_WORDS.cases,
    "rate moved": "환율이 불리하게 바뀜",
  },
  shows: ({ value, context }) => submissionSaid(String(value), context),
  told: ({ effects, after: { context } }) =>
    byEffect(effects, context, {
      ...WINDOW,
      showDeposit: "새 창에 입금 화면이 뜬다",
      ...alertsOf(TETHER_DEPOSIT_ALERTS),
    }),
});

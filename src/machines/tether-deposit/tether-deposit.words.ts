import { defineWords } from "../../../paths/lib/words.ts";
import { submissionSaid, SUBMISSION_WORDS } from "../command/submission-parts.paths.ts";
import { common } from "../shared/case.words.ts";
import { WINDOW, alertsOf, byEffect } from "../shared/said.words.ts";
import { tetherWords } from "../shared/tether-form.paths.ts";
import { TETHER_DEPOSIT_ALERTS } from "./tether-deposit.alerts.ts";
import type { tetherDepositMachine } from "./tether-deposit.machine.ts";

const tether = tetherWords("충전");

export const tetherDepositWords = defineWords<typeof tetherDepositMachine>({
  purpose: "테더 충전: 점검과 https 주소를 살피고 두 번 확인한다.",
  events: {
    ...tether.events,
    "tether.close": "안내를 닫는다",
    "window.blocked": "브라우저가 새 창을 막는다",
    "window.closed": "새 창을 닫는다",
  },
  actors: { ...tether.actors, readDepositUrl: "입금 주소 조회" },
  delays: SUBMISSION_WORDS.delays,
  cases: {
    ...tether.cases,
    ...common("nothing"),
    "100,000 won": "100,000원",
    "half a won": "0.5원",
    https: "https 주소",
    http: "http 주소",
  },
  shows: ({ value, context }) => submissionSaid(String(value), context),
  told: ({ effects, after: { context } }) =>
    byEffect(effects, context, {
      ...WINDOW,
      showDeposit: "새 창에 입금 화면이 뜬다",
      ...alertsOf(TETHER_DEPOSIT_ALERTS),
    }),
});

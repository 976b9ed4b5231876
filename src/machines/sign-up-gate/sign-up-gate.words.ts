import { defineWords } from "../../../paths/lib/words.ts";
import { SIGN_UP_GATE_ALERTS } from "./sign-up-gate.alerts.ts";
import { SIGN_UP_TEXT } from "../../ui/account/login/text.ts";
import { alertsOf, byEffect, quoted } from "../shared/said.words.ts";
import { common } from "../shared/case.words.ts";
import type { signUpGateMachine } from "./sign-up-gate.machine.ts";

export const signUpGateWords = defineWords<typeof signUpGateMachine>({
  purpose: "가입이 열려 있을 때만 가입 창을 연다.",
  events: {
    "signUp.request": "회원가입을 누른다",
    "signUp.close": "가입 창을 닫는다",
    "alert.read": "알림을 읽고 닫는다",
  },
  actors: {
    readSignUp: "가입 가능 여부 조회",
  },
  cases: {
    ...common("plain", "open", "no answer", "server's words"),
    ended: "가입 종료",
  },
  told: ({ effects, after: { context } }) =>
    byEffect(effects, context, {
      ...alertsOf(SIGN_UP_GATE_ALERTS),
      openSignUp: `${quoted(SIGN_UP_TEXT.title)} 창이 열린다`,
    }),
});

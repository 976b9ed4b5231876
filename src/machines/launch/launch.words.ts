import { defineWords } from "../../../paths/lib/words.ts";
import { LAUNCH_ALERTS } from "./launch.alerts.ts";
import { WINDOW, alertsOf, byEffect } from "../shared/said.words.ts";
import { common } from "../shared/case.words.ts";
import type { launchMachine } from "./launch.machine.ts";

export const launchWords = defineWords<typeof launchMachine>({
  unseen: "It opens the question and the window; what is seen is these.",
  purpose: "카지노와 슬롯 로비, 유럽형, 인플레이를 확인을 받고 새 창에 띄우며, 로비는 성향 22를 막는다.",
  events: {
    "launch.request": "라이브카지노, 슬롯, 유럽형 또는 인플레이를 누른다",
    "launch.confirm": "확인 창에서 입장을 누른다",
    "launch.cancel": "확인 창을 닫는다",
    "alert.read": "알림을 읽고 닫는다",
    "window.blocked": "브라우저가 새 창을 막는다",
    "window.closed": "새 창을 닫는다",
    "session.ended": "세션이 끝난다",
  },
  actors: {
    readAddress: "입장 주소 요청",
  },
  cases: {
    ...common("plain", "an address that runs script", "no answer", "second login", "kicked", "not found"),
    casino: "카지노",
    "a game of the casino": "카지노의 게임",
    "slot, with other codes": "슬롯, 다른 성향 코드",
    "casino, with code 22": "카지노, 성향 코드 22",
    "slot, with code 22": "슬롯, 성향 코드 22",
    "European prematch": "유럽형",
    "in-play, with code 22": "인플레이, 성향 코드 22",
    launched: "실행됨",
    "provider down": "제공사 장애",
    "no session": "세션 없음 401",
  },
  told: ({ effects, after: { context } }) =>
    byEffect(effects, context, {
      ...WINDOW,
      showPage: "새 창에 로비나 게임이 뜬다",
      ...alertsOf(LAUNCH_ALERTS),
    }),
});

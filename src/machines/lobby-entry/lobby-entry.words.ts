import { defineWords } from "../../../paths/lib/words.ts";
import { LOBBY_ENTRY_ALERTS } from "./lobby-entry.alerts.ts";
import { WINDOW, alertsOf, byEffect } from "../shared/said.words.ts";
import { common } from "../shared/case.words.ts";
import type { lobbyEntryMachine } from "./lobby-entry.machine.ts";

export const lobbyEntryWords = defineWords<typeof lobbyEntryMachine>({
  unseen: "It opens the question and the window; what is seen is these.",
  purpose: "카지노와 슬롯 로비에 들이되, 성향 22는 막고 확인을 받는다.",
  events: {
    "lobby.request": "라이브카지노 또는 슬롯을 누른다",
    "lobby.confirm": "확인 창에서 입장을 누른다",
    "lobby.cancel": "확인 창을 닫는다",
    "lobby.close": "알림을 닫는다",
    "window.blocked": "브라우저가 새 창을 막는다",
    "window.closed": "새 창을 닫는다",
  },
  actors: {
    openLobby: "로비 입장 요청",
  },
  cases: {
    ...common("plain", "an address that runs script", "no answer", "second login"),
    casino: "카지노",
    "a game of the casino": "카지노의 게임",
    "slot, with other codes": "슬롯, 다른 성향 코드",
    "casino, with code 22": "카지노, 성향 코드 22",
    "slot, with code 22": "슬롯, 성향 코드 22",
    launched: "실행됨",
    "provider down": "제공사 장애",
    "no session": "세션 없음 401",
  },
  told: ({ effects, after: { context } }) =>
    byEffect(effects, context, {
      ...WINDOW,
      showLobby: "새 창에 로비가 뜬다",
      ...alertsOf(LOBBY_ENTRY_ALERTS),
    }),
});

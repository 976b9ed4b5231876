import { defineWords } from "../../../paths/lib/words.ts";
import { GAME_LAUNCH_ALERTS } from "./game-launch.alerts.ts";
import { WINDOW, alertsOf, byEffect } from "../shared/said.words.ts";
import { common } from "../shared/case.words.ts";
import type { gameLaunchMachine } from "./game-launch.machine.ts";

export const gameLaunchWords = defineWords<typeof gameLaunchMachine>({
  purpose: "유럽형과 인플레이를 누르는 순간 연 새 창에 띄우고, 실패하면 닫는다.",
  unseen: "It opens the question and the window; what is seen is these.",
  events: {
    "game.request": "유럽형 또는 인플레이를 누른다",
    "game.confirm": "확인 창에서 입장을 누른다",
    "game.cancel": "확인 창을 닫는다",
    "game.close": "알림을 닫는다",
    "window.blocked": "브라우저가 새 창을 막는다",
    "window.closed": "새 창을 닫는다",
  },
  actors: {
    openGame: "게임 주소 요청",
  },
  cases: {
    ...common("plain", "an address that runs script", "no answer", "kicked", "not found"),
    "European prematch": "유럽형",
    "in-play": "인플레이",
    "this site's own": "이 사이트의 주소",
  },
  told: ({ effects, after: { context } }) =>
    byEffect(effects, context, {
      ...WINDOW,
      showGame: "새 창에 게임이 뜬다",
      ...alertsOf(GAME_LAUNCH_ALERTS),
    }),
});

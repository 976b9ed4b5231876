import { defineWords } from "../../../paths/lib/words.ts";
import { MINI_GAME_MAINTENANCE_ALERTS } from "./mini-game-maintenance.alerts.ts";
import { alertsOf, byEffect, goesTo } from "../shared/said.words.ts";
import { common } from "../shared/case.words.ts";
import type { miniGameMaintenanceMachine } from "./mini-game-maintenance.machine.ts";

export const miniGameMaintenanceWords = defineWords<typeof miniGameMaintenanceMachine>({
  purpose: "미니게임마다 점검을 살피되, 하던 게임은 조회 실패로 끊지 않는다.",
  events: {
    "game.enter": "미니게임 화면을 연다",
    "game.recheck": "게임 점검 여부를 다시 확인한다",
    "game.leave": "게임 화면을 떠난다",
  },
  actors: {
    readSetting: "미니게임 설정 조회",
    readSettingAgain: "미니게임 설정 재조회",
  },
  cases: {
    ...common("powerball", "another game", "plain", "open", "no answer", "server's words", "second login"),
    "flag is set": "점검 표시가 켜짐",
    "no setting": "설정 없음",
  },
  told: ({ effects, after: { context } }) =>
    byEffect(effects, context, {
      ...alertsOf(MINI_GAME_MAINTENANCE_ALERTS),
      goHome: goesTo("/"),
    }),
});

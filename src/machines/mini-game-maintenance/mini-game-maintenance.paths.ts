import { definePathModel } from "../../../paths/lib/model.ts";
import { miniGameMaintenanceMachine } from "./mini-game-maintenance.machine.ts";
import { miniGameMaintenanceWords } from "./mini-game-maintenance.words.ts";
import { miniGameMaintenanceProperties } from "./mini-game-maintenance.properties.paths.ts";

const answers = {
  open: { systemMaintenanceFlg: false },
  "flag is set": { systemMaintenanceFlg: true },
  "no setting": null,
};

export const miniGameMaintenancePaths = definePathModel({
  machine: miniGameMaintenanceMachine,
  words: miniGameMaintenanceWords,
  events: {
    "game.enter": { powerball: { gameId: "211" }, "another game": { gameId: "252" } },
    "game.recheck": { plain: {} },
    "game.leave": { plain: {} },
  },
  done: { readSetting: answers, readSettingAgain: answers },
  errors: {
    readSetting: {
      "no answer": new TypeError("fetch failed"),
      "server's words": { status: 404, data: { code: "not_found", message: "게임을 찾을 수 없습니다." } },
      "second login": { status: 555 },
    },
    readSettingAgain: { "no answer": new TypeError("fetch failed") },
  },
  asks: {
    readSetting: ({ context }) => ({ gameId: context.gameId }),
    readSettingAgain: ({ context }) => ({ gameId: context.gameId }),
  },
  comesTo: {
    start: "outside",
    "game.enter": "inside.checking",
    "game.recheck": (before) => (before.hasTag("playable") ? "inside.rechecking" : "inside.checking"),
    "game.leave": "outside",
    "done readSetting/open": "inside.open",
    "done readSetting": "inside.maintenance",
    "error readSetting": "inside.failed",
    "done readSettingAgain/open": "inside.open",
    "done readSettingAgain": "inside.maintenance",
    "error readSettingAgain": "inside.open",
  },
  states: {
    outside: {
      sees: "미니게임 화면이 아니다",
      noTags: ["busy", "playable"],
      cannot: ["game.leave", "game.recheck"],
      holds: ({ context }) => context.gameId === null && context.settingMinigame === null,
      can: ["game.enter"],
    },
    inside: {
      sees: "미니게임 화면이다",
      can: ["game.leave", "game.enter"],
      holds: ({ context }) => context.gameId !== null,
    },
    "inside.checking": {
      sees: "게임이 열리는 중이다",
      tags: ["busy"],
      noTags: ["playable"],
      cannot: ["game.recheck"],
    },
    "inside.open": {
      sees: "게임이 보인다",
      tags: ["playable"],
      noTags: ["busy"],
      can: ["game.recheck"],
      holds: ({ context }) => context.settingMinigame?.systemMaintenanceFlg === false && context.failure === null,
    },
    "inside.rechecking": {
      sees: "게임이 그대로 보인다",
      tags: ["playable"],
      noTags: ["busy"],
      cannot: ["game.recheck"],
    },
    "inside.maintenance": {
      sees: "점검중 알림이 보이고 홈으로 간다",
      noTags: ["busy", "playable"],
      cannot: ["game.recheck"],
      holds: ({ context }) => context.settingMinigame?.systemMaintenanceFlg !== false,
    },
    "inside.failed": {
      sees: "서버의 말이나 관리자 문의 알림이 보이고 다시 시도할 수 있다",
      noTags: ["busy", "playable"],
      can: ["game.recheck"],
      holds: ({ context }) => context.failure !== null,
    },
  },
  properties: miniGameMaintenanceProperties,
  invariants: {
    "a game is shown only with a setting whose flag is off": ({ after }) =>
      !after.hasTag("playable") || after.context.settingMinigame?.systemMaintenanceFlg === false,
    "another game begins with nothing of the one before": ({ event, after }) =>
      event.type !== "game.enter" ||
      ("gameId" in event && after.context.gameId === event.gameId && after.context.settingMinigame === null),
  },
  expectEffects: ({ before, event, after }) => {
    if (after.matches({ inside: "maintenance" }) && !before?.matches({ inside: "maintenance" }))
      return ["alertMaintenance", "goHome"];
    const isSpoken = event.type.startsWith("xstate.error.") && after.matches({ inside: "failed" });
    return isSpoken && after.context.failure?.status !== 555 ? ["alertFailure"] : [];
  },
});

import { defineByHand, itself } from "../../../paths/lib/by-hand.ts";
import { BLOCK, BLOCKING, UNBLOCK } from "../shared/by-hand.ts";
import type { miniGameMaintenanceMachine } from "./mini-game-maintenance.machine.ts";

const SETTINGS = "/api/settingMinigame/*";
const ADMIN = "다른 브라우저에서 admin01로 로그인해 /admin › 미니게임";
const OPEN = { game: "open" };
const CLOSED = { game: "closed" };

export const miniGameMaintenanceHand = defineByHand<typeof miniGameMaintenanceMachine>({
  code: "MGM",
  area: ["미니게임", "게임 화면", "점검"],
  risk: "P2",
  first: ["inside.maintenance"],
  begins: { "": { account: "member01", page: "/", data: [] } },
  choices: {
    game: { open: "EOS 파워볼 5분은 점검중이 아니다", closed: `EOS 파워볼 5분을 점검으로 둔다 (${ADMIN})` },
  },
  events: {
    "game.enter/powerball": { by: "member", does: "미니게임에서 EOS 파워볼 5분을 연다" },
    "game.enter/another game": { by: "member", does: "미니게임에서 다른 게임을 연다" },
    "game.leave": { by: "member", does: "메뉴에서 홈으로 간다" },
    "game.recheck": {
      by: "clock",
      does: "다음 회차가 열릴 때까지 기다린다",
    },
    "done readSetting/open": itself({ when: OPEN }),
    "done readSetting/flag is set": itself({ when: CLOSED }),
    "done readSetting/no setting": { script: "게임마다 설정이 있다" },
    "done readSettingAgain/open": itself({ when: OPEN }),
    "done readSettingAgain/flag is set": {
      by: "operator",
      ahead: "그 게임을 점검으로 둔다",
      how: ADMIN,
      when: OPEN,
      sets: CLOSED,
    },
    "done readSettingAgain/no setting": { script: "게임마다 설정이 있다" },
    "error readSetting/no answer": { by: "tester", ahead: BLOCK(SETTINGS), how: BLOCKING, back: UNBLOCK },
    "error readSetting/server's words": { script: "메뉴에 없는 게임은 열 수 없다" },
    "error readSetting/second login": { script: "로그아웃은 실시간 연결이 먼저 알려 로그인 화면으로 간다" },
    "error readSettingAgain": { by: "tester", ahead: BLOCK(SETTINGS), how: BLOCKING, back: UNBLOCK },
  },
});

import { defineWords } from "../../../paths/lib/words.ts";
import { decided } from "../shared/said.words.ts";
import { common } from "../shared/case.words.ts";
import type { maintenanceGateMachine } from "./maintenance-gate.machine.ts";

export const maintenanceGateWords = defineWords<typeof maintenanceGateMachine>({
  purpose: "이동할 때마다 점검 여부를 읽고, 점검이 끝나면 스스로 내보낸다.",
  events: {
    "navigation.request": "다른 화면으로 이동한다",
  },
  actors: {
    readMaintenance: "점검 여부 조회",
    askAgain: "점검 여부 재조회",
  },
  delays: {
    maintenanceInterval: "점검 재조회 간격",
  },
  cases: {
    ...common("member to a page", "guest to the login", "no answer"),
    "member to maintenance": "회원이 점검 화면으로",
    "guest to maintenance": "비회원이 점검 화면으로",
    on: "점검 중",
    off: "점검 아님",
  },
  told: ({ before, after }) => decided(before.context.decision, after.context.decision),
});

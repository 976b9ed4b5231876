import { defineWords } from "../../../paths/lib/words.ts";
import type { betSettlementMachine } from "./bet-settlement.machine.ts";

export const betSettlementWords = defineWords<typeof betSettlementMachine>({
  purpose: "베팅의 끝(취소 −1, 진행 0, 낙첨 1, 적중 2, 적특 3)과 운영자의 정정을 지킨다.",
  events: {
    "bet.changed": "서버가 베팅의 상태를 알린다",
  },
  cases: {
    "in progress": "진행 중 0",
    cancelled: "취소 -1",
    lost: "낙첨 1",
    won: "적중 2",
    "half won": "절반 적중",
    void: "적특 3",
    "half lost": "절반 낙첨",
  },
});

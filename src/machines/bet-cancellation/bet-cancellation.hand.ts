import { defineByHand, type HandStep, itself } from "../../../paths/lib/by-hand.ts";
import { CANCEL_TEXT } from "../../ui/operator/live/cancel-text.ts";
import { BLOCK, BLOCKING, pressed, UNBLOCK } from "../shared/by-hand.ts";
import type { betCancellationMachine } from "./bet-cancellation.machine.ts";

const operator = (step: HandStep): HandStep => ({ ...step, by: "operator" });

export const betCancellationHand = defineByHand<typeof betCancellationMachine>({
  code: "BCX",
  area: ["운영", "라이브", CANCEL_TEXT.title],
  risk: "P1",
  first: ["bets.cancelled"],
  begins: {
    "": {
      account: "admin01",
      page: "/admin/live",
      data: [
        "한 경기를 펼치고 “구간 취소”를 눌렀다",
        `“${CANCEL_TEXT.from}”는 10분 전, “${CANCEL_TEXT.to}”는 지금이다`,
      ],
    },
  },
  choices: {
    bets: {
      two: "member01이 그 10분 안에 그 경기에 10,000원씩 두 번 베팅했다. 보유머니 M을 적는다",
      none: "그 10분 안에 그 경기에 베팅한 회원이 없다",
    },
  },
  events: {
    "span.ask": { ...operator(pressed(CANCEL_TEXT.ask)), data: "10분" },
    "span.change": operator(pressed(CANCEL_TEXT.back)),
    "preview.again": operator(pressed(CANCEL_TEXT.again)),
    "bets.cancelled": {
      by: "operator",
      does: `“${CANCEL_TEXT.reason}”에 쓰고 “${CANCEL_TEXT.submit}”를 누른 뒤 확인한다`,
      data: "사유: 점수 정정",
      when: { bets: "two" },
      sets: { bets: "none" },
    },
    "done readPreview/two bets": itself({ when: { bets: "two" } }),
    "done readPreview/nothing": itself({ when: { bets: "none" } }),
    "error readPreview": { by: "tester", ahead: BLOCK("/*/preview*"), how: BLOCKING, back: UNBLOCK },
  },
  always: ["취소하기 전에는 어느 베팅도 바뀌지 않는다"],
});

import { defineWords } from "../../../paths/lib/words.ts";
import { addComma } from "../../domain/common/price.ts";
import { settledNotice } from "../../ui/sports/bets/settled-notice.ts";
import { PLACEMENT_TEXT, SLIP_TEXT } from "../../ui/sports/slip/text.ts";
import { SUBMISSION_WORDS } from "../command/submission-parts.paths.ts";
import { quoted } from "../shared/said.words.ts";
import { common } from "../shared/case.words.ts";
import type { placementMachine } from "./placement.machine.ts";

export const placementWords = defineWords<typeof placementMachine>({
  purpose: "베팅을 한 번만 놓거나 놓지 않고, 어느 쪽인지 회원이 알게 한다.",
  events: {
    "placement.open": "베팅하기를 누른다",
    "placement.setDirect": "바로 베팅을 켜거나 끈다",
    "placement.cancel": "베팅 확인 창을 닫는다",
    "placement.confirm": "베팅 확인 창에서 확인을 누른다",
    "placement.edit": "결과를 읽고 슬립으로 돌아간다",
    "prices.fresh": "배당이 실시간으로 돌아온다",
    "prices.notFresh": "배당이 실시간이 아니게 된다",
    "bet.changed": "서버가 베팅의 상태를 알린다",
    ...SUBMISSION_WORDS.events,
  },
  actors: SUBMISSION_WORDS.actors,
  delays: { ...SUBMISSION_WORDS.delays, pendingPoll: "접수 대기 확인 간격" },
  cases: {
    ...common("plain", "accepted", "refused", "no answer"),
    ...SUBMISSION_WORDS.cases,
    "as shown": "보이는 대로",
    "of another bet": "다른 베팅의 것",
    on: "켬",
    off: "끔",
    settled: "정산됨",
    pending: "접수 대기",
    "refused after its delay": "대기 뒤 거절",
    "market closed": "마감된 경기",
    "insufficient funds": "보유머니 부족",
    "stake limit": "베팅 한도 초과",
    "price changed": "배당이 바뀜",
  },
  shows: (snapshot) => {
    const { bet, refusal, fresh } = snapshot.context;
    const title: Readonly<Record<typeof snapshot.value, string | null>> = {
      editing: null,
      confirming: PLACEMENT_TEXT.confirmAsk,
      storing: PLACEMENT_TEXT.sending,
      sending: PLACEMENT_TEXT.sending,
      unknown: PLACEMENT_TEXT.unknown,
      reconciling: PLACEMENT_TEXT.unknown,
      unsent: PLACEMENT_TEXT.unsent,
      withdrawing: PLACEMENT_TEXT.withdrawing,
      interrupted: PLACEMENT_TEXT.interrupted,
      pendingAcceptance: PLACEMENT_TEXT.pending,
      accepted: (bet && settledNotice(bet)?.title) ?? PLACEMENT_TEXT.accepted,
      refused: PLACEMENT_TEXT.rejected,
      priceChanged: PLACEMENT_TEXT.priceChanged,
    };
    const highest =
      refusal?.maxStake === undefined
        ? null
        : refusal.maxStake === 0
          ? PLACEMENT_TEXT.noStake
          : PLACEMENT_TEXT.highest(addComma(refusal.maxStake));
    const isAsked = snapshot.matches("editing") || snapshot.matches("confirming") || snapshot.matches("unsent");
    const stale = fresh || !isAsked ? null : SLIP_TEXT.notFresh;
    const said = [title[snapshot.value], refusal?.message ?? null, highest, stale].flatMap((text) => text ?? []);
    return [...new Set(said)].map(quoted);
  },
});

import { defineWords } from "../../../paths/lib/words.ts";
import { addComma } from "../../domain/common/price.ts";
import { CASH_OUT_TEXT } from "../../ui/sports/bets/cash-out/text.ts";
import { SUBMISSION_WORDS, submissionSaid } from "../command/submission-parts.paths.ts";
import { common } from "../shared/case.words.ts";
import { quoted } from "../shared/said.words.ts";
import type { cashOutMachine } from "./cash-out.machine.ts";

export const cashOutWords = defineWords<typeof cashOutMachine>({
  purpose: "베팅을 동의한 금액보다 적지 않게 한 번만 사들이거나 사들이지 않고, 어느 쪽인지 회원이 알게 한다.",
  events: {
    "cashOut.close": "결과를 읽고 닫는다",
    "cashOut.offered": "지금 받을 금액이 온다",
    "cashOut.choose": "캐시아웃할 베팅금액을 고른다",
    "cashOut.allow": "금액이 얼마까지 내려도 되는지 고른다",
    "cashOut.sell": "보이는 금액으로 캐시아웃을 누른다",
    "cashOut.decided": "접수 결과가 나왔다는 소식이 온다",
    ...SUBMISSION_WORDS.events,
  },
  actors: SUBMISSION_WORDS.actors,
  delays: { ...SUBMISSION_WORDS.delays, decisionPoll: "접수 결과를 묻기까지의 시간" },
  cases: {
    ...common("plain", "refused", "no answer"),
    ...SUBMISSION_WORDS.cases,
    first: "처음 금액",
    lower: "내림",
    higher: "오름",
    stopped: "일시 중지",
    reopened: "중지되었다가 다시 열림",
    "less left": "일부가 이미 캐시아웃됨",
    "not at all": "내리면 안 됨",
    whole: "전부",
    part: "일부",
    "too small": "너무 적음",
    paid: "지급됨",
    waiting: "접수 대기",
    moved: "금액이 내림",
    suspended: "일시 중지",
  },
  shows: (snapshot) => {
    const { refusal, report, waits } = snapshot.context;
    if (snapshot.matches("paid")) return [quoted(CASH_OUT_TEXT.done(addComma(report?.paid ?? 0)))];
    const text: Readonly<Partial<Record<typeof snapshot.value, string>>> = {
      moved: CASH_OUT_TEXT.moved,
      waiting: CASH_OUT_TEXT.waiting,
      ...(waits && { unknown: CASH_OUT_TEXT.deciding, reconciling: CASH_OUT_TEXT.waiting }),
    };
    const said = (snapshot.matches("refused") ? refusal?.message : undefined) ?? text[snapshot.value];
    return said === undefined ? submissionSaid(String(snapshot.value), snapshot.context) : [quoted(said)];
  },
});

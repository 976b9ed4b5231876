import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import { SUBMISSION_WORDS, submissionSaid } from "../command/submission-parts.paths.ts";
import type { baccaratSeatMachine } from "./baccarat-seat.machine.ts";

export const baccaratSeatWords = defineWords<typeof baccaratSeatMachine>({
  purpose: "라이브 바카라의 자리: 서버의 시계로 베팅, 마감, 스퀴즈, 결과를 지난다.",
  events: {
    "table.told": "서버가 테이블을 알린다",
    "history.told": "서버가 지난 회차를 알린다",
    "mine.told": "서버가 내 베팅과 잔액을 알린다",
    "clock.tick": "시계가 간다",
    "line.lost": "연결이 끊긴다",
    "seat.over": "입장이 만료된다",
    "seat.bet": "올린 칩을 베팅한다",
    "seat.open": "카드를 연다",
    "bet.found": "지난 방문에 보낸 베팅이 저장되어 있다",
    ...SUBMISSION_WORDS.events,
  },
  actors: SUBMISSION_WORDS.actors,
  delays: SUBMISSION_WORDS.delays,
  cases: {
    ...common("plain", "done", "no answer", "refused"),
    ...SUBMISSION_WORDS.cases,
    "what was sent": "보낸 베팅",
    "key alone": "열쇠만 남음",
    asleep: "쉬는 테이블",
    "bets are open": "베팅 중",
    "bets are locked": "마감됨",
    "cards are told": "카드가 알려짐",
    "cards are open": "카드가 열림",
    "the next round": "다음 회차",
    "no bets": "베팅 없음",
    "on the player": "플레이어에 베팅",
    "on the banker": "뱅커에 베팅",
    "on the banker, not taken yet": "뱅커에 베팅, 접수 대기",
    "on the player and the tie": "플레이어와 타이에 베팅",
    "at the lock": "마감 때",
    "as the cards open": "카드가 열리는 때",
    "at the end": "끝나는 때",
    player: "플레이어",
    "banker and tie": "뱅커와 타이",
    "no pick": "없는 자리",
    "no chips": "칩 없음",
  },
  shows: ({ value, context }) =>
    typeof value === "object" && "placing" in value ? submissionSaid(String(value.placing), context) : [],
});

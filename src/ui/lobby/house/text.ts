// What the pages of the house's own provider say.
import type { SlotSymbol } from "../../../domain/lobby/house/slot.ts";
import { addComma } from "../../../domain/common/price.ts";

const won = (amount: number) => `${addComma(amount)}원`;

export const SYMBOL_NAMES: Readonly<Record<SlotSymbol, string>> = {
  moon: "달",
  rabbit: "토끼",
  crane: "학",
  pine: "솔",
  plum: "매화",
  mum: "국화",
  maple: "단풍",
  coin: "엽전",
};

export const VISIT_TEXT = {
  balance: "보유머니",
  unknownBalance: "확인 중",
  net: "순손익",
  time: "이용 시간",
  player: (name: string) => `${name}님`,
  played: (minutes: number) => `${Math.floor(minutes / 60)}시간 ${minutes % 60}분`,
  leave: "사이트로 돌아가기",
  over: "입장이 만료되었습니다. 게임을 다시 열어주세요.",
  failed: "불러오지 못했습니다.",
  again: "다시",
  noWord: "서버의 답을 기다리고 있습니다.",
} as const;

export const SLOT_TEXT = {
  title: "달토끼",
  reels: (columns: readonly (readonly SlotSymbol[])[]) =>
    columns.map((column, i) => `${i + 1}번 릴 ${column.map((symbol) => SYMBOL_NAMES[symbol]).join(" ")}`).join(", "),
  turning: "릴이 돕니다",
  stake: "베팅 금액",
  spin: "스핀",
  freeSpin: "프리스핀",
  free: (left: number, stake: number, paid: number) =>
    `프리스핀 ${left}번 남음 · 베팅 ${won(stake)} · 지금까지 ${won(paid)}`,
  checking: "베팅이 접수되었는지 확인하고 있습니다. 스핀은 한 번만 돕니다.",
  poor: "보유머니이 부족합니다.",
  balanceAgain: "보유머니 다시 확인",
  celebrated: (paid: number) => `${won(paid)} 당첨!`,
  returned: (paid: number) => `받은 금액 ${won(paid)}`,
  lost: "당첨 없음",
  ready: "금액을 고르고 스핀을 눌러주세요.",
  line: (line: number, name: string, count: number, paid: number) => `${line}번 줄 ${name} ${count}개 ${won(paid)}`,
  scatter: (count: number, paid: number) => `달 ${count}개 ${won(paid)}`,
  pays: "배당표",
  paysOf: "줄 베팅의 배수",
  symbol: "그림",
  three: "3개",
  four: "4개",
  five: "5개",
  anywhere: "달은 어디에 있어도 됩니다. 3개부터 프리스핀 8번을 드리고, 프리스핀의 당첨은 두 배입니다.",
  wild: "토끼는 2·3·4번 릴에 있고, 달이 아닌 모든 그림을 대신합니다.",
  sheet: "확률표",
  facts: {
    returned: "환수율",
    exact: "정확한 환수율(지급 / 베팅)",
    returnedBase: "줄과 달의 몫",
    returnedFree: "프리스핀의 몫",
    hitRate: "당첨이 있는 스핀",
    freeSpinRate: "프리스핀",
    deviation: "변동성(표준편차)",
    most: "한 스핀의 최고 당첨",
  },
  oneIn: (spins: number) => `${spins.toFixed(1)}번에 한 번`,
  times: (of: number) => `베팅의 ${of.toFixed(1)}배`,
  pace: "한 번 돌리면 2.5초가 지나야 다시 돌릴 수 있고, 자동으로 돌지 않습니다.",
} as const;

export const PROOF_TEXT = {
  title: "공정성 확인",
  promised: "다음 시드의 해시",
  seed: "지난 시드",
  previous: "지난 시드의 해시(미리 공개)",
  nonce: "내 값",
  root: "베팅의 해시",
  verify: "검증",
  holds: "공개된 값과 결과가 일치합니다.",
  fails: "공개된 값과 결과가 일치하지 않습니다.",
  none: "아직 없습니다.",
} as const;

export const TABLE_TEXT = {
  title: "한판 라이브 바카라",
  player: "플레이어",
  banker: "뱅커",
  round: (number: number) => `${number}회차`,
  phases: {
    connecting: "연결하는 중입니다.",
    waiting: "다음 회차를 기다립니다.",
    betting: "베팅하세요",
    closed: "마감되었습니다",
    squeezing: "카드를 확인하세요",
    shown: "결과",
    over: "입장이 만료되었습니다.",
  },
  left: (seconds: number) => `${seconds}초`,
  players: (count: number) => `${count}명`,
  chips: "칩",
  spots: "베팅 자리",
  price: (price: string) => `${price}배`,
  pool: (players: number, amount: number) => `${players}명 ${won(amount)}`,
  mine: (amount: number) => `내 베팅 ${won(amount)}`,
  covered: "카드가 덮여 있습니다",
  peel: "카드 밀어 보기",
  open: "카드 열기",
  cards: (player: number, banker: number) => `플레이어 ${player}, 뱅커 ${banker}`,
  results: {
    watched: "이번 회차에는 베팅하지 않았습니다.",
    lost: "당첨되지 않았습니다.",
    even: (paid: number) => `받은 금액 ${won(paid)}`,
    won: (paid: number) => `${won(paid)} 당첨!`,
  },
  own: "내 베팅",
  noBets: "이번 회차의 베팅이 없습니다.",
  states: {
    pending: "확인 중",
    accepted: "접수",
    refused: "거절",
    won: "당첨",
    lost: "미당첨",
    push: "반환",
    void: "취소",
  },
  roads: "지난 결과",
  counts: (player: number, banker: number, tie: number, pairs: number) =>
    `플레이어 ${player} · 뱅커 ${banker} · 타이 ${tie} · 페어 ${pairs}`,
  bead: "육매",
  rules: "규칙",
} as const;

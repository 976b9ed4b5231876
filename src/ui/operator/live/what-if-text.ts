import { addComma } from "../../../domain/common/price.ts";

const won = (amount: number) => `${addComma(amount)}원`;

export const WHAT_IF_TEXT = {
  title: "결과 가정",
  open: "결과 가정",
  hint: "이 점수로 끝날 때 하우스에 남는 금액입니다. 진행 중인 베팅을 정산 규칙 그대로 계산합니다. 복식은 다른 경기가 모두 당첨된다고 봅니다. 비운 구간의 마켓은 무효로 봅니다.",
  ask: "계산",
  total: "경기 전체",
  sums: (bets: number, stake: number, paid: number) =>
    `베팅 ${addComma(bets)}건 · 베팅금 ${won(stake)} · 지급 ${won(paid)}`,
  multi: (bets: number, stake: number, paid: number) =>
    `그중 복식 ${addComma(bets)}건 · 베팅금 ${won(stake)} · 최대 지급 ${won(paid)}`,
  ladder: "마켓별 손익",
  market: "마켓",
  winner: "당첨",
  bets: "베팅",
  stake: "베팅금",
  paid: "지급",
  net: "손익",
  count: (bets: number) => `${addComma(bets)}건`,
  none: "당첨 없음",
  noBets: "이 경기에 진행 중인 베팅이 없습니다.",
  ladderHint: "복식은 선택한 마켓마다 셉니다.",
} as const;

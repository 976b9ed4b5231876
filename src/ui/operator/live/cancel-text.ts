import type { CancellationReport } from "../../../api/contract/operator/bet-cancellations.ts";
import { addComma } from "../../../domain/common/price.ts";
import { PREVIEW_TEXT } from "../preview/text.ts";

export const CANCEL_TEXT = {
  title: "구간 베팅 취소",
  hint: "이 구간에 접수된 베팅의 선택을 취소합니다. 단식은 베팅금을 돌려주고, 복식은 취소된 선택을 1.00으로 계산합니다. 이미 정산한 베팅은 바로잡습니다.",
  market: "마켓",
  everyMarket: "모든 마켓",
  from: "시작 (한국 시간)",
  to: "끝 (이 시각 전까지)",
  ask: "구간 조회",
  back: "구간 바꾸기",
  again: "다시 조회",
  wrongTime: "시각을 입력해주세요.",
  wrongSpan: "끝은 시작보다 뒤여야 합니다.",
  nothing: "이 구간에는 취소할 베팅이 없습니다.",
  running: (count: number) => `그 가운데 ${addComma(count)}건은 다른 선택이 남아 계속 진행합니다.`,
  reason: "사유 (회원에게 보입니다)",
  submit: "베팅 취소",
  confirm: "취소한 베팅은 되살릴 수 없습니다. 회원에게 쪽지를 보냅니다. 계속하시겠습니까?",
  done: ({ bets, paid, takenBack }: Pick<CancellationReport, "bets" | "paid" | "takenBack">) =>
    `취소했습니다. ${PREVIEW_TEXT.sums(bets, paid, takenBack)}`,
  list: "취소한 구간",
  none: "취소한 구간이 없습니다.",
  target: "대상",
  span: "구간",
  effect: "결과",
  by: "운영자",
  at: "처리",
  reasonHead: "사유",
} as const;

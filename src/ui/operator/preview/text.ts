import { SETTLEMENT_NAMES } from "../../../domain/sports/labels/settlement.ts";
import type { PreviewBet } from "../../../api/contract/operator/preview-bets.ts";
import { addComma } from "../../../domain/common/price.ts";

type State = PreviewBet["before"];

export const PREVIEW_TEXT = {
  sums: (bets: number, paid: number, takenBack: number) =>
    `베팅 ${addComma(bets)}건, 지급 ${addComma(paid)}원, 회수 ${addComma(takenBack)}원`,
  table: "바뀌는 베팅",
  number: "베팅번호",
  member: "회원",
  placedAt: "접수",
  stake: "베팅금",
  legs: "폴더",
  before: "지금",
  after: "처리 뒤",
  state: ({ status, paid }: State) => `${SETTLEMENT_NAMES[status]} · ${addComma(paid)}원`,
  more: (shown: number, all: number) => `${addComma(all)}건 가운데 ${addComma(shown)}건을 보여줍니다.`,
} as const;

import type { OperatorBet } from "../../../src/api/contract/operator/bets.ts";
import { formatBetNumber } from "../../../src/domain/common/bet-number.ts";
import { SETTLEMENT_NAMES } from "../../../src/domain/sports/labels/settlement.ts";
import type { ExportColumn } from "../../export/cells.ts";

const ACCEPTANCE = { pending: "접수 대기", refused: "거절" } as const;

function stateOf({ acceptance, status, voidedAt }: OperatorBet): string {
  if (acceptance !== "accepted") return ACCEPTANCE[acceptance];
  return voidedAt === null ? SETTLEMENT_NAMES[status] : "무효";
}

const legsOf = ({ picks }: OperatorBet): string =>
  picks
    .map((pick) =>
      pick.kind === "fixture"
        ? `${pick.homeName} : ${pick.awayName} ${pick.marketName} ${pick.selectionName}`
        : `${pick.gameName} ${pick.roundId} ${pick.selectionName}`,
    )
    .join(" / ");

export const BET_EXPORT: readonly ExportColumn<OperatorBet>[] = [
  { header: "베팅번호", value: ({ number }) => formatBetNumber(number) },
  { header: "접수", value: ({ placedAt }) => new Date(placedAt) },
  { header: "회원", value: ({ userId }) => userId },
  { header: "베팅 내용", value: legsOf },
  { header: "베팅금액", value: ({ stake }) => stake },
  { header: "배당", value: ({ picks, price }) => (picks[0]?.kind === "provider" ? null : price / 100) },
  { header: "예상 당첨금", value: ({ picks, payout }) => (picks[0]?.kind === "provider" ? null : payout) },
  { header: "지급", value: ({ paid }) => paid },
  { header: "상태", value: stateOf },
  { header: "정산", value: ({ settledAt }) => (settledAt === null ? null : new Date(settledAt)) },
];

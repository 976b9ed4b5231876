// What the page and the server say about charges and exchanges.
import { addComma } from "../common/price.ts";
import type { AmountProblem, MoneyLimitsOfCharge, ExchangeProblem, ExchangeRoom, MoneyLimits } from "./money-terms.ts";
import type { RequestState } from "./request-states.ts";

export const REQUEST_STATE_NAMES: Readonly<Record<RequestState, string>> = {
  requested: "신청",
  inProgress: "처리 중",
  payoutUnknown: "이체 확인 중",
  done: "완료",
  refused: "거절",
  cancelled: "취소",
};

function amountText(problem: AmountProblem, min: number, max: number, unit: number): string {
  if (problem === "below_minimum") return `최소 금액은 ${addComma(min)}원입니다.`;
  if (problem === "above_maximum") return `최대 금액은 ${addComma(max)}원입니다.`;
  return `${addComma(unit)}원 단위로 신청할 수 있습니다.`;
}

export function chargeProblemText(problem: AmountProblem, limits: MoneyLimitsOfCharge): string {
  return amountText(problem, limits.minCharge, limits.maxCharge, limits.unit);
}

export function exchangeProblemText(problem: ExchangeProblem, limits: MoneyLimits, room: ExchangeRoom): string {
  switch (problem) {
    case "wagering_left":
      return `남은 롤링 ${addComma(room.wagering)}원을 채운 뒤 환전할 수 있습니다.`;
    case "too_many_today":
      return `환전은 하루 ${limits.exchangesPerDay}번까지 신청할 수 있습니다.`;
    case "too_much_today":
      return `오늘 환전할 수 있는 금액은 ${addComma(Math.max(0, limits.exchangeWonPerDay - room.todayWon))}원 남았습니다.`;
    case "not_enough":
      return "보유머니보다 많습니다.";
    default:
      return amountText(problem, limits.minExchange, limits.maxExchange, limits.unit);
  }
}

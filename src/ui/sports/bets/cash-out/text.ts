import { CASH_OUT_MARGIN, CASH_OUT_STEP, LEAST_CASH_OUT } from "../../../../domain/cash-out/terms.ts";
import { addComma } from "../../../../domain/price.ts";

export const CASH_OUT_TEXT = {
  title: "캐시아웃",
  open: "캐시아웃",
  close: "닫기",
  now: "지금 받을 금액",
  won: "원",
  whole: (stake: string) => `남은 베팅금액 ${stake}원 전부`,
  stake: "캐시아웃할 베팅금액",
  stakeHint: `${addComma(LEAST_CASH_OUT)}원 이상 ${CASH_OUT_STEP}원 단위로 일부만 캐시아웃할 수 있습니다.`,
  submit: "캐시아웃",
  ask: (stake: string, value: string) => `베팅금액 ${stake}원을 ${value}원에 캐시아웃합니다.`,
  askHint: (least: string) => `접수 시점의 금액으로 지급하며, ${least}원보다 적으면 접수하지 않습니다.`,
  done: (paid: string) => `${paid}원이 지급되었습니다.`,
  again: "다시 캐시아웃",
  loading: "캐시아웃 금액을 확인하는 중입니다.",
  margin: `${CASH_OUT_MARGIN / 100}%`,
} as const;

// The terms of a cash-out. Apart from its price, which needs the rules of every market.
import type { Won } from "../../common/price.ts";

/** What the house keeps of each leg that is still open, in hundredths of a percent: 200 is 2%. */
export const CASH_OUT_MARGIN = 200;
/** By how many percent the amount may fall between the press and the payment; the member chooses. */
export const CASH_OUT_FALLS = [0, 1, 3, 5] as const;
export type CashOutFall = (typeof CASH_OUT_FALLS)[number];
export const DEFAULT_CASH_OUT_FALL: CashOutFall = 1;

/** The floor of what was shown, in won: less is never paid. */
export function leastCashOut(shown: Won, fall: CashOutFall): Won {
  return Math.max(1, Math.ceil((shown * (100 - fall)) / 100));
}
/** Less is not paid out, and no smaller part of a stake is taken. */
export const LEAST_CASH_OUT: Won = 1_000;
const CASH_OUT_STEP: Won = 10;

export const CASH_OUT_RULES = [
  "cash_out_over",
  "cash_out_pending",
  "cash_out_waiting",
  "cash_out_lost",
  "cash_out_suspended",
  "cash_out_unpriced",
  "cash_out_small",
  "cash_out_stake",
] as const;
export type CashOutRule = (typeof CASH_OUT_RULES)[number];

/** Korean, to be shown as they are. */
export const CASH_OUT_MESSAGES: Readonly<Record<CashOutRule, string>> = {
  cash_out_over: "이미 끝난 베팅입니다.",
  cash_out_pending: "접수를 기다리는 베팅은 캐시아웃할 수 없습니다.",
  cash_out_waiting: "캐시아웃을 접수하는 중입니다. 결과가 나온 뒤 다시 시도해주세요.",
  cash_out_lost: "낙첨된 선택이 있어 캐시아웃할 수 없습니다.",
  cash_out_suspended: "일시 중지된 경기가 있습니다. 잠시 후 다시 시도해주세요.",
  cash_out_unpriced: "지금은 캐시아웃 금액을 계산할 수 없습니다.",
  cash_out_small: "캐시아웃 금액이 1,000원보다 적습니다.",
  cash_out_stake: "캐시아웃할 금액은 1,000원 이상, 10원 단위이고 남은 베팅금액까지입니다.",
};

/** Korean: why an offer that the member saw is not taken. */
export const CASH_OUT_MOVED = "캐시아웃 금액이 변경되었습니다. 변경된 금액을 확인해주세요.";
export const CASH_OUT_REOPENED = "경기가 중지되었다가 다시 열렸습니다. 지금 금액을 확인해주세요.";

/** What a part of the stake is bought for, at the rate of the whole. Whole won, cut. */
export function cashOutPart(value: Won, stake: Won, part: Won): Won {
  return Number((BigInt(value) * BigInt(part)) / BigInt(stake));
}

/** Why this part of what is left cannot be cashed out, or null. */
export function cashOutStakeProblem(stake: Won, part: Won): "cash_out_stake" | null {
  if (!Number.isSafeInteger(part) || part < 1 || part > stake) return "cash_out_stake";
  // All of it can always go, and what stays behind is no less than the least.
  if (part === stake) return null;
  const isWhole = part % CASH_OUT_STEP === 0 && part >= LEAST_CASH_OUT;
  return isWhole && stake - part >= LEAST_CASH_OUT ? null : "cash_out_stake";
}

/** The part of the stake at so many percent that can be cashed out: all of it at 100. */
export function cashOutShare(stake: Won, percent: number): Won {
  const most = Math.floor((stake - LEAST_CASH_OUT) / CASH_OUT_STEP) * CASH_OUT_STEP;
  if (percent >= 100 || most < LEAST_CASH_OUT) return stake;
  const part = Math.round((stake * percent) / 100 / CASH_OUT_STEP) * CASH_OUT_STEP;
  return Math.min(most, Math.max(LEAST_CASH_OUT, part));
}

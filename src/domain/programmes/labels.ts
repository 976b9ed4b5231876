// The words of programmes: rewards, measures, spans, phases.
import type { EventCategory } from "./campaign-event.ts";
import type { CouponState } from "./coupon.ts";
import { isInWon, type Measure, type MissionPeriod, type Phase } from "./mission.ts";
import type { RewardKind } from "./reward.ts";
import type { ScoreRule, TournamentCategory } from "./tournament.ts";
import { addComma, formatPrice } from "../common/price.ts";
import { MIN_COUNTED_PRICE } from "../sports/settlement/at-risk.ts";

export const REWARD_KIND_NAMES: Readonly<Record<RewardKind, string>> = { points: "포인트", money: "보유머니" };

/** "1,000P", "5,000원" */
export function rewardText({ kind, amount }: { kind: RewardKind; amount: number }): string {
  return `${addComma(amount)}${kind === "points" ? "P" : "원"}`;
}

export const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  betCount: "정산된 베팅 수",
  betStake: "정산된 베팅 금액",
  wonCount: "적중 수",
  wonAmount: "적중 금액",
  chargeCount: "충전 횟수",
  chargeAmount: "충전 금액",
  attendance: "출석 일수",
};

/** A progress or a target in its unit. */
export function measureText(measure: Measure, value: number): string {
  const unit = isInWon(measure) ? "원" : measure === "attendance" ? "일" : measure === "chargeCount" ? "회" : "건";
  return `${addComma(value)}${unit}`;
}

export const PERIOD_NAMES: Readonly<Record<MissionPeriod, string>> = { day: "일일", week: "주간", span: "누적" };
export const PHASE_NAMES: Readonly<Record<Phase, string>> = { upcoming: "예정", running: "진행중", ended: "종료" };
export const COUPON_STATE_NAMES: Readonly<Record<CouponState, string>> = {
  issued: "사용 가능",
  used: "사용 완료",
  expired: "기간 만료",
};
export const EVENT_CATEGORY_NAMES: Readonly<Record<EventCategory, string>> = {
  default: "일반",
  casinoSlot: "카지노 · 슬롯",
  coin: "테더",
  rules: "이벤트 규정",
};
export const SCORE_RULE_NAMES: Readonly<Record<ScoreRule, string>> = {
  winnings: "순수익 합계",
  bestMultiple: "최고 배당",
  stake: "베팅 금액 합계",
};
/** What a score is made of, and which bets count. */
export const SCORE_RULE_HINTS: Readonly<Record<ScoreRule, string>> = {
  winnings:
    "적중 금액에서 베팅 금액을 뺀 순수익입니다. 낙첨한 베팅은 점수를 줄이고, 0원 이하는 순위에 오르지 않습니다.",
  bestMultiple: "적중한 베팅 하나의 가장 높은 배당입니다.",
  stake: "정산된 베팅 금액을 더합니다.",
};
export const COUNTED_BETS = `배당 ${formatPrice(MIN_COUNTED_PRICE)} 이상인 베팅만 셉니다. 캐시아웃한 금액과 취소·적특된 베팅은 세지 않습니다.`;
export const TOURNAMENT_CATEGORY_NAMES: Readonly<Record<TournamentCategory, string>> = {
  sports: "스포츠",
  casino: "카지노",
};

/** A score by its rule: won, or a multiple of the stake in hundredths. */
export function scoreText(rule: ScoreRule, score: number): string {
  return rule === "bestMultiple" ? `${formatPrice(score)}배` : `${addComma(score)}원`;
}

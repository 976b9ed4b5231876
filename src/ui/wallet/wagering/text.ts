import { MIN_COUNTED_PRICE } from "../../../domain/sports/settlement/at-risk.ts";
import { formatPrice } from "../../../domain/common/price.ts";
import type { WageringCause } from "../../../domain/wallet/wagering.ts";

export const WAGERING_TEXT = {
  title: "남은 롤링",
  list: "롤링 내역",
  why: "충전하거나 받은 돈은 베팅한 뒤에 환전할 수 있습니다. 오래된 것부터 채워집니다.",
  left: (won: string) => `${won}원 남음`,
  progress: (done: string, required: string) => `${required}원 가운데 ${done}원 베팅`,
  counts: "롤링으로 인정하는 베팅",
  price: `배당 ${formatPrice(MIN_COUNTED_PRICE)} 이상이고 적중이나 낙첨으로 정산된 베팅`,
  not: "적특, 취소, 캐시아웃한 금액과 이 충전보다 먼저 한 베팅은 인정하지 않습니다.",
  weight: (product: string, percent: number) => `${product} ${percent}%`,
} as const;

export const CAUSE_NAMES: Readonly<Record<WageringCause, string>> = {
  charge: "충전",
  tether: "테더 충전",
  deposit: "입금",
  gift: "지급",
  claim: "이벤트 보상",
  conversion: "포인트 전환",
};

import { addComma, formatPrice } from "../../../domain/common/price.ts";

const won = (amount: number) => `${addComma(amount)}원`;

export const OFFER_TEXT = {
  origin: "출처",
  feed: "공급",
  byHand: (by: string, at: string) => `수동 ${by} ${at}`,
  entered: "등록",
  back: (origin: string, price: number) => `${origin} ${formatPrice(price)}`,
  limits: "한도",
  none: "-",
  limitsOf: (maxStake: number | null, maxLiability: number | null) =>
    [maxStake === null ? null : `베팅금 ${won(maxStake)}`, maxLiability === null ? null : `손실 ${won(maxLiability)}`]
      .filter((part) => part !== null)
      .join(" · "),
  adjust: "조정",
  close: "닫기",
  adjustOf: (name: string, isOpen: boolean) => `${name} ${isOpen ? "조정 닫기" : "배당과 한도 조정"}`,
  marketLimits: "마켓 한도",
  marketLimitsOf: (name: string, isOpen: boolean) => `${name} ${isOpen ? "한도 닫기" : "한도 조정"}`,
  priceTitle: "배당",
  priceField: "배당",
  priceHint:
    "2.15처럼 소수 둘째 자리까지. 공급 배당이나 등록한 배당에서 10% 넘게 벗어나면 다른 운영자의 승인이 필요합니다.",
  wrongPrice: "배당을 2.15처럼 입력해주세요.",
  reason: "사유",
  setPrice: "배당 적용",
  priceSet: "배당을 적용했습니다.",
  toFeed: "원래 배당으로",
  toFeedOf: (name: string) => `${name} 원래 배당으로 되돌리기`,
  toFeedReason: "원래 배당으로 되돌림",
  limitsTitle: "한도",
  maxStake: "받는 베팅금 한도(원)",
  maxStakeHint: "모든 회원의 진행 중인 베팅을 합한 금액입니다. 복식은 베팅금 전부를 셉니다. 비우면 한도가 없습니다.",
  maxLiability: "손실 한도(원)",
  maxLiabilityHint:
    "당첨될 때 하우스가 잃는 금액입니다. 복식은 다른 경기도 모두 당첨된다고 봅니다. 비우면 한도가 없습니다.",
  setLimits: "한도 적용",
  limitsSet: "한도를 적용했습니다.",
} as const;

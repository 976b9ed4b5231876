import { SETTLEMENT, type SettlementStatus } from "../sports/market.ts";

/** What a movement of money or points is called where a member reads it. */
export const ENTRY_KINDS = {
  deposit: "입금",
  gift: "지급",
  reversal: "입금 취소",
  stake: "베팅",
  settlement: "정산",
  refund: "환불",
  cashOut: "캐시아웃",
  correction: "정정",
  adjustment: "금액 정정",
  points: "포인트 지급",
  conversion: "포인트 전환",
  charge: "충전",
  bonus: "보너스",
  exchange: "환전 신청",
  exchangeReturn: "환전 거절 반환",
  payout: "환전 지급",
  rolling: "롤링 정산",
  attendance: "출석 보상",
  coupon: "쿠폰",
  mission: "미션 보상",
  tournament: "토너먼트 상금",
  friend: "지인 보상",
  agentShare: "총판 정산",
} as const;

/** What the movements of a bet are called: a win, a stake that came back and a bet that was cancelled are told apart. */
const BET_ENTRY_NAMES = {
  won: "당첨",
  returned: "환급",
  cancelled: "취소 환불",
  takenBack: "정산 정정",
} as const;

/** `status` is the bet's now, null where the movement is of no bet; `amount` in won. */
export function entryName(kind: EntryKind, status: SettlementStatus | null, amount: number): string {
  if (status === null || (kind !== "settlement" && kind !== "refund")) return ENTRY_KINDS[kind];
  if (amount < 0) return BET_ENTRY_NAMES.takenBack;
  if (status === SETTLEMENT.won) return BET_ENTRY_NAMES.won;
  return status === SETTLEMENT.cancelled || kind === "refund" ? BET_ENTRY_NAMES.cancelled : BET_ENTRY_NAMES.returned;
}

export type EntryKind = keyof typeof ENTRY_KINDS;

/** What a posting is; capital moves no member's account. */
export type PostingKind = EntryKind | "capital";

export const ENTRY_KIND_NAMES = Object.keys(ENTRY_KINDS) as EntryKind[];

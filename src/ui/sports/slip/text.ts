import { EMPTY_SLIP_TEXT, SLIP_TITLE } from "./slip-title.ts";
import type { PricePolicy } from "../../../domain/price-policy.ts";

export const POLICY_LABEL: Readonly<Record<PricePolicy, string>> = {
  none: "변경 거부",
  better: "높은 배당만 수락",
  any: "모두 수락",
};

export const SLIP_TEXT = {
  title: SLIP_TITLE,
  empty: EMPTY_SLIP_TEXT.title,
  close: "닫기",
  clear: "전체 삭제",
  remove: (name: string) => `${name} 삭제`,
  count: (count: number) => `${count}경기`,
  total: "총 배당",
  stake: "베팅금액",
  won: "원",
  payout: "예상 당첨금",
  limits: (min: string, max: string) => `최소 ${min}원 · 최대 ${max}원`,
  quick: (label: string) => `${label} 더하기`,
  max: "최대",
  reset: "정정",
  policy: "배당 변경 시",
  place: "베팅하기",
  up: "배당 상승",
  down: "배당 하락",
  suspended: "일시 중지",
  closed: "마감",
  accept: "수락",
  acceptOf: (name: string) => `${name} 변경 배당 수락`,
  acceptAll: "변경 배당 모두 수락",
  highestInstead: (stake: string) => `${stake}원으로 변경`,
  checking: "담긴 배당을 확인하는 중입니다.",
  unchecked: "담긴 배당을 확인하지 못했습니다.",
  checkAgain: "다시 확인",
  notFresh: "실시간 배당이 아니어서 베팅할 수 없습니다.",
} as const;

export const QUICK_AMOUNTS = [
  { amount: 10_000, label: "+1만" },
  { amount: 50_000, label: "+5만" },
  { amount: 100_000, label: "+10만" },
  { amount: 500_000, label: "+50만" },
] as const;

export const PLACEMENT_TEXT = {
  confirmTitle: "베팅 확인",
  confirmAsk: "아래 내용으로 베팅하시겠습니까?",
  confirm: "베팅하기",
  cancel: "취소",
  sending: "베팅을 접수하는 중입니다.",
  unknown: "접수 확인 중",
  unknownHint: "응답이 늦어 접수 여부를 확인하고 있습니다. 다시 베팅하지 않아도 됩니다.",
  checkNow: "지금 확인",
  unsent: "베팅이 접수되지 않았습니다.",
  unsentHint: "서버에 접수된 기록이 없습니다. 같은 내용으로 다시 보내거나 취소할 수 있습니다.",
  withdrawing: "베팅을 취소하는 중입니다.",
  resend: "다시 보내기",
  discard: "베팅 취소",
  interrupted: "로그인이 끊겨 접수 여부를 확인하지 못했습니다. 다시 로그인하면 확인합니다.",
  pending: "인플레이 베팅 접수 대기 중",
  pendingHint: "배당이 유지되면 접수됩니다.",
  secondsLeft: (seconds: number) => `${seconds}초`,
  accepted: "베팅이 접수되었습니다.",
  rejected: "베팅이 접수되지 않았습니다.",
  priceChanged: "배당이 변경되었습니다.",
  priceChangedHint: "변경된 배당을 경기별로 수락한 뒤 다시 베팅해주세요.",
  highest: (stake: string) => `최대 ${stake}원까지 베팅할 수 있습니다.`,
  noStake: "현재 조합으로는 베팅할 수 없습니다.",
  back: "확인",
  history: "베팅내역 보기",
} as const;

import type { BetState } from "../../../api/contract/operator/bets.ts";
import { SETTLEMENT_NAMES } from "../../../domain/sports/labels/settlement.ts";

export const BET_STATE_NAMES: Readonly<Record<BetState, string>> = {
  open: SETTLEMENT_NAMES[0],
  won: SETTLEMENT_NAMES[2],
  lost: SETTLEMENT_NAMES[1],
  special: SETTLEMENT_NAMES[3],
  cancelled: SETTLEMENT_NAMES[-1],
  voided: "무효",
  pending: "접수 대기",
  refused: "접수 거절",
};

export const OPERATOR_BETS_TEXT = {
  list: "베팅",
  search: "번호 또는 회원",
  match: "경기, 리그, 회차",
  product: "상품",
  least: "최소 베팅금액",
  all: "전체",
  from: "시작일",
  to: "종료일",
  submit: "조회",
  reset: "초기화",
  wrong: "번호를 다시 확인해 주세요.",
  none: "해당하는 베팅이 없습니다.",
  newest: "최근 7일",
  number: "베팅번호",
  member: "회원",
  placedAt: "접수",
  title: "베팅 내용",
  stake: "베팅금액",
  price: "배당",
  payout: "예상 당첨금",
  paid: "지급",
  state: "상태",
  noPrice: "-",
  story: "접수 과정",
  closeStory: "접수 과정 닫기",
  large: "큰 베팅",
  largeFrom: (least: string) => `${least}원 이상`,
  noLarge: "큰 베팅이 없습니다.",
  postings: "원장 기록",
  noPostings: "원장 기록이 없습니다.",
  voided: "무효 처리",
  voidedBy: "처리자",
  approvedBy: (by: string, second: string) => `${by} (승인 ${second})`,
  voidedAt: "처리 시각",
  before: "처리 전",
  was: (status: string, paid: string) => `${status}, 지급 ${paid}원`,
  reason: "사유",
  void: "무효 처리",
  openVoid: "무효 처리",
  closeVoid: "무효 처리 닫기",
  voidAsk: (number: string, userId: string) => `${userId}의 베팅 ${number}을 무효로 할까요?`,
  voidHelp: "되돌릴 수 없습니다. 경기 결과가 바뀌어도 다시 정산되지 않으며, 회원에게 사유가 전달됩니다.",
  givesBack: (paid: string) => `회원에게 ${paid}원을 돌려줍니다.`,
  takesBack: (takenBack: string) => `회원에게서 ${takenBack}원을 회수합니다. 잔액이 모자라면 미수금이 됩니다.`,
} as const;

const ACCOUNTS: Readonly<Record<string, string>> = {
  wallet: "회원 지갑",
  staked: "베팅 중인 금액",
  owed: "미수금",
  points: "포인트",
  house_stakes: "하우스 베팅 수입",
  house_payouts: "하우스 지급",
};

/** An account of the ledger as operators read it. */
export function accountText(account: string): string {
  return ACCOUNTS[account.split(":")[0] ?? ""] ?? account;
}

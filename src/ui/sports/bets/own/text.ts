export const OWN_BETS_TEXT = {
  empty: "진행 중인 베팅이 없습니다.",
  all: "베팅내역 전체 보기",
  more: (count: number) => `나머지 ${count}건은 베팅내역에 있습니다.`,
  stake: "베팅금액",
  left: "남은 베팅금액",
  payout: "예상 당첨금",
  unit: "원",
  number: "베팅번호",
} as const;

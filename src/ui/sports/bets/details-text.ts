/** What an unfolded bet says, which is loaded with it. */
export const DETAILS_TEXT = {
  cashedOut: (stake: string, cashed: string, paid: string) => `${stake}원 중 ${cashed}원 정산(${paid}원 지급)`,
  left: (left: string) => ` · 남은\u00a0${left}원`,
  placedAt: "베팅 시각",
  payout: "예상 당첨금",
  price: "배당",
  stake: "베팅금액",
  won: "당첨금",
} as const;

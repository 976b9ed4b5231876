/** What an unfolded bet says, which is loaded with it. */
export const DETAILS_TEXT = {
  cashedOut: (stake: string, paid: string) => `베팅금액 ${stake}원을 ${paid}원에 캐시아웃했습니다.`,
  placedAt: "베팅 시각",
  payout: "예상 당첨금",
  price: "배당",
  stake: "베팅금액",
  won: "당첨금",
} as const;

export const MONEY_CHANGE_TEXT = {
  title: "보유머니",
  total: "보유머니",
  wagering: "남은 롤링",
  wageringNone: "없음",
  today: "오늘 환전할 수 있는 금액",
  reserved: "처리 중인 환전",
  won: (won: string) => `${won}원`,
  charge: "충전",
  exchange: "환전",
  history: "머니내역",
} as const;

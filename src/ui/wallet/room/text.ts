export const ROOM_TEXT = {
  available: "환전할 수 있는 머니",
  wagering: "남은 롤링",
  wageringNone: "없음",
  today: "오늘 환전",
  todayOf: (count: number, max: number) => `${count} / ${max}번`,
  todayLeft: "오늘 남은 금액",
  won: (won: string) => `${won}원`,
} as const;

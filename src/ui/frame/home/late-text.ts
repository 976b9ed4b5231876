/** What the late parts of the home page say. */
export const LATE_HOME_TEXT = {
  betsAll: (count: number) => `진행 중 ${count}건 전체`,
  potential: "예상 당첨금",
  games: "미니게임",
  gamesAll: "게임 전체",
  news: "소식",
  newsAll: "고객센터",
  newsEmpty: "새 소식이 없습니다.",
  newsKinds: { notice: "공지", news: "뉴스" },
  winners: "오늘의 당첨",
  winnersAll: "명예의 전당",
  winnersEmpty: "아직 당첨 내역이 없습니다.",
} as const;

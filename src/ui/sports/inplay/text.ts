export const UPCOMING_TEXT = {
  title: "예정 경기",
  loading: "예정 경기를 불러오는 중입니다.",
  empty: "예정된 경기가 없습니다.",
  failed: "예정 경기를 불러오지 못했습니다.",
  refresh: "다시 불러오기",
  versus: (home: string, away: string) => `${home} 대 ${away}`,
} as const;

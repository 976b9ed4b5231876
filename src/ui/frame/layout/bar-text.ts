/** The words of the bottom bar, which is loaded after the first picture. */
export const BAR_TEXT = {
  label: "하단 메뉴",
  openAll: "전체 메뉴 열기",
  running: (count: number) => `진행 중인 경기 ${count}개`,
  open: (count: number) => `진행 중인 베팅 ${count}건`,
  tabs: { home: "홈", sports: "스포츠", live: "라이브", bets: "내 베팅", all: "전체" },
} as const;

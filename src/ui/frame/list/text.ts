export const DATE_TEXT = {
  hint: "2026-11-22",
  open: (label: string) => `${label} 달력 열기`,
  wrong: "날짜를 2026-11-22처럼 입력해주세요.",
  reversed: "시작일이 종료일보다 늦습니다.",
} as const;

export const CALENDAR_TEXT = {
  content: "달력",
  dayCell: ({ valueText, selected }: { valueText: string; selected: boolean }) =>
    selected ? `${valueText}, 선택됨` : valueText,
  prevTrigger: (view: string) => (view === "day" ? "이전 달" : "이전 해"),
  nextTrigger: (view: string) => (view === "day" ? "다음 달" : "다음 해"),
  viewTrigger: (view: string) => (view === "day" ? "월 고르기" : "날짜 고르기"),
};

export const SEARCH_TEXT = { search: "찾기" } as const;

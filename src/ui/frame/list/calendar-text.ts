export const CALENDAR_TEXT = {
  content: "달력",
  dayCell: ({ valueText, selected }: { valueText: string; selected: boolean }) =>
    selected ? `${valueText}, 선택됨` : valueText,
  prevTrigger: (view: string) => (view === "day" ? "이전 달" : "이전 해"),
  nextTrigger: (view: string) => (view === "day" ? "다음 달" : "다음 해"),
  viewTrigger: (view: string) => (view === "day" ? "월 고르기" : "날짜 고르기"),
};

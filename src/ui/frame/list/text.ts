export const DATE_TEXT = {
  hint: "연도-월-일",
  open: (label: string) => `${label} 달력 열기`,
  wrong: "날짜를 2026-11-22처럼 입력해주세요.",
  reversed: "시작일이 종료일보다 늦습니다.",
} as const;

export const SEARCH_TEXT = { search: "검색", clear: "검색어 지우기" } as const;

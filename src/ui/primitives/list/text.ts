export const LIST_TEXT = {
  pages: "페이지",
  page: (page: number) => `${page}페이지`,
  previous: "이전 페이지",
  next: "다음 페이지",
} as const;

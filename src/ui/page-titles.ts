/** Titles of the pages. They stand by themselves because the entry carries them for every route. */
export const PAGE_TITLE = {
  home: "홈",
  login: "로그인",
  maintenance: "점검 안내",
  message: "쪽지함",
} as const;

/** What the tools of a list say, which come late. */
export const TOOLS_TEXT = {
  lines: "한줄 보기",
  blocks: "펼쳐 보기",
  columns: "마켓 선택",
} as const;

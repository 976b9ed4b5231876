export const ENTRY_TEXT = {
  at: "시각",
  kind: "종류",
  change: "변동",
  after: "잔액",
} as const;

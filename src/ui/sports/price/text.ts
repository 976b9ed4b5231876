export const PRICE_TEXT = {
  suspended: "정지",
  closed: "마감",
  /** Before the name of a price that a list holds no selection for. */
  none: "없음",
} as const;

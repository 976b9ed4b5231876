export const POPUP_TEXT = {
  close: "닫기",
  closeAll: "모두 닫기",
  snooze: "6시간 동안 보지 않기",
} as const;

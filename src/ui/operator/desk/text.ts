export const DESK_TEXT = { close: "닫기" };

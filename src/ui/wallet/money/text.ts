export const MONEY_TEXT = {
  charge: "충전하기",
  history: "머니 내역",
  kind: "종류",
  all: "전체",
  from: "부터",
  to: "까지",
  search: "조회",
  reset: "초기화",
  empty: "머니 내역이 없습니다.",
} as const;

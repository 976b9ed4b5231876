export const LIVETV_TEXT = {
  list: "진행 중인 경기",
  bet: "인플레이에서 베팅하기",
  noBoard: "이 경기는 경기 상황을 그리지 않습니다.",
} as const;

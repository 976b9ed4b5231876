export const MANAGER_TEXT = {
  title: "총판",
  members: "회원 현황",
  viewNames: "보기",
  views: {
    charges: "충전 · 환전",
    bets: "베팅",
    tree: "조직",
    statements: "정산서",
    rolling: "롤링 정산",
    line: "회원별 롤링",
    exchange: "환전 신청",
    account: "내 계정",
  },
} as const;

// Loaded with the rules, after the page.
export const RULES_TEXT = {
  maxStake: "한도(원)",
  void: "마감 뒤 30분 안에 추첨하지 못한 회차와 무효로 처리한 회차는 베팅금을 돌려드립니다.",
} as const;

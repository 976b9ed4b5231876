export const DRAWING_TEXT = {
  home: "홈",
  away: "원정",
  score: (home: number, away: number) => `${home} : ${away}`,
  minute: (minute: number) => `${minute}'`,
  quarter: (n: number) => `${n}쿼터`,
  overtime: "연장",
  total: "합계",
} as const;

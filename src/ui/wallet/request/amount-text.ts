export const AMOUNT_TEXT = {
  quick: "빠른 금액",
  add: (words: string) => `+${words}`,
  all: "최대",
  clear: "지우기",
} as const;

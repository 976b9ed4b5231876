export const POINT_TEXT = {
  points: "포인트",
  money: "보유머니",
  convert: "전환",
  convertTitle: "보유머니로 전환",
  amount: "전환할 포인트",
  terms: (wonPer100: string, minimum: string, step: string) =>
    `100P는 ${wonPer100}원입니다. ${minimum}P부터 ${step}P 단위로 전환합니다.`,
  ask: (points: string, won: string) => `${points}P를 ${won}원으로 전환합니다.`,
  done: (won: string) => `${won}원으로 전환했습니다.`,
  below_minimum: "최소 포인트보다 적습니다.",
  not_in_steps: "전환 단위에 맞지 않습니다.",
  too_many: "보유한 포인트보다 많습니다.",
  history: "포인트 내역",
  kinds: "내역 종류",
  all: "전체",
  empty: "포인트 내역이 없습니다.",
} as const;

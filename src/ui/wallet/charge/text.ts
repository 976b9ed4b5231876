export const CHARGE_TEXT = {
  form: "충전 신청",
  amount: "충전 금액",
  hint: (min: string, max: string, unit: string) => `${min}원부터 ${max}원까지 ${unit}원 단위`,
  type: "충전 종류",
  plain: "보너스 없음",
  terms: (percent: number, max: string, multiple: number) => `보너스 ${percent}% (최대 ${max}원), 롤링 ${multiple}배`,
  depositor: "입금자명",
  depositorHint: "입금하실 때 통장에 찍히는 이름입니다.",
  submit: "충전 신청",
  ask: (won: string) => `${won}원을 충전 신청합니다.`,
  gets: (bonus: string, wagering: string) =>
    `보너스 ${bonus}원을 더 받고, 롤링 ${wagering}원을 채워야 환전할 수 있습니다.`,
  from: (name: string) => `입금자명 ${name}`,
  enquire: "계좌 문의",
  balance: "보유머니",
  exchange: "환전하기",
} as const;

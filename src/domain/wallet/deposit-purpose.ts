// Why an operator pays into a wallet by hand: decisions, rules 30 and 37.

/**
 * charge: money that the member brought in; it counts as a deposit for limits and missions. gift: given by the house;
 * it counts for neither. Both are staked before they leave. correction: what a mistake took from the member; it was the
 * member's already, counts for nothing and may leave at once.
 */
export const DEPOSIT_PURPOSES = ["charge", "gift", "correction"] as const;
export type DepositPurpose = (typeof DEPOSIT_PURPOSES)[number];

export const DEPOSIT_PURPOSE_NAMES: Readonly<Record<DepositPurpose, string>> = {
  charge: "회원이 보낸 돈",
  gift: "사이트가 주는 돈",
  correction: "오류 정정 (롤링 없음)",
};

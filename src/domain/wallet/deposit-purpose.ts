// Why an operator pays into a wallet by hand: decisions, rule 30.

/**
 * charge: money that the member brought in; it counts as a deposit for limits and missions. gift: given by the house;
 * it counts for neither.
 */
export const DEPOSIT_PURPOSES = ["charge", "gift"] as const;
export type DepositPurpose = (typeof DEPOSIT_PURPOSES)[number];

export const DEPOSIT_PURPOSE_NAMES: Readonly<Record<DepositPurpose, string>> = {
  charge: "회원이 보낸 돈",
  gift: "사이트가 주는 돈",
};

import type { ExchangeTermsAnswer } from "../../../api/contract/wallet/wallet.ts";

/** The member's own bank account in one line. */
export function accountText({ bank, number, holder }: NonNullable<ExchangeTermsAnswer["account"]>): string {
  return `${bank} ${number} ${holder}`;
}

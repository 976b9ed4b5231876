/** Under which name the request of a bet is stored. */
export const cashOutName = (betId: string): string => `bet.cash-out.${betId}`;

/** Bets that are not settled, newest first. */
export const OPEN_BETS = { status: "0" } as const;

/** The first words of the key of every list of bets: what the stream makes stale. */
export const BETS_KEY = ["bets"] as const;

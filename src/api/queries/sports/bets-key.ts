/**
 * What the stream makes stale of bets: their lists, and what open ones are bought for. The stream is loaded without the
 * schemas of lists.
 */
export const BETS_KEYS = [["bets", {}], ["cash-outs"]] as const;

/** What picks are worth together: it is read anew after a gap. */
export const QUOTE_KEY = ["quote"] as const;

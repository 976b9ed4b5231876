// What the stream makes stale of bets. It is loaded without the schemas of lists.

/** What open bets are bought for. */
export const CASH_OUTS_KEY = ["cash-outs"] as const;
export const BETS_KEYS = [["bets", {}], CASH_OUTS_KEY] as const;

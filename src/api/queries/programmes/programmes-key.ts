/** What the stream makes stale when a member's balance moves: bets and charges count for missions and tournaments. */
export const PROGRAMME_KEYS = [["missions"], ["tournaments"]] as const;

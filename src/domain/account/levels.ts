/** The levels that a member can have. What each allows is data: limits of bets and of money. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

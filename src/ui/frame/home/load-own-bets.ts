/** The code of the member's open bets, which is no part of the first load's scripts. */
export const loadOwnBets = () => import("./own-bets.tsx");

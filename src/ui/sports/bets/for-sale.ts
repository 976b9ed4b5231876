import type { Bet } from "../../../api/contract/sports/bets.ts";

/** It may be cashed out: a bet on a game has no price. */
export const isForSale = ({ status, acceptance, picks }: Bet): boolean =>
  status === 0 && acceptance === "accepted" && picks[0]?.kind === "fixture";

import type { Bet } from "../../../api/contract/sports/bets.ts";

/** Bets that may be cashed out: a bet on a game has no price. */
export const openIds = (bets: readonly Bet[]): readonly string[] =>
  bets
    .filter(
      ({ status, acceptance, picks }) => status === 0 && acceptance === "accepted" && picks[0]?.kind === "fixture",
    )
    .map(({ id }) => id);

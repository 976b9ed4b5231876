import type { MarketPhase } from "../slip/pick.ts";

/** What the house keeps of each leg of a combination, as a share. */
export const COMBINATION_MARGIN: Readonly<Record<MarketPhase, number>> = {
  prematch: 0.055,
  proto: 0.1,
  live: 0.07,
  bonus: 0,
};

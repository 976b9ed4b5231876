import { createContext } from "react";
import type { Bet } from "../../../../api/contract/sports/bets.ts";

/** The bets of the list that may be cashed out: their offers are asked for together. */
export const OpenBets = createContext<readonly Bet[]>([]);

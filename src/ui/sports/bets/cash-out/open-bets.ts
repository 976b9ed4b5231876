import { createContext } from "react";

/** The bets of the list that may be cashed out: their offers are asked for together. */
export const OpenBets = createContext<readonly string[]>([]);

// How kinds with a line are settled.
import type { Goals } from "../kind.ts";
import { byQuarters, decided, type Settle, type Settling } from "./settling.ts";

const totalOf =
  (goalsOf: (goals: Goals) => number): Settle =>
  (key, { goals, quarters }) => {
    const over = goalsOf(goals) * 4 - quarters;
    return byQuarters(key === "over" ? over : -over);
  };
const marginOf = ({ goals, quarters }: Settling) => (goals.home - goals.away) * 4 + quarters;

export const SETTLE_LINES: Readonly<Record<string, Settle>> = {
  handicap: (key, settling) => byQuarters(key === "home" ? marginOf(settling) : -marginOf(settling)),
  handicap_3way: (key, settling) => {
    const margin = marginOf(settling);
    return decided(key === (margin > 0 ? "home" : margin < 0 ? "away" : "draw"));
  },
  over_under: totalOf(({ home, away }) => home + away),
  home_total: totalOf(({ home }) => home),
  away_total: totalOf(({ away }) => away),
};

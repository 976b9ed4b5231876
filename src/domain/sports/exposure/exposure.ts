// What a market costs the house by the outcome that wins. Single bets are counted exactly. A bet of several legs hangs on
// other fixtures too: who counts it counts what it pays when its other legs win.
import type { Won } from "../../common/price.ts";

export interface SelectionStake {
  readonly key: string;
  /** Open stakes, and what they pay when the selection wins. */
  readonly stake: Won;
  readonly payout: Won;
}

/** Keys that name two results at once: both win where one of the two happens. */
const DOUBLE_KEYS: Readonly<Record<string, readonly string[]>> = {
  home_draw: ["home", "draw"],
  home_away: ["home", "away"],
  draw_away: ["draw", "away"],
};

/** The result of the house on the market's bets where this selection wins: the worst where others win with it. */
export function netResults(selections: readonly SelectionStake[]): Map<string, Won> {
  const taken = selections.reduce((sum, { stake }) => sum + stake, 0);
  const nets = new Map<string, Won>();
  for (const winners of scenariosOf(selections.map(({ key }) => key))) {
    const paid = selections.reduce((sum, { key, payout }) => (winners.includes(key) ? sum + payout : sum), 0);
    for (const key of winners) nets.set(key, Math.min(nets.get(key) ?? Infinity, taken - paid));
  }
  return nets;
}

/** The house's lowest result on the market; 0 without bets. */
export function worstResult(selections: readonly SelectionStake[]): Won {
  const nets = netResults(selections);
  return nets.size === 0 ? 0 : Math.min(...nets.values());
}

/** Sets of keys that win together. */
function scenariosOf(keys: readonly string[]): string[][] {
  const parts = keys.map((key) => {
    const [first = "", ...rest] = key.split("/");
    return { key, results: DOUBLE_KEYS[first] ?? null, rest: rest.join("/") };
  });
  if (parts.some(({ results }) => results === null)) return keys.map((key) => [key]);
  const scenarios = [...new Set(parts.map(({ rest }) => rest))].flatMap((rest) =>
    ["home", "draw", "away"].map((result) =>
      parts.filter((one) => one.rest === rest && one.results?.includes(result)).map(({ key }) => key),
    ),
  );
  return scenarios.filter((winners) => winners.length > 0);
}

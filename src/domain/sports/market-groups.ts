// The groups in which the page of one fixture shows its markets.
import { type MarketFamily, PERIOD } from "./market.ts";

const MARKET_GROUPS = ["result", "handicap", "total", "teamTotal", "goals", "score", "period"] as const;
export type MarketGroup = (typeof MARKET_GROUPS)[number];

export interface GroupedMarket {
  readonly kind: string;
  readonly family: MarketFamily;
  readonly period: string;
}

const WHOLE: readonly string[] = [PERIOD.fullTime, PERIOD.withOvertime, PERIOD.withPenalties];
const RESULTS: readonly string[] = ["double_chance", "draw_no_bet", "half_full"];
const TEAM_TOTALS: readonly string[] = ["home_total", "away_total"];
const SCORES: readonly string[] = ["correct_score", "set_score"];

/** A market of a half, a quarter or a set stands with its like, whatever it asks. */
function marketGroup({ kind, family, period }: GroupedMarket): MarketGroup {
  if (!WHOLE.includes(period)) return "period";
  if (TEAM_TOTALS.includes(kind)) return "teamTotal";
  if (SCORES.includes(kind)) return "score";
  if (family === "handicap") return "handicap";
  if (family === "over_under") return "total";
  if (family === "win_draw_lose" || family === "win_lose" || RESULTS.includes(kind)) return "result";
  return "goals";
}

/** The groups that have a market, in their order. */
export function groupMarkets<Market extends GroupedMarket>(
  markets: readonly Market[],
): { group: MarketGroup; markets: Market[] }[] {
  const groups = Map.groupBy(markets, marketGroup);
  return MARKET_GROUPS.flatMap((group) => {
    const own = groups.get(group);
    return own ? [{ group, markets: own }] : [];
  });
}

// Which markets each game of the Korean site lists. The server builds its queries from this table and judges
// a bet by the games that list what is bet on; so a member cannot choose the rules.
import { GAME_SLIP_VARIANT, KOREAN_GAMES, type KoreanGame, type MarketFamily, PERIOD } from "./market.ts";
import type { MarketPhase } from "./slip/pick.ts";

const FULL_TIME: readonly string[] = [PERIOD.fullTime, PERIOD.withOvertime, PERIOD.withPenalties];
const RESULT = ["win_draw_lose", "win_lose"] as const;
const LINES = ["handicap", "over_under"] as const;
/**
 * What the list of special markets takes; the rest stands on the page of the fixture. No rule hangs on it: a market that
 * no list takes is bet on by the same rule as a special one.
 */
const SPECIAL_KINDS = [
  "win_draw_lose",
  "win_lose",
  "handicap",
  "over_under",
  "both_score",
  "odd_even",
  "double_chance",
  "draw_no_bet",
];

/** What a market must be to stand in a list; a part that is left out asks nothing. */
export interface MarketFilter {
  readonly phase: MarketPhase;
  readonly kinds?: readonly string[];
  readonly families?: readonly MarketFamily[];
  readonly periods?: { readonly in: readonly string[] } | { readonly notIn: readonly string[] };
  readonly main?: true;
}

const fullTime = { phase: "prematch", periods: { in: FULL_TIME } } as const;

/** A market that meets one filter of a game is listed in it. */
export const GAME_LISTS: Readonly<Record<KoreanGame, readonly MarketFilter[]>> = {
  cross: [
    { ...fullTime, families: RESULT },
    { ...fullTime, families: LINES, main: true },
  ],
  wintielose: [{ ...fullTime, families: RESULT }],
  handicap: [{ ...fullTime, families: LINES }],
  special: [
    { phase: "prematch", kinds: SPECIAL_KINDS, families: ["other"] },
    { phase: "prematch", kinds: SPECIAL_KINDS, periods: { notIn: FULL_TIME } },
  ],
  live: [
    { phase: "live", periods: { in: FULL_TIME }, families: RESULT },
    { phase: "live", periods: { in: FULL_TIME }, families: LINES, main: true },
    { phase: "live", kinds: ["to_qualify"], families: ["other"] },
  ],
  proto: [{ phase: "proto" }],
};

export interface ListedMarket {
  readonly phase: MarketPhase;
  readonly family: MarketFamily;
  readonly period: string;
  readonly main: boolean;
}

function meets(market: ListedMarket, { phase, families, periods, main }: MarketFilter): boolean {
  if (market.phase !== phase || (main && !market.main)) return false;
  if (families && !families.includes(market.family)) return false;
  if (!periods) return true;
  return "in" in periods ? periods.in.includes(market.period) : !periods.notIn.includes(market.period);
}

/** The phases that the European lists offer: /europe before the kick-off, /inplay after it. */
const EUROPEAN_PHASES: readonly MarketPhase[] = ["prematch", "live"];

/**
 * The slip rule of a market. On a European list: `european`, where those lists offer it. Else `korean` where a Korean
 * game with that rule lists it, and `single`. A Bonus market is listed beside the others and forbids nothing.
 */
export function slipRuleOf(market: ListedMarket, isEuropean = false): "korean" | "single" | "european" {
  if (isEuropean && EUROPEAN_PHASES.includes(market.phase)) return "european";
  const games = KOREAN_GAMES.filter((game) => GAME_LISTS[game].some((filter) => meets(market, filter)));
  const isKorean = market.phase === "bonus" || games.some((game) => GAME_SLIP_VARIANT[game] === "korean");
  return isKorean ? "korean" : "single";
}

// Words for markets as they stand on the wire. Which name belongs to which family: decisions, rule 4.

export const MARKET_FAMILIES = ["win_draw_lose", "win_lose", "over_under", "handicap", "other"] as const;
export type MarketFamily = (typeof MARKET_FAMILIES)[number];

/** One of the keys that the market's kind lists, such as `home` or `2:1`. */
export type SelectionKey = string;

/** Which list of the Korean site a market stands in; `live` is open after the kick-off. */
export const KOREAN_GAMES = ["cross", "wintielose", "handicap", "special", "live", "proto"] as const;
export type KoreanGame = (typeof KOREAN_GAMES)[number];

export const SLIP_VARIANTS = ["korean", "single", "european", "mini"] as const;
export type SlipVariant = (typeof SLIP_VARIANTS)[number];

/** The slip variant of each Korean game: decisions, rule 2. */
export const GAME_SLIP_VARIANT: Readonly<Record<KoreanGame, "korean" | "single">> = {
  cross: "korean",
  live: "korean",
  wintielose: "single",
  handicap: "single",
  special: "single",
  proto: "single",
};

export const FIXTURE_STATUSES = ["scheduled", "live", "ended", "settled", "cancelled"] as const;
export type FixtureStatus = (typeof FIXTURE_STATUSES)[number];

export const MARKET_STATUSES = ["inactive", "open", "suspended", "handed_over", "closed", "settled", "void"] as const;
export type MarketStatus = (typeof MARKET_STATUSES)[number];

/** `marketName` of a bonus folder. */
export const BONUS_MARKET_NAME = "Bonus";

/** Period codes of the specification, section 3; the rest of the table stands in the labels. */
export const PERIOD = {
  firstHalf: "10",
  secondHalf: "20",
  fullTime: "100",
  withOvertime: "101",
  withPenalties: "102",
} as const;

/** Quarters, sets, innings and thirds that markets are offered for. */
export const PERIOD_PARTS: readonly string[] = ["1", "2", "3", "4", "5"];

/** Sports by the code that the calls of the specification carry. */
export const SPORT = {
  football: "6046",
  basketball: "48242",
  volleyball: "154830",
  baseball: "154914",
  iceHockey: "35232",
} as const;
export type SportId = (typeof SPORT)[keyof typeof SPORT];

/** −1 cancelled, 0 in progress, 1 lost, 2 won, 3 special case (void): specification, section 3. */
export const SETTLEMENT = { cancelled: -1, inProgress: 0, lost: 1, won: 2, special: 3 } as const;
export type SettlementStatus = (typeof SETTLEMENT)[keyof typeof SETTLEMENT];

/** What became of one leg; `half_*` come from quarter lines. */
export const LEG_OUTCOMES = ["open", "won", "half_won", "push", "half_lost", "lost", "void"] as const;
export type LegOutcome = (typeof LEG_OUTCOMES)[number];

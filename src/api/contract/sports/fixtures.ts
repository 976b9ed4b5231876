import * as v from "valibot";
import { FIXTURE_STATUSES, KOREAN_GAMES, MARKET_FAMILIES, MARKET_STATUSES } from "../../../domain/sports/market.ts";
import { SEARCH_TEXT_LENGTH } from "../../../domain/frame/search.ts";
import { CalendarDate, Id, QueryInteger } from "../common.ts";
import { PageQuery, pageOf } from "../page.ts";

export const SelectionWire = v.object({
  id: v.string(),
  /** One of those that the market's kind lists. */
  key: v.string(),
  name: v.string(),
  /** In hundredths. */
  betPrice: v.number(),
  status: v.picklist(MARKET_STATUSES),
});
export type SelectionWire = v.InferOutput<typeof SelectionWire>;

export const MarketWire = v.object({
  id: v.string(),
  /** The row of the table of kinds by which it is settled and shown. */
  kind: v.string(),
  marketName: v.string(),
  family: v.picklist(MARKET_FAMILIES),
  /** Period code: 100 full time, 10 first half. */
  period: v.string(),
  /** Belongs to the home side or to the total; null where the market has none. */
  line: v.nullable(v.number()),
  status: v.picklist(MARKET_STATUSES),
  /** Rises with every change of its status and prices; a bet may say which one the member saw. */
  version: v.optional(v.number()),
  /** Only on a Bonus market: how many other legs it needs. */
  bonusLegs: v.optional(v.number()),
  selections: v.array(SelectionWire),
});
export type MarketWire = v.InferOutput<typeof MarketWire>;

export const Score = v.object({ home: v.number(), away: v.number() });

/** Which match it is, and whether it has begun. */
export const FIXTURE_FACTS = {
  id: v.string(),
  sportId: v.string(),
  leagueName: v.string(),
  homeName: v.string(),
  awayName: v.string(),
  /** The instant from which prematch markets take no bet. */
  startsAt: v.string(),
  status: v.picklist(FIXTURE_STATUSES),
};

export const FixtureWire = v.object({
  ...FIXTURE_FACTS,
  /** Proto only. */
  round: v.optional(v.number()),
  number: v.optional(v.number()),
  /** While live and after it. */
  score: v.optional(v.nullable(Score)),
  /** A short text of the running period, such as "전반 23'". */
  clock: v.optional(v.nullable(v.string())),
  markets: v.array(MarketWire),
});
export type FixtureWire = v.InferOutput<typeof FixtureWire>;
export type FixtureFacts = Pick<FixtureWire, keyof typeof FIXTURE_FACTS>;

/** GET /api/fixtures */
export const FixturesQuery = v.strictObject({
  game: v.optional(v.picklist(KOREAN_GAMES), "cross"),
  sportId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))),
  /** Only what starts on this day in Seoul: `today`, or a date such as 2026-11-22. */
  day: v.optional(v.union([v.literal("today"), CalendarDate], "day: today 또는 날짜(2026-11-22)여야 합니다.")),
  /** A part of a team's or league's name. */
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(SEARCH_TEXT_LENGTH))),
  /** The whole name of one league. */
  league: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  /** Only what starts within so many hours. */
  hours: v.optional(QueryInteger(1, 168)),
  /** The page on which this fixture stands, in place of `page`; where the list does not have it, nothing changes. */
  fixture: v.optional(Id),
  ...PageQuery,
  /** The unix time that every link to a Korean game carries; not used. */
  time: v.optional(v.string()),
});

export const FixturePage = v.object({
  ...pageOf(FixtureWire).entries,
  /** Bonus folders that this game offers, each as a market of one fixture; none for `live`. */
  bonus: v.nullable(FixtureWire),
  /** Fixtures of this game by sport, for the filter. */
  sports: v.array(v.object({ sportId: v.string(), count: v.number() })),
  /** Leagues of the chosen sport in this game, for the filter. */
  leagues: v.array(v.object({ leagueName: v.string(), count: v.number() })),
  /** The stream event id that these prices are as fresh as. */
  eventId: v.string(),
});
export type FixturePage = v.InferOutput<typeof FixturePage>;

/** GET /api/sports-prematch/event/top: the fixtures that the home page leads with. */
export const TopEvents = v.object({ items: v.array(FixtureWire), eventId: v.string() });
/** GET /api/sports-prematch/sports */
export const SportsList = v.array(v.object({ sport_id: v.string(), name_korean: v.string(), cnt: v.number() }));

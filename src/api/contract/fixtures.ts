import * as v from "valibot";
import { FIXTURE_STATUSES, KOREAN_GAMES, MARKET_FAMILIES, MARKET_STATUSES } from "../../domain/market.ts";
import { isSeoulDay } from "../../domain/time.ts";
import { Id, Instant, QueryInteger } from "./common.ts";
import { PageQuery, pageOf } from "./page.ts";

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

export const FixtureWire = v.object({
  id: v.string(),
  sportId: v.string(),
  leagueName: v.string(),
  homeName: v.string(),
  awayName: v.string(),
  /** The instant from which prematch markets take no bet. */
  startsAt: v.string(),
  status: v.picklist(FIXTURE_STATUSES),
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

/** How long a text may be that fixtures are searched by. */
export const SEARCH_TEXT_LENGTH = 60;

/** GET /api/fixtures */
export const FixturesQuery = v.strictObject({
  game: v.optional(v.picklist(KOREAN_GAMES), "cross"),
  sportId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))),
  /** Only what starts on this day in Seoul: `today`, or a date such as 2026-11-22. */
  day: v.optional(
    v.union(
      [
        v.literal("today"),
        v.pipe(
          v.string(),
          v.check((text) => isSeoulDay(text)),
        ),
      ],
      "day: today 또는 날짜(2026-11-22)여야 합니다.",
    ),
  ),
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

/** POST /api/admin/fixtures/import, the query. */
export const ImportQuery = v.strictObject({
  /** `true`: counts what would come of it and writes nothing. */
  dryRun: v.optional(
    v.pipe(
      v.picklist(["true", "false"]),
      v.transform((text) => text === "true"),
    ),
    "false",
  ),
  season: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{4}$/, "season: 2023-2024 꼴이어야 합니다."))),
  start: v.optional(v.union([v.literal("now"), Instant], "start: now 또는 ISO 8601 시각이어야 합니다."), "now"),
  speed: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,7}(\.\d{1,3})?$/, "speed: 0보다 큰 수여야 합니다."),
      v.transform(Number),
      v.minValue(0.001),
      v.maxValue(1_000_000),
    ),
    "1",
  ),
});
export type ImportQuery = v.InferOutput<typeof ImportQuery>;

export const ImportReport = v.object({
  taken: v.number(),
  changed: v.number(),
  refused: v.array(v.object({ line: v.number(), reason: v.string() })),
  /** How many rows were refused in all; `refused` lists the first 1,000. */
  refusedCount: v.number(),
});
export type ImportReport = v.InferOutput<typeof ImportReport>;

/** GET /api/admin/fixtures/import: the import that runs now. Rows of the file, and bytes of it that came. */
export const ImportStatus = v.object({
  phase: v.picklist(["idle", "receiving", "judging", "writing"]),
  bytes: v.number(),
  judgedRows: v.number(),
  takenRows: v.number(),
  writtenRows: v.number(),
  startedAt: v.nullable(v.string()),
});
export type ImportStatus = v.InferOutput<typeof ImportStatus>;

const Goals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
/** POST /api/admin/fixtures/{id}/result */
export const ResultRequest = v.union([
  v.strictObject({ home: Goals, away: Goals, homeHalf: Goals, awayHalf: Goals }),
  v.strictObject({ void: v.literal(true) }),
]);
export type ResultRequest = v.InferOutput<typeof ResultRequest>;
export const ResultReport = v.object({
  fixtureId: v.string(),
  revision: v.number(),
  betsSettled: v.number(),
  betsCorrected: v.number(),
});

/** GET /api/admin/fixtures: what an operator may give a result, page by page. */
export const AdminFixturesQuery = v.strictObject({
  /** A part of a team's or league's name. */
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
  status: v.optional(v.picklist(FIXTURE_STATUSES)),
  ...PageQuery,
});
const AdminFixture = v.object({
  id: v.string(),
  sportId: v.string(),
  leagueName: v.string(),
  homeName: v.string(),
  awayName: v.string(),
  startsAt: v.string(),
  status: v.picklist(FIXTURE_STATUSES),
  /** Bets that are not decided and have a leg of this fixture, and their stakes in won. */
  openBets: v.number(),
  openStake: v.number(),
  result: v.nullable(
    v.object({
      home: v.nullable(v.number()),
      away: v.nullable(v.number()),
      homeHalf: v.nullable(v.number()),
      awayHalf: v.nullable(v.number()),
      void: v.boolean(),
      revision: v.number(),
    }),
  ),
});
export const AdminFixturePage = pageOf(AdminFixture);
export type AdminFixturePage = v.InferOutput<typeof AdminFixturePage>;

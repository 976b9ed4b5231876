// The European lists: sports → locations → leagues → fixtures → one fixture with all of its markets.
import * as v from "valibot";
import { OPEN_GAMES } from "../../../domain/lobby/launch.ts";
import { ITEMS_PER_PAGE } from "../../../domain/common/constants.ts";
import { CalendarDate, Id, QueryInteger } from "../common.ts";
import { SEARCH_TEXT_LENGTH } from "../../../domain/frame/search.ts";
import { FixtureWire } from "./fixtures.ts";
import { PageQuery, pageOf } from "../page.ts";
import { Scoreboard } from "./scoreboard.ts";

const SportCode = v.pipe(v.string(), v.regex(/^\d{1,9}$/, "sportId: 숫자여야 합니다."));
const LocationCode = v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}$/, "locationId: 지역 코드여야 합니다."));

/** GET /api/sports-prematch/location */
export const LocationQuery = v.strictObject({ sportId: SportCode });
export const LocationList = v.array(v.object({ location_id: v.string(), name_korean: v.string(), cnt: v.number() }));

/** GET /api/sports-prematch/league */
export const LeagueQuery = v.strictObject({ sportId: SportCode, locationId: LocationCode });
/** A league is known by its name: `league_id` is what the list of fixtures is asked with. */
export const LeagueList = v.array(v.object({ league_id: v.string(), name_korean: v.string(), cnt: v.number() }));

/** The most fixtures of one page. */
export const LONGEST_LIST = 500;

const FIXTURE_SORTS = ["time", "league"] as const;

/** GET /api/sports-prematch/fixtures and /api/sports-inplay/fixtures */
export const EuropeanQuery = v.strictObject({
  sportId: v.optional(SportCode),
  locationId: v.optional(LocationCode),
  league: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  /** Only what starts on this day in Seoul. */
  day: v.optional(CalendarDate),
  /** A part of a team's or league's name. */
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(SEARCH_TEXT_LENGTH))),
  sort: v.optional(v.picklist(FIXTURE_SORTS), "time"),
  /** Only what the member marked, and fixtures of leagues that the member marked. */
  favourites: v.optional(v.literal("true", "favourites: true여야 합니다.")),
  ...PageQuery,
  /** A list of running fixtures is read whole. */
  itemsPerPage: v.optional(QueryInteger(1, LONGEST_LIST), String(ITEMS_PER_PAGE)),
});
export type EuropeanQuery = v.InferOutput<typeof EuropeanQuery>;

/** A fixture with its main markets. `marketCount` counts all that it offers. */
export const EuropeanFixture = v.object({
  ...FixtureWire.entries,
  marketCount: v.number(),
  /** Of a running fixture whose feed tells it. */
  board: v.nullable(Scoreboard),
});
export type EuropeanFixture = v.InferOutput<typeof EuropeanFixture>;

export const EuropeanPage = v.object({
  ...pageOf(EuropeanFixture).entries,
  /** Fixtures by sport, for the filter; the sport itself is not filtered by. */
  sports: v.array(v.object({ sportId: v.string(), count: v.number() })),
  /** Bonus folders, each as a market of one fixture; none for running fixtures. */
  bonus: v.nullable(FixtureWire),
  /** The stream event id that these prices are as fresh as. */
  eventId: v.string(),
});
export type EuropeanPage = v.InferOutput<typeof EuropeanPage>;

/** GET /api/sports-prematch/fixture and /api/sports-inplay/fixture */
export const OneFixtureQuery = v.strictObject({ id: Id });
/** The fixture with every market of the phase that takes bets or will again; none once that phase is over. */
export const OneFixture = v.object({
  fixture: FixtureWire,
  board: v.nullable(Scoreboard),
  /** As on the list. */
  bonus: v.nullable(FixtureWire),
  eventId: v.string(),
});
export type OneFixture = v.InferOutput<typeof OneFixture>;

/** GET /api/kosca/opengame */
export const OpenGameQuery = v.strictObject({
  type: v.picklist(OPEN_GAMES, "type: EU 또는 IN이어야 합니다."),
});
export const OpenGameAnswer = v.object({ url: v.string() });

// The operator's live page: running and coming fixtures, bet-stops, in-play settings, exposure.
import * as v from "valibot";
import { MARKET_FAMILIES, MARKET_STATUSES } from "../../../domain/sports/market.ts";
import { WonAmount } from "../common.ts";
import { FIXTURE_FACTS, Score } from "../sports/fixtures.ts";
import { PageQuery, pageOf } from "../page.ts";
import { reasonText } from "../written-text.ts";

const Won = v.pipe(v.number(), v.safeInteger());
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Why something was done, as the operator writes it. */
export const Reason = reasonText();

/** What an operator may stop. */
const STOP_SCOPES = ["all", "sport", "fixture", "market"] as const;
export type StopScope = (typeof STOP_SCOPES)[number];
/** `feed`: stopped by the watchdog, since the producer is silent. */
export const HOLD_SCOPES = [...STOP_SCOPES, "feed"] as const;

/** GET /api/admin/live: fixtures that run or are to come. */
const LIVE_SORTS = ["time", "worst"] as const;
export const LiveQuery = v.strictObject({
  sportId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))),
  status: v.optional(v.picklist(["live", "scheduled"])),
  /** `worst`: the lowest result of the house first. */
  sort: v.optional(v.picklist(LIVE_SORTS), "time"),
  ...PageQuery,
});
export type LiveQuery = v.InferOutput<typeof LiveQuery>;

const FIXTURE = {
  ...FIXTURE_FACTS,
  score: v.nullable(Score),
  clock: v.nullable(v.string()),
  /** Holds that cover the whole fixture. */
  heldBy: v.array(v.picklist(HOLD_SCOPES)),
};
export const LiveFixture = v.object({
  ...FIXTURE,
  /** Markets by their state; `held`: by a hold of their own. */
  markets: v.object({ open: Count, suspended: Count, closed: Count, held: Count }),
  /** Legs of open bets and their stakes. Of one bet's stake each of its legs here counts. */
  bets: Count,
  stake: Won,
  multiStake: Won,
  /** The house's lowest result on one of its markets, single bets alone. */
  worst: Won,
});
export type LiveFixture = v.InferOutput<typeof LiveFixture>;
export const LivePage = pageOf(LiveFixture);

/** What is taken on a market or an outcome at most; null: no limit. */
const LIMITS = { maxStake: v.nullable(Won), maxLiability: v.nullable(Won) };

/** GET /api/admin/live/fixtures/{id}: every market with what hangs on it, the worst first. */
export const LiveMarketDetail = v.object({
  id: v.string(),
  kind: v.string(),
  marketName: v.string(),
  family: v.picklist(MARKET_FAMILIES),
  period: v.string(),
  line: v.nullable(v.number()),
  phase: v.picklist(["prematch", "live", "proto"]),
  status: v.picklist(MARKET_STATUSES),
  /** A hold of its own stands. */
  isHeld: v.boolean(),
  delayMs: v.nullable(v.number()),
  worst: Won,
  /** With bets of several legs by their worst case. */
  worstOfAll: Won,
  ...LIMITS,
  selections: v.array(
    v.object({
      id: v.string(),
      key: v.string(),
      name: v.string(),
      betPrice: v.number(),
      /** Who set the price and when, and what the feed says meanwhile; null: the price is the feed's. */
      byHand: v.nullable(v.object({ by: v.string(), at: v.string(), feedPrice: v.number() })),
      ...LIMITS,
      /** Single bets: how many, their stakes, what they pay if it wins, and the house's result then. */
      bets: Count,
      stake: Won,
      payout: Won,
      net: Won,
      /** Bets of several legs, and what they pay if their other legs win too. */
      multiBets: Count,
      multiStake: Won,
      multiPayout: Won,
      /** The house's result with these, too. */
      netOfAll: Won,
    }),
  ),
});
export type LiveMarketDetail = v.InferOutput<typeof LiveMarketDetail>;
export const LiveFixtureDetail = v.object({
  ...FIXTURE,
  /** A trader entered it: its prices go back to those that were entered. */
  isEntered: v.boolean(),
  markets: v.array(LiveMarketDetail),
});
export type LiveFixtureDetail = v.InferOutput<typeof LiveFixtureDetail>;

/** GET /api/admin/live/holds: what stands, the newest first. */
export const StandingHold = v.object({
  scope: v.picklist(HOLD_SCOPES),
  key: v.string(),
  /** As operators read it. */
  name: v.string(),
  reason: v.string(),
  /** The operator; null: the watchdog. */
  by: v.nullable(v.string()),
  at: v.string(),
  /** Markets that would be open without holds. */
  markets: Count,
});
export type StandingHold = v.InferOutput<typeof StandingHold>;
export const HoldList = v.object({ items: v.array(StandingHold) });

const STOPPED = { scope: v.picklist(STOP_SCOPES), key: v.pipe(v.string(), v.maxLength(64)) };
/** `key`: the sport, the fixture or the market; empty for everything. */
const hasKey = ({ scope, key }: { scope: string; key: string }) => (scope === "all") === (key === "");
const NO_KEY = "key: 전체는 비우고, 나머지는 대상의 번호를 적습니다.";
/** POST /api/admin/live/holds */
export const HoldRequest = v.pipe(
  v.strictObject({ ...STOPPED, reason: Reason }),
  v.forward(
    v.check((given) => hasKey(given), NO_KEY),
    ["key"],
  ),
);
export type HoldRequest = v.InferOutput<typeof HoldRequest>;
/** POST /api/admin/live/holds/lift */
export const LiftRequest = v.pipe(
  v.strictObject(STOPPED),
  v.forward(
    v.check((given) => hasKey(given), NO_KEY),
    ["key"],
  ),
);
export type LiftRequest = v.InferOutput<typeof LiftRequest>;
/** How many markets changed, and, of those that it covers, how many stay suspended. */
export const HoldReport = v.object({ markets: Count, stillSuspended: Count });
export type HoldReport = v.InferOutput<typeof HoldReport>;

/** GET /api/admin/live/settings: delay and margin of in-play markets. */
const SETTING_SCOPES = ["all", "sport", "league"] as const;
const DelayMs = v.pipe(
  v.number("숫자를 입력해주세요."),
  v.integer("정수를 입력해주세요."),
  v.minValue(0),
  v.maxValue(60_000, "지연은 60초까지입니다."),
);
/** In hundredths of a percent: 700 is 7%. */
const Margin = v.pipe(
  v.number("숫자를 입력해주세요."),
  v.integer("정수를 입력해주세요."),
  v.minValue(100, "마진은 1%부터입니다."),
  v.maxValue(3_000, "마진은 30%까지입니다."),
);
/** Won: a market that may cost the house so much takes no more bets. */
const StopLoss = v.pipe(
  WonAmount,
  v.minValue(10_000, "10,000원 이상이어야 합니다."),
  v.maxValue(1_000_000_000_000, "1조원 이하여야 합니다."),
);
const SettingKey = v.pipe(v.string(), v.maxLength(200));
export const InPlaySetting = v.object({
  scope: v.picklist(SETTING_SCOPES),
  key: v.string(),
  name: v.string(),
  /** null: as the wider one says. */
  delayMs: v.nullable(v.number()),
  margin: v.nullable(v.number()),
  stopLoss: v.nullable(v.number()),
  /** What counts; no loss stops a market by itself where none is set. */
  effective: v.object({ delayMs: v.number(), margin: v.number(), stopLoss: v.nullable(v.number()) }),
  by: v.nullable(v.string()),
  at: v.nullable(v.string()),
});
export type InPlaySetting = v.InferOutput<typeof InPlaySetting>;
/** Everything, each sport, and each league that has a fixture or a row. */
export const InPlaySettingList = v.object({ items: v.array(InPlaySetting) });
/** PUT /api/admin/live/settings: null takes a value back. */
export const InPlaySettingChange = v.pipe(
  v.strictObject({
    scope: v.picklist(SETTING_SCOPES),
    key: SettingKey,
    delayMs: v.nullable(DelayMs),
    margin: v.nullable(Margin),
    stopLoss: v.optional(v.nullable(StopLoss), null),
  }),
  v.forward(
    v.check((given) => hasKey(given), NO_KEY),
    ["key"],
  ),
);
export type InPlaySettingChange = v.InferOutput<typeof InPlaySettingChange>;

/** GET /api/admin/live/actions: what operators did here, the newest first. Never changed. */
const LIVE_ACTIONS = ["hold", "lift", "setting", "cancellation", "price", "limit", "fixture"] as const;
export const LiveActionsQuery = v.strictObject(PageQuery);
export const LiveAction = v.object({
  id: v.number(),
  at: v.string(),
  by: v.string(),
  action: v.picklist(LIVE_ACTIONS),
  scope: v.string(),
  name: v.string(),
  reason: v.string(),
  /** Numbers of what it did, by their names. */
  counts: v.record(v.string(), v.number()),
});
export type LiveAction = v.InferOutput<typeof LiveAction>;
export const LiveActionPage = pageOf(LiveAction);

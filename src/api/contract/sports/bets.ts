import * as v from "valibot";
import { ENTRY_KIND_NAMES } from "../../../domain/wallet/entry-kinds.ts";
import { LEG_OUTCOMES, MARKET_FAMILIES } from "../../../domain/sports/market.ts";
import type { PricePolicy } from "../../../domain/sports/price-policy.ts";
import { CalendarDate, DateOrInstant, Id, QueryInteger } from "../common.ts";
import { PageQuery, pageOf } from "../page.ts";

export type { PricePolicy };
export type { BetRefusal, BetRequest, CombinationPrice, PickNow, PickRequest, Quote } from "./slip.ts";

const Settlement = v.picklist([-1, 0, 1, 2, 3]);

const PickShown = {
  selectionId: v.string(),
  selectionName: v.string(),
  /** The price that the bet was taken at, in hundredths. */
  betPrice: v.number(),
  status: Settlement,
  outcome: v.picklist(LEG_OUTCOMES),
};

export const FixtureBetPick = v.object({
  kind: v.literal("fixture"),
  fixtureId: v.string(),
  marketId: v.string(),
  sportId: v.string(),
  leagueName: v.string(),
  homeName: v.string(),
  awayName: v.string(),
  startsAt: v.string(),
  marketKind: v.string(),
  marketName: v.string(),
  family: v.picklist(MARKET_FAMILIES),
  period: v.string(),
  line: v.nullable(v.number()),
  selectionKey: v.string(),
  /** "2:1", while the fixture runs and after it. */
  score: v.nullable(v.string()),
  /** A short text of the running period, such as "전반 23'"; only while the fixture runs. */
  clock: v.optional(v.string()),
  ...PickShown,
});
export type FixtureBetPick = v.InferOutput<typeof FixtureBetPick>;

/** A round of a game: it has no teams. */
const Round = { gameId: v.string(), gameName: v.string(), roundId: v.string(), ...PickShown };

export const BetPick = v.variant("kind", [
  FixtureBetPick,
  v.object({ kind: v.literal("game"), ...Round }),
  v.object({ kind: v.literal("provider"), providerId: v.string(), ...Round }),
]);
export type BetPick = v.InferOutput<typeof BetPick>;

export const Bet = v.object({
  id: v.string(),
  /** What a person says for it, digits only: src/domain/common/bet-number.ts. */
  number: v.string(),
  status: Settlement,
  /** In-play bets wait for a delay: decisions, rule 13. */
  acceptance: v.picklist(["pending", "accepted", "refused"]),
  /** Why an in-play bet was refused; null otherwise. */
  refusal: v.nullable(v.string()),
  stake: v.number(),
  price: v.number(),
  /** What it can win. */
  payout: v.number(),
  /** What it did win, or was given back. */
  paid: v.number(),
  placedAt: v.string(),
  /** When a pending in-play bet is decided. */
  decideAt: v.optional(v.nullable(v.string())),
  settledAt: v.nullable(v.string()),
  picks: v.array(BetPick),
  /** Prices of legs of one fixture together; left out where there are none. */
  combinations: v.optional(v.array(v.object({ fixtureId: v.string(), price: v.number() }))),
  /** What of the stake was cashed out, and what was paid for it; left out before. */
  cashedStake: v.optional(v.number()),
  cashedPaid: v.optional(v.number()),
});
export type Bet = v.InferOutput<typeof Bet>;

/** GET /api/bets. gameType: src/domain/common/game-type.ts. */
export const BetsQuery = v.strictObject({
  gameType: v.optional(QueryInteger(0, 99)),
  status: v.optional(v.pipe(v.picklist(["-1", "0", "1", "2", "3"]), v.transform(Number))),
  /**
   * Bounds of placedAt. A date stands for the whole of its day in Seoul, as `to` as well; of two instants the first
   * belongs to the span and the last does not.
   */
  from: v.optional(DateOrInstant),
  to: v.optional(DateOrInstant),
  /** Bets on this round of a mini-game or a virtual sport. */
  roundId: v.optional(Id),
  /** This bet alone. */
  betId: v.optional(Id),
  ...PageQuery,
});

export const WalletEntriesQuery = v.strictObject({
  /** Of the money when it is left out. */
  of: v.optional(v.picklist(["money", "points"]), "money"),
  kind: v.optional(v.picklist(ENTRY_KIND_NAMES)),
  /** Days in Seoul, both inclusive. */
  from: v.optional(CalendarDate),
  to: v.optional(CalendarDate),
  ...PageQuery,
});
/** GET /api/wallet/entries, newest first. `balance` is the balance after the entry. */
export const WalletEntries = pageOf(
  v.object({
    id: v.string(),
    at: v.string(),
    kind: v.picklist(ENTRY_KIND_NAMES),
    amount: v.number(),
    balance: v.number(),
    ref: v.nullable(v.string()),
    /** The bet that it is of, as it is now. */
    bet: v.nullable(Bet),
  }),
);

// The start of the console: what runs now, each part by the right that reads it. null: the account may not read it.
import * as v from "valibot";
import { GAME_PRODUCTS } from "../../../domain/common/game-type.ts";

const Won = v.pipe(v.number(), v.safeInteger());
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Of one full hour of the day in Seoul, 0 to 23. */
const Hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23));

/** Won since midnight, and the mean of the seven days before up to the same time of the day. */
const Against = v.object({ today: Won, mean: Won });

export const OverviewMoney = v.object({
  in: Against,
  out: Against,
  /** The running sum after each hour; null for the hours of today that have not begun. */
  hours: v.array(v.object({ hour: Hour, in: v.nullable(Won), inMean: Won, out: v.nullable(Won), outMean: Won })),
});
export type OverviewMoney = v.InferOutput<typeof OverviewMoney>;

const Taken = { bets: Count, stake: Won };
/** Of bets that were settled: what was at risk, what was paid for it, and the difference, which the house keeps. */
const Settled = { atRisk: Won, paid: Won, result: Won };
export const OverviewBets = v.object({
  products: v.array(v.object({ product: v.picklist(GAME_PRODUCTS), ...Taken, ...Settled })),
  hours: v.array(v.object({ hour: Hour, stake: Won, result: Won })),
});
export type OverviewBets = v.InferOutput<typeof OverviewBets>;

/** A queue by its section of the console. `oldestAt`: null where nothing waits. */
export const OverviewQueue = v.object({ section: v.string(), count: Count, oldestAt: v.nullable(v.string()) });
export type OverviewQueue = v.InferOutput<typeof OverviewQueue>;

export const OverviewExposure = v.object({
  /** All bets that are not settled: what they hold, and what they pay if each of them wins. */
  open: v.object({ bets: Count, stake: Won, payout: Won }),
  /** The fixtures that may cost most, the worst first. `worst` is the house's lowest result, below zero a loss. */
  fixtures: v.array(v.object({ id: v.string(), name: v.string(), isLive: v.boolean(), stake: Won, worst: Won })),
});
export type OverviewExposure = v.InferOutput<typeof OverviewExposure>;

/** What the house holds in its bank, what it owes to members, less what they owe, and what is left. */
const OverviewHouse = v.object({ bank: Won, owed: Won, left: Won });

/** The last check of the books and of the log; null: none was made yet. */
export const OverviewAlarm = v.variant("kind", [
  v.object({ kind: v.literal("books"), differences: Count }),
  v.object({ kind: v.literal("log"), differences: Count }),
  v.object({ kind: v.literal("unchecked"), since: v.nullable(v.string()) }),
  v.object({ kind: v.literal("feed"), name: v.string(), since: v.string() }),
  v.object({ kind: v.literal("stopped"), since: v.string() }),
  v.object({ kind: v.literal("owed"), missing: Won }),
  v.object({ kind: v.literal("exposed"), fixture: v.string(), worst: Won, left: Won }),
  v.object({ kind: v.literal("disk"), freeMb: Count, isFull: v.boolean() }),
]);
export type OverviewAlarm = v.InferOutput<typeof OverviewAlarm>;

/** GET /api/admin/overview */
export const Overview = v.object({
  at: v.string(),
  online: v.nullable(Count),
  money: v.nullable(OverviewMoney),
  bets: v.nullable(OverviewBets),
  queues: v.array(OverviewQueue),
  exposure: v.nullable(OverviewExposure),
  house: v.nullable(OverviewHouse),
  alarms: v.array(OverviewAlarm),
});
export type Overview = v.InferOutput<typeof Overview>;

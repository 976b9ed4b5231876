// What the page kept of one submission of a bet or of a cash-out, for a dispute. Each event has the fields that stand here
// and no others, and none of them says who the member is: docs/decisions/disputes.md.
import * as v from "valibot";
import { CASH_OUT_FALLS, CASH_OUT_RULES } from "../../../domain/sports/cash-out/terms.ts";
import { PRICE_POLICIES } from "../../../domain/sports/price-policy.ts";
import { MOST_STEPS, TRAIL_MACHINES } from "../../../domain/sports/trail.ts";
import { IdempotencyKey } from "../commands.ts";
import { Id, PriceHundredths, WonAmount } from "../common.ts";

/** Milliseconds since 1970, by the clock of the page. */
const PageTime = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4_102_444_800_000));
/** A code, a rule, a status: a word of the program, not of a person. */
const Word = v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,40}$/i));
const Version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const Legs = <const Entries extends v.ObjectEntries>(more: Entries) =>
  v.pipe(
    v.array(v.strictObject({ selectionId: Id, betPrice: PriceHundredths, version: v.optional(Version), ...more })),
    v.maxLength(50),
  );

/** What was asked for: the stake, and each leg with the price and the version that the member saw. */
export const TrailRequest = v.strictObject({
  stake: WonAmount,
  accept: v.picklist(PRICE_POLICIES),
  picks: Legs({}),
});
export type TrailRequest = v.InferOutput<typeof TrailRequest>;

/** What a bet is bought for, as it was shown. */
export const TrailOffer = v.strictObject({
  stake: WonAmount,
  value: v.nullable(WonAmount),
  rule: v.nullable(v.picklist(CASH_OUT_RULES)),
  version: Version,
  delayMs: WonAmount,
});
export type TrailOffer = v.InferOutput<typeof TrailOffer>;

const TrailBet = v.strictObject({
  id: Id,
  acceptance: v.picklist(["pending", "accepted", "refused"]),
  stake: WonAmount,
  price: PriceHundredths,
});

/** What a call came to, without the sentences that were shown. */
export const TrailAnswer = v.strictObject({
  kind: v.picklist([
    "placed",
    "priceChanged",
    "refused",
    "absent",
    "withdrawn",
    "sessionEnded",
    "unknown",
    "paid",
    "waiting",
    "moved",
    "suspended",
  ]),
  /** Of a refusal. */
  code: v.optional(Word),
  rule: v.optional(Word),
  /** Of a session that ended. */
  status: v.optional(Version),
  bet: v.optional(TrailBet),
  picks: v.optional(Legs({ status: Word })),
  offer: v.optional(TrailOffer),
  /** Of a cash-out: the part of the stake, what was paid, or the least that is. */
  stake: v.optional(WonAmount),
  paid: v.optional(WonAmount),
  least: v.optional(WonAmount),
});
export type TrailAnswer = v.InferOutput<typeof TrailAnswer>;

const CALLS = ["sendCommand", "findCommand", "withdrawCommand"] as const;
const ANSWERED = CALLS.map((call) => `xstate.done.actor.${call}` as const);
const answered = v.strictObject({ type: v.picklist(ANSWERED), answer: TrailAnswer });

/** Those that carry nothing. */
const SUBMISSION = [
  "trail.reloaded",
  "command.reconcile",
  "command.resend",
  "command.discard",
  "xstate.done.actor.storeIntent",
  "xstate.error.actor.storeIntent",
  ...CALLS.map((call) => `xstate.error.actor.${call}` as const),
] as const;
const waits = <const Name extends string>(name: Name) =>
  [
    `xstate.after.sendTimeout.${name}.sending`,
    `xstate.after.sendTimeout.${name}.reconciling`,
    `xstate.after.sendTimeout.${name}.withdrawing`,
    `xstate.after.reconcileDelay.${name}.unknown`,
  ] as const;
export const PLACEMENT_BARE = [
  ...SUBMISSION,
  ...waits("placement"),
  "xstate.after.pendingPoll.placement.pendingAcceptance",
  "placement.cancel",
  "placement.edit",
  "prices.fresh",
  "prices.notFresh",
] as const;
export const CASH_OUT_BARE = [
  ...SUBMISSION,
  ...waits("cash-out"),
  "xstate.after.decisionPoll.cash-out.waiting",
  "cashOut.sell",
  "cashOut.close",
  "cashOut.decided",
] as const;

/** Each trail begins with what the machine knew then. */
const PlacementEvent = v.variant("type", [
  v.strictObject({ type: v.literal("trail.began"), fresh: v.boolean(), isDirect: v.boolean() }),
  v.strictObject({ type: v.picklist(["placement.open", "placement.confirm"]), request: TrailRequest }),
  v.strictObject({ type: v.literal("placement.setDirect"), isDirect: v.boolean() }),
  v.strictObject({ type: v.literal("bet.changed"), bet: TrailBet }),
  answered,
  v.strictObject({ type: v.picklist(PLACEMENT_BARE) }),
]);
const Fall = v.picklist(CASH_OUT_FALLS);
const CashOutEvent = v.variant("type", [
  v.strictObject({
    type: v.literal("trail.began"),
    offer: v.nullable(TrailOffer),
    part: v.nullable(WonAmount),
    fall: Fall,
  }),
  v.strictObject({ type: v.literal("cashOut.offered"), offer: TrailOffer }),
  v.strictObject({ type: v.literal("cashOut.choose"), part: v.nullable(WonAmount) }),
  v.strictObject({ type: v.literal("cashOut.allow"), fall: Fall }),
  answered,
  v.strictObject({ type: v.picklist(CASH_OUT_BARE) }),
]);
export type TrailEvent = v.InferOutput<typeof PlacementEvent> | v.InferOutput<typeof CashOutEvent>;

const EVENTS = { placement: PlacementEvent, "cash-out": CashOutEvent } as const;

const Step = v.strictObject({
  at: PageTime,
  event: v.variant("type", [PlacementEvent, CashOutEvent]),
  /** Of the machine, after the event: what the member saw then. */
  state: Word,
  /** How many steps were left out before this one. */
  leftOut: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** POST /api/bets/trails. The member's own submission, once: what comes again under the key changes nothing. */
export const Trail = v.pipe(
  v.strictObject({
    machine: v.picklist(TRAIL_MACHINES),
    key: IdempotencyKey,
    /** The submission that this one follows from, such as one whose price had moved. */
    previous: v.nullable(IdempotencyKey),
    sentAt: PageTime,
    steps: v.pipe(v.array(Step), v.minLength(1), v.maxLength(MOST_STEPS)),
  }),
  v.check(
    ({ machine, steps }) => steps.every(({ event }) => v.is(EVENTS[machine], event)),
    "다른 화면의 이벤트가 있습니다.",
  ),
);
export type Trail = v.InferOutput<typeof Trail>;

export interface TrailStep {
  at: number;
  event: TrailEvent;
  state: string;
  leftOut?: number | undefined;
}

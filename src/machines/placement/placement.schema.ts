// Placing a bet: decisions, rules 11 to 13. The key is created and stored before the request is sent; a
// timeout is `unknown`, never failed, and is reconciled by the key, also after a reload.
import type { Bet, BetRefusal, BetRequest, PickNow } from "../../api/contract/bets.ts";
import { defineSchema } from "../shared/schema.ts";

/** What is stored before the request leaves: the same key and body go out again, or none. */
export interface PlacementIntent {
  /** The Idempotency-Key. */
  readonly key: string;
  readonly owner: string;
  readonly request: BetRequest;
}

export interface PlacementContext {
  readonly owner: string;
  /** Whether prices are live: the connection's word, told by events. */
  readonly fresh: boolean;
  readonly request: BetRequest | null;
  readonly intent: PlacementIntent | null;
  readonly bet: Bet | null;
  /** Why the bet is not taken; in `unsent`, why it could not be given up yet. */
  readonly refusal: BetRefusal | null;
  /** Of a 409 price_changed: each leg as it stands now, to be accepted one by one in the slip. */
  readonly picks: readonly PickNow[];
  /** How often the outcome was asked for in vain. */
  readonly attempts: number;
  /** The server did not know the key when it was last asked. */
  readonly wasAbsent: boolean;
}

export interface PlacementInput {
  owner: string;
  /** What `readStoredIntent` made of the stored text: its outcome is looked up before anything else. */
  stored?: PlacementIntent | null;
  fresh?: boolean;
}

export type PlacementEvent =
  | { type: "placement.open" }
  | { type: "placement.cancel" }
  /** The bet as the member sees it at this moment. */
  | { type: "placement.confirm"; request: BetRequest }
  | { type: "placement.reconcile" }
  | { type: "placement.resend" }
  | { type: "placement.discard" }
  | { type: "placement.edit" }
  | { type: "prices.fresh" }
  | { type: "prices.notFresh" }
  /** The stream's `bet`. */
  | { type: "bet.changed"; bet: Bet };

/** For the slip: accepted legs leave it, changed prices are offered in it. For the page: what happened. */
export type PlacementEmitted =
  | { type: "placement.accepted"; bet: Bet }
  | { type: "placement.priceChanged"; picks: readonly PickNow[] }
  | { type: "placement.rejected"; refusal: BetRefusal };

/** `storeIntent` makes the key, stores it with the request (writeStoredIntent), and answers the intent. */
export interface StoreIntentInput {
  owner: string;
  request: BetRequest;
}

/** What POST /api/bets came to. `unknown`: the server may or may not have taken it. */
export type PlaceAnswer =
  | { kind: "placed"; bet: Bet }
  | { kind: "priceChanged"; refusal: BetRefusal; picks: readonly PickNow[] }
  | { kind: "rejected"; refusal: BetRefusal }
  | { kind: "sessionEnded"; status: number }
  | { kind: "unknown" };

/** What GET /api/bets/by-key/{key} came to. `absent`: the server does not know the key (yet). */
export type FindAnswer =
  | { kind: "placed"; bet: Bet }
  | { kind: "absent" }
  | { kind: "sessionEnded"; status: number }
  | { kind: "unknown" };

/** What POST /api/bets/by-key/{key}/withdraw came to. `withdrawn`: no request under the key is taken any more. */
export type WithdrawAnswer =
  | { kind: "placed"; bet: Bet }
  | { kind: "withdrawn" }
  | { kind: "sessionEnded"; status: number }
  | { kind: "unknown" };

export const placementSchema = defineSchema<PlacementEvent>()({
  id: "placement",
  states: [
    "editing",
    "confirming",
    "storing",
    "submitting",
    "unknown",
    "reconciling",
    "unsent",
    "withdrawing",
    "interrupted",
    "pendingAcceptance",
    "accepted",
    "rejected",
    "priceChanged",
  ],
  events: {
    "placement.open": "the member presses Place",
    "placement.cancel": "the member closes the confirmation",
    "placement.confirm": "the member confirms the bet as it is shown",
    "placement.reconcile": "the member asks what became of the bet",
    "placement.resend": "the member sends the same bet again, under the same key",
    "placement.discard": "the member gives up a bet that the server did not know",
    "placement.edit": "the member has read the outcome and goes back to the slip",
    "prices.fresh": "the connection says that prices are live",
    "prices.notFresh": "the connection says that prices are not live",
    "bet.changed": "the stream tells a bet of this member",
  },
  guards: [
    "hasIntent",
    "isFresh",
    "isAccepted",
    "isPending",
    "isRefused",
    "isRejected",
    "isPriceChanged",
    "isSessionEnded",
    "isAbsent",
    "isAbsentAgain",
    "isWithdrawn",
    "isOwnBetAccepted",
    "isOwnBetRefused",
  ],
  actions: [
    "setFresh",
    "setNotFresh",
    "keepRequest",
    "keepIntent",
    "keepAnswer",
    "keepOwnBet",
    "keepNotStored",
    "keepNotWithdrawn",
    "forgetRefusal",
    "countAttempt",
    "keepAbsent",
    "forgetAttempts",
    "forgetOutcome",
    "dropIntent",
    "tellAccepted",
    "tellPriceChanged",
    "tellRejected",
  ],
  /** dropIntent: remove the stored intent of context.owner when its key is that of context.intent. */
  effects: ["dropIntent"],
  actors: ["storeIntent", "placeBet", "findBet", "withdrawBet"],
  delays: ["submitTimeout", "reconcileDelay", "pendingPoll"],
  /** busy: nothing can be placed now; settled: show the outcome; uncertain: it is not known whether the bet stands; pending: it waits for the in-play delay. */
  tags: ["busy", "settled", "uncertain", "pending"],
});

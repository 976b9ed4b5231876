// Effects. saveDirect: keep context.isDirect for context.owner. dropIntent: remove the stored intent of context.owner when its key is that of context.intent.
// Placing a bet: decisions, rules 11 to 13. The key is created and stored before the request is sent; a
// timeout is `unknown`, never failed, and is reconciled by the key, also after a reload, as `command` does it.
import type { Bet, BetRefusal, BetRequest, CombinationPrice, PickNow } from "../../api/contract/sports/bets.ts";

import type { SubmissionContext, SubmissionEvent, SubmissionTag } from "../command/submission.schema.ts";

/** What is stored before the request leaves: the same key and body go out again, or none. */
export interface PlacementIntent {
  /** The Idempotency-Key. */
  readonly key: string;
  readonly owner: string;
  readonly request: BetRequest;
}

export interface PlacementContext extends SubmissionContext<PlacementIntent, BetRefusal> {
  readonly owner: string;
  /** Whether prices are live: the connection's word, told by events. */
  readonly fresh: boolean;
  /** A press places at once, without a confirmation: the member's choice. */
  readonly isDirect: boolean;
  readonly request: BetRequest | null;
  readonly bet: Bet | null;
  /** Of a 409 price_changed: each leg as it stands now, to be accepted one by one in the slip. */
  readonly picks: readonly PickNow[];
}

export interface PlacementInput {
  owner: string;
  /** What `readStoredIntent` made of the stored text: its outcome is looked up before anything else. */
  stored?: PlacementIntent | null;
  fresh?: boolean;
  isDirect?: boolean;
}

/** What a member presses for a bet. */
export type PlacementPress =
  /** The member presses Place: what is shown is confirmed next, or placed at once by the member's choice. */
  | { type: "placement.open"; request: BetRequest }
  /** The member chooses whether a press places at once. */
  | { type: "placement.setDirect"; isDirect: boolean }
  /** The member closes the confirmation. */
  | { type: "placement.cancel" }
  /** The member confirms the bet as it is shown. */
  | { type: "placement.confirm"; request: BetRequest }
  /** The member has read the outcome and goes back to the slip. */
  | { type: "placement.edit" }
  | SubmissionEvent;

export type PlacementEvent =
  | PlacementPress
  /** The connection says that prices are live. */
  | { type: "prices.fresh" }
  /** The connection says that prices are not live. */
  | { type: "prices.notFresh" }
  /** The stream tells a bet of this member. */
  | { type: "bet.changed"; bet: Bet };

/** For the slip: accepted legs leave it, changed prices are offered in it. For the page: what happened. */
export type PlacementEmitted =
  | { type: "placement.accepted"; bet: Bet }
  | {
      type: "placement.priceChanged";
      picks: readonly PickNow[];
      /** What legs of one fixture are worth together now. */
      combinations: readonly CombinationPrice[];
    }
  | { type: "placement.refused"; refusal: BetRefusal };

/** `storeIntent` makes the key, stores it with the request (writeStoredIntent), and answers the intent. */
export interface StoreIntentInput {
  owner: string;
  request: BetRequest;
}

/**
 * What a call came to. `unknown`: the server may or may not have taken the bet; `absent`: it does not know the key (yet);
 * `withdrawn`: no request under the key is taken any more.
 */
export type PlacementAnswer =
  | { kind: "placed"; bet: Bet }
  | { kind: "priceChanged"; refusal: BetRefusal; picks: readonly PickNow[] }
  | { kind: "refused"; refusal: BetRefusal }
  | { kind: "absent" }
  | { kind: "withdrawn" }
  | { kind: "sessionEnded"; status: number }
  | { kind: "unknown" };

/** settled: show the outcome; pending: it waits for the in-play delay. */
export type PlacementTag = SubmissionTag | "settled" | "pending";

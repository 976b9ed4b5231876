// The slip of one member and one variant. Four variants, one chart: the tables of guards stand in
// src/domain/slip/variants.ts.
import type { ActorRefFrom } from "xstate";
import type { PickNow } from "../../api/contract/bets.ts";
import type { BetLimits } from "../../domain/limits.ts";
import type { SlipVariant } from "../../domain/market.ts";
import type { PricePolicy } from "../../domain/price-policy.ts";
import type { Price, Won } from "../../domain/price.ts";
import type { LegAvailability } from "../../domain/slip/block.ts";
import type { SlipEntry } from "../../domain/slip/pick.ts";
import type { SlipRefusal } from "../../domain/slip/refusal.ts";
import type { SlipLegFact } from "../slip-leg/slip-leg.schema.ts";
import type { slipLegMachine } from "../slip-leg/slip-leg.machine.ts";
import type { StoredSlip } from "./stored-slip.ts";
import { defineSchema } from "../shared/schema.ts";

export interface HeldLeg {
  /** `betPrice` as it stands now. */
  readonly entry: SlipEntry;
  /** The price that the member last agreed to. */
  readonly seenPrice: Price;
  readonly availability: LegAvailability;
  readonly ref: ActorRefFrom<typeof slipLegMachine>;
}

export interface SlipContext {
  /** The member's id: what is stored belongs to this member and is shown to no other. */
  readonly owner: string;
  readonly variant: SlipVariant;
  /** Oldest first. */
  readonly legs: readonly HeldLeg[];
  readonly stake: Won;
  readonly policy: PricePolicy;
  readonly limits: BetLimits | null;
  readonly balance: Won | null;
  /** Why the last pick was refused; null after the next change. */
  readonly refusal: SlipRefusal | null;
  /** What it starts with; null once it was taken in. */
  readonly stored: StoredSlip | null;
  /** The answer of the last check of prices, a price a leg. */
  readonly checked: readonly PriceNow[];
}

export interface SlipInput {
  owner: string;
  variant: SlipVariant;
  /** What `readStoredSlip` made of the stored text; its prices are checked again before it can be placed. */
  stored?: StoredSlip | null;
  limits?: BetLimits | null;
  balance?: Won | null;
}

/** A price as it stands now; what GET /api/selections, the stream and a 409 price_changed carry. */
export type PriceNow = Pick<PickNow, "selectionId" | "betPrice" | "status">;

export type SlipEvent =
  | { type: "slip.pick"; entry: SlipEntry }
  | { type: "slip.remove"; id: string }
  | { type: "slip.clear" }
  /** Another tab of the same member changed the stored slip. */
  | { type: "slip.restore"; stored: StoredSlip }
  | { type: "slip.acceptPrice"; id: string }
  | { type: "slip.acceptPrices" }
  /** A placement begins: the prices as they stand are agreed to, editing stops. */
  | { type: "slip.hold" }
  | { type: "slip.release" }
  /** These selections were bet on: they leave the slip. */
  | { type: "slip.placed"; ids: readonly string[] }
  | { type: "stake.set"; stake: Won }
  | { type: "stake.quick"; amount: Won }
  | { type: "stake.max" }
  | { type: "policy.set"; policy: PricePolicy }
  | { type: "limits.set"; limits: BetLimits }
  | { type: "balance.set"; emoney: Won }
  | { type: "prices.check" }
  | { type: "prices.changed"; items: readonly PriceNow[] }
  | SlipLegFact;

/** Emitted: a refused pick is an alert. */
export type SlipEmitted = { type: "slip.refused"; refusal: SlipRefusal };

export interface CheckPricesInput {
  ids: readonly string[];
}
/**
 * GET /api/selections, given to the price store first and read back from it, so that an answer that a newer
 * event overtook changes nothing. An id of `asked` that is not in `items` can no longer be bet on.
 */
export interface CheckPricesOutput {
  asked: readonly string[];
  items: readonly PriceNow[];
}

export const slipSchema = defineSchema<SlipEvent>()({
  id: "slip",
  states: ["empty", "filled", "filled.checking", "filled.unchecked", "filled.ready", "filled.blocked", "held"],
  events: {
    "slip.pick": "the member presses a price",
    "slip.remove": "the member takes a leg out",
    "slip.clear": "the member empties the slip",
    "slip.restore": "another tab of the same member changed the stored slip",
    "slip.acceptPrice": "the member agrees to the new price of one leg",
    "slip.acceptPrices": "the member agrees to all new prices",
    "slip.hold": "a placement begins: the prices as they stand are agreed to, editing stops",
    "slip.release": "the placement ended without a bet",
    "slip.placed": "these selections were bet on and leave the slip",
    "stake.set": "the member types a stake",
    "stake.quick": "the member adds a quick amount",
    "stake.max": "the member takes the highest stake that would be taken",
    "policy.set": "the member chooses what may happen to a price",
    "limits.set": "the limits of the member's level are known",
    "balance.set": "the wallet moved",
    "prices.check": "the member asks again for prices that could not be checked",
    "prices.changed": "prices of selections moved; those of other slips are passed over",
    "leg.priceMoved": "a leg tells its new price",
    "leg.priceAcknowledged": "a leg tells the price that the member agreed to",
    "leg.availabilityMoved": "a leg opened, was suspended or closed",
  },
  guards: [
    "hasStored",
    "hasNoLegs",
    "hasThatLeg",
    "hasThatPrice",
    "hasPlacedLeg",
    "hasHighestStake",
    "isReady",
    "isBlocked",
    "isPickRefused",
    "isOwnFilledRecord",
    "isOwnEmptyRecord",
    "isWholeStake",
  ],
  actions: [
    "changeLegs",
    "stopLeavingLegs",
    "restoreLegs",
    "keepRefusal",
    "forgetRefusal",
    "tellRefusal",
    "forgetStake",
    "setStake",
    "addStake",
    "setHighestStake",
    "setPolicy",
    "setLimits",
    "setBalance",
    "acknowledgeLeg",
    "acknowledgeLegs",
    "tellLegs",
    "keepChecked",
    "tellCheckedLegs",
    "keepFact",
    "saveSlip",
  ],
  /** saveSlip(slip): write it under storedSlipKey(slip.owner, slip.variant) with writeStoredSlip(slip, now). */
  effects: ["saveSlip"],
  actors: ["checkPrices", "slipLeg"],
  delays: [],
  /** placeable: nothing in the slip stands against a bet; blocked: something does; busy: wait; held: nothing may be edited. */
  tags: ["placeable", "blocked", "busy", "held"],
});

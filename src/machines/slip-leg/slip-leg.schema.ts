// One leg of a slip. Its price and its availability move apart from each other, and apart from every
// other leg: decisions, rule 2.
import type { ActorRef, Snapshot } from "xstate";
import type { Price } from "../../domain/price.ts";
import type { LegAvailability } from "../../domain/slip/block.ts";
import { defineSchema } from "../shared/schema.ts";

/** `betPrice` in hundredths. Both facts come together, each region takes its own. */
export type SlipLegEvent = { type: "leg.changed"; betPrice: Price; status: string } | { type: "leg.acknowledge" };

/** What a leg tells the slip that holds it. */
export type SlipLegFact =
  | { type: "leg.priceMoved"; id: string; betPrice: Price }
  | { type: "leg.priceAcknowledged"; id: string; betPrice: Price }
  | { type: "leg.availabilityMoved"; id: string; availability: LegAvailability };

export type SlipLegListener = ActorRef<Snapshot<unknown>, SlipLegFact>;

export interface SlipLegInput {
  /** The selection's id. */
  id: string;
  /** The price that the member picked it at, in hundredths. */
  betPrice: Price;
  slip: SlipLegListener;
}

export interface SlipLegContext {
  readonly id: string;
  /** As it stands now. */
  readonly betPrice: Price;
  /** The price that the member last agreed to: up and down are measured from it. */
  readonly seenPrice: Price;
  readonly slip: SlipLegListener;
}

export const slipLegSchema = defineSchema<SlipLegEvent>()({
  id: "slip-leg",
  states: [
    "price",
    "price.steady",
    "price.up",
    "price.down",
    "availability",
    "availability.open",
    "availability.suspended",
    "availability.closed",
  ],
  events: {
    "leg.changed": "the price or the status of this selection moved; never another's",
    "leg.acknowledge": "the member agrees to the price as it stands",
  },
  guards: ["hasRisen", "hasFallen", "hasReturned", "isOpen", "isSuspended", "isClosed"],
  actions: ["takePrice", "takeSeenPrice", "tellPriceMoved", "tellPriceAcknowledged", "tellAvailability"],
  effects: [],
  actors: [],
  delays: [],
  /** priceChanged: another price than the member agreed to; takesBets: this leg alone may be bet on. */
  tags: ["priceChanged", "takesBets"],
});

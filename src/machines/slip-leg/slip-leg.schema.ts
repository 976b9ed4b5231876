// One leg of a slip. Its price and its availability move apart from each other, and apart from every
// other leg: decisions, rule 2.
import type { ActorRef, Snapshot } from "xstate";
import type { Price } from "../../domain/common/price.ts";
import type { LegAvailability } from "../../domain/sports/slip/availability.ts";

/** `betPrice` in hundredths. Both facts come together, each region takes its own. */
export type SlipLegEvent =
  /** The price or the status of this selection moved; never another's. */
  | { type: "leg.changed"; betPrice: Price; status: string }
  /** The member agrees to the price as it stands. */
  | { type: "leg.acknowledge" };

/** What a leg tells the slip that holds it. */
export type SlipLegFact =
  | { type: "leg.priceMoved"; id: string; betPrice: Price }
  | { type: "leg.priceAcknowledged"; id: string; betPrice: Price }
  | { type: "leg.availabilityMoved"; id: string; availability: LegAvailability };

type SlipLegListener = ActorRef<Snapshot<unknown>, SlipLegFact>;

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

/** priceChanged: another price than the member agreed to; takesBets: this leg alone may be bet on. */
export type SlipLegTag = "priceChanged" | "takesBets";

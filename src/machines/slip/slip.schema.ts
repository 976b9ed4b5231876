// Effects. saveSlip(slip): write it under storedSlipKey(slip.owner, slip.name) with writeStoredSlip(slip, now).
// One of the four slips of one member. Four variants of picks, one chart: the tables of guards stand in
// src/domain/sports/slip/variants.ts, the slips in src/domain/sports/slip/slips.ts.
import type { ActorRefFrom } from "xstate";
import type { CombinationPrice, PickNow } from "../../api/contract/sports/bets.ts";
import type { BetLimits, OpenStakes } from "../../domain/sports/bet-limits.ts";
import type { PricePolicy } from "../../domain/sports/price-policy.ts";
import type { Price, Won } from "../../domain/common/price.ts";
import type { LegAvailability } from "../../domain/sports/slip/availability.ts";
import type { CombinationNow } from "../../domain/sports/slip/combined.ts";
import type { SlipEntry } from "../../domain/sports/slip/pick.ts";
import type { SlipRefusal } from "../../domain/sports/slip/refusal.ts";
import type { SlipName } from "../../domain/sports/slip/slips.ts";
import type { SlipLegFact } from "../slip-leg/slip-leg.schema.ts";
import type { slipLegMachine } from "../slip-leg/slip-leg.machine.ts";
import type { StoredSlip } from "./stored-slip.ts";

/** The limits of the member's level, and what the member's open bets come to. */
export interface SlipBetLimits extends BetLimits {
  readonly open: OpenStakes;
}

export interface SlipLeg {
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
  /** Which of the four it is. */
  readonly name: SlipName;
  /** Oldest first. */
  readonly legs: readonly SlipLeg[];
  readonly stake: Won;
  readonly policy: PricePolicy;
  readonly limits: SlipBetLimits | null;
  readonly balance: Won | null;
  /** What the member took out last and may put back; nothing after the next pick. */
  readonly removed: readonly SlipEntry[];
  /** The legs of the last bet, for the member who bets on the same again. */
  readonly placed: readonly SlipEntry[];
  /** What is to be told of the last pick; null after the next change. */
  readonly notice: string | null;
  /** Why the last pick was refused; null after the next change. */
  readonly refusal: SlipRefusal | null;
  /** What it starts with; null once it was taken in. */
  readonly stored: StoredSlip | null;
  /** What legs of one fixture are worth together, as the server last said. */
  readonly combinations: readonly CombinationNow[];
  /** The answer of the last check of prices, a price a leg. */
  readonly checked: readonly PriceNow[];
}

export interface SlipInput {
  owner: string;
  name: SlipName;
  /** What `readStoredSlip` made of the stored text; its prices are checked again before it can be placed. */
  stored?: StoredSlip | null;
  limits?: SlipBetLimits | null;
  balance?: Won | null;
}

/** A price as it stands now; what GET /api/selections, the stream and a 409 price_changed carry. */
export type PriceNow = Pick<PickNow, "selectionId" | "betPrice" | "status" | "version">;

/** A price as it is pressed: what is picked, and whether its market takes bets. */
export interface PressedPrice {
  readonly entry: SlipEntry;
  readonly availability: LegAvailability;
}

export type SlipEvent =
  /** The member presses a price. */
  | ({ type: "slip.pick" } & PressedPrice)
  /** The member takes a leg out. */
  | { type: "slip.remove"; id: string }
  /** The member empties the slip. */
  | { type: "slip.clear" }
  /** Another tab of the same member changed the stored slip. */
  | { type: "slip.restore"; stored: StoredSlip }
  /** The member agrees to the new price of one leg. */
  | { type: "slip.acceptPrice"; id: string }
  /** A placement begins: the prices as they stand are agreed to, editing stops. */
  | { type: "slip.hold" }
  /** The placement ended without a bet. */
  | { type: "slip.release" }
  /** These selections were bet on and leave the slip. */
  | { type: "slip.placed"; ids: readonly string[] }
  /** The member types a stake. */
  | { type: "stake.set"; stake: Won }
  /** The member adds a quick amount. */
  | { type: "stake.quick"; amount: Won }
  /** The member takes the highest stake that would be taken. */
  | { type: "stake.max" }
  /** The member chooses what may happen to a price. */
  | { type: "policy.set"; policy: PricePolicy }
  /** The limits of the member's level are known, less what open bets come to. */
  | { type: "betLimits.set"; limits: SlipBetLimits }
  /** The wallet moved. */
  | { type: "balance.set"; emoney: Won }
  /** The member asks again for prices that could not be checked. */
  | { type: "prices.check" }
  /** Prices of selections moved; those of other slips are passed over. */
  | { type: "prices.changed"; items: readonly PriceNow[] }
  /** The server said what legs of one fixture are worth together. */
  | { type: "combinations.set"; items: readonly CombinationPrice[] }
  | SlipLegFact;

/** Emitted: a refused pick is an alert; one that was taken ends the receipt of the bet before. */
export type SlipEmitted = { type: "slip.refused"; refusal: SlipRefusal } | { type: "slip.picked" };

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

/** placeable: nothing in the slip stands against a bet; moved: it consents to what moved; blocked: something does; busy: wait; held: nothing may be edited. */
export type SlipTag = "placeable" | "moved" | "blocked" | "busy" | "held";

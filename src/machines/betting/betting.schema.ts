// Effects. closeStores: the stores of the member who is gone tell nothing more. endSession: the stream was refused with a status that is the session's matter.
// What a logged-in member has of the betting pages: the stream from the login on, the slip and the placement when a page
// asks for them. One set a member, stopped at the logout, so that nothing of one member is shown to the next.
import type { ActorRefFrom, CallbackActorLogic } from "xstate";
import type { Bet } from "../../api/contract/bets.ts";
import type { liveConnectionMachine } from "../live-connection/live-connection.machine.ts";
import type { placementMachine } from "../placement/placement.machine.ts";
import type { slipMachine } from "../slip/slip.machine.ts";
import type { PlacementInput } from "../placement/placement.schema.ts";
import type { PressedPrice, PriceNow, SlipInput, SlipLimits } from "../slip/slip.schema.ts";
import type { StoredSlip } from "../slip/stored-slip.ts";

export type LiveRef = ActorRefFrom<typeof liveConnectionMachine>;
export type SlipRef = ActorRefFrom<typeof slipMachine>;
export type PlacementRef = ActorRefFrom<typeof placementMachine>;

/** What of a member the betting pages depend on. */
export interface BettingMember {
  readonly id: string;
  readonly level: number;
  /** In won. */
  readonly emoney: number;
}

/** The stream's code, loaded, with its effects for one member. `stores` is for the page: the machine does not read it. */
export interface StreamPart {
  readonly live: typeof liveConnectionMachine;
  readonly stores: object;
}

/** The slip's and the placement's code, loaded, with their effects and what was stored of them. */
export interface SlipPart {
  readonly slip: typeof slipMachine;
  readonly placement: typeof placementMachine;
  readonly slipInput: SlipInput;
  readonly placementInput: PlacementInput;
  /** Tells prices.changed of the slip's legs, limits.known and slip.stored; hears what the desk asks. */
  readonly desk: CallbackActorLogic<DeskEvent, DeskInput>;
}

export interface DeskInput {
  readonly slip: SlipRef;
}

/** Read the limits; the server told these prices with a refusal. */
export type DeskEvent = { type: "limits.ask" } | { type: "prices.correct"; items: readonly PriceNow[] };
export type DeskRef = ActorRefFrom<CallbackActorLogic<DeskEvent, DeskInput>>;

export interface BettingContext {
  readonly member: BettingMember | null;
  /** A page has asked for the slip. It stays for all members who follow. */
  readonly isWanted: boolean;
  /** Pressed before the slip was there, oldest first. */
  readonly waiting: readonly PressedPrice[];
  readonly stores: object | null;
  readonly live: LiveRef | null;
  readonly slip: SlipRef | null;
  readonly placement: PlacementRef | null;
  readonly desk: DeskRef | null;
}

export type BettingEvent =
  /** A member is logged in, or something of the member is news. */
  | { type: "member.present"; member: BettingMember }
  /** The session ended, or the account is no member. */
  | { type: "member.gone" }
  /** A page needs the slip, or a bet was sent whose answer is not known. */
  | { type: "betting.ask" }
  /** A selection is pressed in a list. */
  | ({ type: "slip.pick" } & PressedPrice)
  /** The browser has a network again. */
  | { type: "network.back" }
  /** The stream refused with a status that ends the session. */
  | { type: "connection.refused"; status: number }
  /** Prices became live. */
  | { type: "prices.fresh" }
  /** Prices ceased to be live. */
  | { type: "prices.notFresh" }
  /** Prices of selections moved. */
  | { type: "prices.changed"; items: readonly PriceNow[] }
  /** What is shown is read anew: the legs' prices and the limits too. */
  | { type: "prices.check" }
  /** The stream tells a bet. */
  | { type: "bet.changed"; bet: Bet }
  /** The server tells the limits of the member's level. */
  | { type: "limits.known"; limits: SlipLimits }
  /** Another tab stored a slip. */
  | { type: "slip.stored"; stored: StoredSlip }
  /** The member picked a price. */
  | { type: "slip.picked" }
  /** The placement is busy. */
  | { type: "placement.began" }
  /** The placement is busy no more. */
  | { type: "placement.ended" }
  /** The server took the bet. */
  | { type: "placement.accepted"; bet: Bet }
  /** The server refused the bet: `items` are its prices now. */
  | { type: "placement.refused"; code: string; items: readonly PriceNow[] };

/** ready: the slip can be shown; placing: a bet is under way. */
export type BettingTag = "ready" | "placing";

// Effects. closeStores: the stores of the member who is gone tell nothing more. endSession: the stream was refused with a
// status that is the session's matter. awaitVisitor: tell betting.ask at the visitor's next sign.
// What a logged-in member has of the betting pages: the stream from the login on, the four slips, each with its placement,
// when a page asks for one. One set a member, stopped at the logout, so that nothing of one member is shown to the next.
import type { ActorRefFrom, CallbackActorLogic, SnapshotFrom } from "xstate";
import type { Bet, CombinationPrice } from "../../api/contract/sports/bets.ts";
import type { EachSlip, SlipName } from "../../domain/sports/slip/slips.ts";
import type { liveConnectionMachine } from "../live-connection/live-connection.machine.ts";
import type { placementMachine } from "../placement/placement.machine.ts";
import type { slipMachine } from "../slip/slip.machine.ts";
import type { PlacementInput, PlacementPress } from "../placement/placement.schema.ts";
import type { PressedPrice, PriceNow, SlipInput, SlipBetLimits } from "../slip/slip.schema.ts";
import type { StoredSlip } from "../slip/stored-slip.ts";

export type LiveRef = ActorRefFrom<typeof liveConnectionMachine>;
type SlipRef = ActorRefFrom<typeof slipMachine>;
type PlacementRef = ActorRefFrom<typeof placementMachine>;

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

/** One slip's and its placement's code, loaded, with their effects and what was stored of them. */
interface SlipPart {
  readonly slip: typeof slipMachine;
  readonly placement: typeof placementMachine;
  readonly slipInput: SlipInput;
  readonly placementInput: PlacementInput;
}

export interface SlipsPart {
  readonly slips: EachSlip<SlipPart>;
  readonly follow: FollowSlips;
  /** Tells prices.changed of each slip's legs, betLimits.known and slip.stored; hears what the slips ask. */
  readonly effects: CallbackActorLogic<BettingEffect, SlipsInput>;
}

/** A slip and what becomes of its bets. */
export interface SlipPair {
  readonly slip: SlipRef;
  readonly placement: PlacementRef;
}

/** What a member presses for the bet of a slip. */
export type BetPress = PlacementPress;

/** What is shown of a slip and of its bet, as both told last. The page reads it here alone. */
export interface SlipShown {
  readonly slip: SnapshotFrom<typeof slipMachine>;
  readonly placement: SnapshotFrom<typeof placementMachine>;
}

export interface SlipsInput {
  readonly slips: EachSlip<SlipPair>;
}

export type TellBetting = (event: BettingEvent) => void;
/** Hears what slips and placements tell; returns the end of it. */
export type FollowSlips = (slips: EachSlip<SlipPair>, tell: TellBetting) => () => void;

export interface FollowedSlips extends SlipsInput {
  readonly follow: FollowSlips;
}

/** Read the limits; the server told these prices with a refusal. */
export type BettingEffect = { type: "betLimits.ask" } | { type: "prices.correct"; items: readonly PriceNow[] };
type BettingEffectsRef = ActorRefFrom<CallbackActorLogic<BettingEffect, SlipsInput>>;

/** A price that is pressed, and the slip that it is for. */
interface PressedIn extends PressedPrice, OfSlip {}

/** The slip that an event is about. */
interface OfSlip {
  readonly name: SlipName;
}

/** What is stored of a member: a bet whose outcome is not known, else something in a slip. */
export type Kept = "bet" | "slip" | null;

/** What the place of the slip shows: the slip, or the member's open bets. */
export type SlipTab = "cart" | "bets";

export interface BettingContext {
  readonly tab: SlipTab;
  readonly member: BettingMember | null;
  /** A page with a slip was shown. It stays for all members who follow. */
  readonly isPrepared: boolean;
  /** The slips are needed. It stays for all members who follow. */
  readonly isWanted: boolean;
  /** Pressed before the slips were there, oldest first. */
  readonly waiting: readonly PressedIn[];
  readonly stores: object | null;
  readonly live: LiveRef | null;
  readonly slips: EachSlip<SlipPair> | null;
  /** Of each slip that is there, once it told. */
  readonly shown: Partial<EachSlip<SlipShown>>;
  readonly follow: FollowSlips | null;
  readonly effects: BettingEffectsRef | null;
}

export type BettingEvent =
  /** A member is logged in, or something of the member is news. */
  | { type: "member.present"; member: BettingMember; kept: Kept }
  /** The session ended, or the account is no member. */
  | { type: "member.gone" }
  /** A page with a slip is shown: an empty one can wait until the visitor moves. */
  | { type: "betting.prepare"; kept: Kept }
  /** The visitor turns to the slip, or to the open bets. */
  | { type: "betting.show"; tab: SlipTab }
  /** The visitor is about to use the slip. */
  | { type: "betting.ask" }
  /** A selection is pressed in a list. */
  | ({ type: "slip.pick" } & PressedIn)
  /** The browser has a network again. */
  | { type: "network.back" }
  /** The browser says that it has none: a stream that is open is told nothing of it. */
  | { type: "network.gone" }
  /** The stream refused with a status that ends the session. */
  | { type: "connection.refused"; status: number }
  /** Prices became live. */
  | { type: "prices.fresh" }
  /** Prices ceased to be live. */
  | { type: "prices.notFresh" }
  /** Prices of a slip's selections moved. */
  | ({ type: "prices.changed"; items: readonly PriceNow[] } & OfSlip)
  /** What is shown is read anew: the legs' prices and the limits too. */
  | { type: "prices.check" }
  /** The stream tells a bet. */
  | { type: "bet.changed"; bet: Bet }
  /** The server tells the limits of the member's level. */
  | { type: "betLimits.known"; limits: SlipBetLimits }
  /** Another tab stored a slip. */
  | ({ type: "slip.stored"; stored: StoredSlip } & OfSlip)
  /** A slip or its bet is another than before. */
  | ({ type: "slip.changed"; shown: SlipShown } & OfSlip)
  /** The member presses something for the bet of a slip. */
  | (BetPress & OfSlip)
  /** The member picked a price. */
  | ({ type: "slip.picked" } & OfSlip)
  /** A slip's placement is busy. */
  | ({ type: "placement.began" } & OfSlip)
  /** A slip's placement is busy no more. */
  | ({ type: "placement.ended" } & OfSlip)
  /** The server took the bet of a slip. */
  | ({ type: "placement.accepted"; bet: Bet } & OfSlip)
  /** The server refused the bet of a slip: `items` are its prices now, `combinations` those of legs together. */
  | ({
      type: "placement.refused";
      code: string;
      items: readonly PriceNow[];
      combinations: readonly CombinationPrice[];
    } & OfSlip);

/** ready: the slips can be shown. */
export type BettingTag = "ready";

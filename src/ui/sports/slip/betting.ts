// What the betting pages are given: the actors of the member who is logged in, and the stores of prices
// and fixtures. Put together in src/main.
import type { ActorRefFrom } from "xstate";
import type { LegAvailability } from "../../../domain/sports/slip/availability.ts";
import type { SlipEntry } from "../../../domain/sports/slip/pick.ts";
import type { SlipName } from "../../../domain/sports/slip/slips.ts";
import type { StreamTopic } from "../../../api/contract/stream.ts";
import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";
import type { FixtureNow, FixtureStore } from "../../../api/prices/fixture-store.ts";
import type { PriceStore } from "../../../api/prices/price-store.ts";
import type { RoundStore } from "../../../api/prices/round-store.ts";
import type { BetPress, SlipShown, SlipTab } from "../../../machines/betting/betting.schema.ts";
import type { liveConnectionMachine } from "../../../machines/live-connection/live-connection.machine.ts";
import type { SlipEvent } from "../../../machines/slip/slip.schema.ts";

export type LiveActor = ActorRefFrom<typeof liveConnectionMachine>;

/** Who hears of more than the lists that are shown. */
export type Hearer = "slip" | "bets";

/** What the stream fills, and the lists. */
export interface BettingStores {
  readonly prices: PriceStore;
  readonly fixtures: FixtureStore;
  readonly rounds: RoundStore;
  /** A list was read: its prices and scores go to the stores before it is shown. */
  takeList: (fixtures: readonly FixtureWire[], eventId: string) => void;
  /** Calls back with the data of each `boards` event, which is not read yet; returns the end of it. */
  watchBoards: (listener: (data: unknown) => void) => () => void;
  /** Bets were read: the scores of their fixtures go to the store. */
  takeRunning: (fixtures: readonly FixtureNow[], eventId: string) => void;
  /**
   * Events of these topics are heard of wherever the member is: a slip has picks of them, or bets are shown. `since`:
   * the event that what is shown is as new as.
   */
  readonly hearOf: (by: Hearer, topics: readonly StreamTopic[], since?: string) => void;
  /** The member is gone. */
  close: () => void;
}

/** What a list of prices needs: there from the login on. */
export interface BettingLists extends BettingStores {
  /** The member's id. */
  readonly owner: string;
  readonly live: LiveActor;
}

/** A slip and its bet, as the machine `betting` tells them. Components read it by `useSlip`. */
export interface BettingSlip extends BettingLists {
  readonly shown: () => SlipShown;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the member may press that now. */
  readonly can: (press: BetPress) => boolean;
  readonly press: (press: BetPress) => void;
  /** Changes what is in the slip. */
  readonly edit: (event: SlipEvent) => void;
}

export interface Betting {
  /** The betting of the member who is logged in, with one of the slips; null until it was asked for and is there. */
  read: (name: SlipName) => BettingSlip | null;
  /** What lists need of it; null while no member is logged in, and until its code is there. */
  readLists: () => BettingLists | null;
  /** The slips are needed now, and after each login to come. */
  ask: () => void;
  /** A page with a slip is shown: the code is loaded at the visitor's first sign, or at once for a slip that is stored. */
  prepare: () => void;
  /** A price is pressed: its slip takes the selection in, or out. Slips that are not there yet are loaded for it. */
  pick: (name: SlipName, entry: SlipEntry, availability: LegAvailability) => void;
  /** Which tab of the slip's place is shown. */
  readTab: () => SlipTab;
  /** Turns to a tab; the slips' code comes with it. */
  showTab: (tab: SlipTab) => void;
  subscribe: (listener: () => void) => () => void;
}

/** What the slip's parts are given. */
export interface SlipProps {
  betting: BettingSlip;
}

// What every kind of pick answers. A new kind is a folder beside this file and a row in sources.ts.
import type { BetPick, PickNow, PickRequest } from "../../../../src/api/contract/sports/bets.ts";
import type { CombinedLeg } from "../../../../src/domain/sports/combination/combination-price.ts";
import type { OpenStakes } from "../../../../src/domain/sports/bet-limits.ts";
import type { OfferRoom, Taken } from "../../../../src/domain/sports/offer-limits.ts";
import type { PickKind, SlipPick } from "../../../../src/domain/sports/slip/pick.ts";
import type { betPick, gameRound, gameSetting } from "../../../db/schema.ts";
import type { Queryable, Tx } from "../../../db/open.ts";
import type { ApiError } from "../../../errors.ts";

export type PickOf<Kind extends PickKind> = Extract<PickRequest, { kind: Kind }>;
export type PickRow = typeof betPick.$inferSelect;

/** A pick that stays as it is until the transaction ends. */
export interface HeldPick {
  entry: SlipPick;
  /** Its price and status at `now`, in milliseconds. */
  at(now: number): PickNow;
  /** How it is settled, where a model can price it together with others of its fixture. */
  settledAs?: CombinedLeg | undefined;
  /** A bet on it waits for the in-play delay. */
  isInPlay: boolean;
  /** That delay, where it is not the configured one, in milliseconds. */
  delayMs?: number | null;
  /** Of its market; only a fixture's has one. */
  version?: number;
  /** The version at which the status of its market last changed. */
  statusVersion?: number;
  /** What operators let be taken on it besides. Left out where they set no limit. */
  room?: OfferRoom;
  /** What the rules of its own kind say against this stake, once the slip's rules let it pass. */
  refuses?(stake: number): ApiError | null;
}

/** What place_bet compares when it holds the rows. */
interface AsRead {
  /** By the selection's id. */
  legs?: Readonly<
    Record<string, Readonly<Record<"selection" | "market" | "fixture", string>> & { price: number; version: number }>
  >;
  /** What was taken on a market that operators limit, by its id. */
  taken?: Readonly<Record<string, Taken>>;
  rounds?: readonly string[];
  /** Revisions by the setting's id. */
  gameSettings?: Readonly<Record<string, number>>;
}

/** A pick as it was read at one moment. A new bet on it is taken only while it stands so. */
export interface ReadPick extends HeldPick {
  asRead: AsRead;
  /** gameType of the bet: specification, section 9. */
  gameType: number;
  /** The pick of a new bet as the member sees it. */
  wire: BetPick;
}

/** A selection with its market and fixture, as bet_terms returns them. */
export type OfferJson = Readonly<Record<"selection" | "market" | "fixture", Readonly<Record<string, unknown>>>> & {
  /** Where operators limit what is taken on the market or the selection. */
  taken: Taken | null;
};

/** What bet_terms reads for the picks of all kinds. */
export interface PickTerms {
  offers: readonly OfferJson[];
  /** What the member's open bets come to on the fixtures and rounds of the picks. */
  open: OpenStakes;
  rounds: readonly (typeof gameRound.$inferSelect)[];
  gameSettings: readonly (typeof gameSetting.$inferSelect)[];
}

export interface PickSource<Kind extends PickKind> {
  /** One answer a pick, in their order; null where nothing is offered under these ids. */
  hold(tx: Tx, picks: readonly PickOf<Kind>[]): Promise<(HeldPick | null)[]>;
  /** One answer a pick, of what was read; null where nothing is offered under these ids. */
  read(terms: PickTerms, picks: readonly PickOf<Kind>[]): (ReadPick | null)[];
  /** Picks of bets as members see them, in the order of the rows. */
  onWire(db: Queryable, rows: readonly PickRow[]): Promise<BetPick[]>;
}

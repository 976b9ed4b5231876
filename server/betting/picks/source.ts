// What every kind of pick answers. A new kind is a folder beside this file and a row in sources.ts.
import type { BetPick, PickNow, PickRequest } from "../../../src/api/contract/bets.ts";
import type { PickKind, SlipPick } from "../../../src/domain/slip/pick.ts";
import type { betPick } from "../../db/schema.ts";
import type { Queryable, Tx } from "../../db/open.ts";

export type PickOf<Kind extends PickKind> = Extract<PickRequest, { kind: Kind }>;
export type PickRow = typeof betPick.$inferSelect;

/** A pick that stays as it is until the transaction ends. */
export interface HeldPick {
  entry: SlipPick;
  /** Its price and status at `now`, in milliseconds. */
  at(now: number): PickNow;
  /** A bet on it waits for the in-play delay. */
  isInPlay: boolean;
}

export interface PickSource<Kind extends PickKind> {
  /** One answer a pick, in their order; null where nothing is offered under these ids. */
  hold(tx: Tx, picks: readonly PickOf<Kind>[]): Promise<(HeldPick | null)[]>;
  /** Picks of bets as members see them, in the order of the rows. */
  onWire(db: Queryable, rows: readonly PickRow[]): Promise<BetPick[]>;
}

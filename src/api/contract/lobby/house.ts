// What the pages of the house's own provider and its application say to each other.
import * as v from "valibot";
import { SLOT_MODES, SLOT_STAKES } from "../../../domain/lobby/house/slot.ts";

export const HouseId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
const Won = v.pipe(v.number(), v.integer(), v.minValue(0));
const Time = v.pipe(v.number(), v.integer());

/** Net result and time of this visit. */
const Visit = v.object({
  /** Tells players apart: what one stores in a browser is not shown to another. */
  player: v.string(),
  playerName: v.string(),
  /** Null while the wallet does not answer. */
  balance: v.nullable(v.number()),
  staked: Won,
  won: Won,
  startedAt: Time,
  returnUrl: v.string(),
});
export type HouseVisit = v.InferOutput<typeof Visit>;

/** POST /api/slot/spins. The same `id` is the same spin, however often it is sent. */
export const SpinCall = v.strictObject({
  id: HouseId,
  /** Of the whole spin; a free spin has that of its round. */
  stake: v.picklist(SLOT_STAKES),
  /** Chosen by the page. */
  nonce: HouseId,
});
export type SpinCall = v.InferOutput<typeof SpinCall>;

export const SlotSpinFacts = v.object({
  id: v.string(),
  mode: v.picklist(SLOT_MODES),
  stops: v.array(v.number()),
  stake: Won,
  won: Won,
  /** What its round has paid up to here. */
  roundWon: Won,
  freeLeft: v.number(),
  chain: v.string(),
  number: v.number(),
  nonce: v.string(),
  seed: v.string(),
  /** The hash of `seed`, which was published before the spin. */
  previous: v.string(),
});
export type SlotSpinFacts = v.InferOutput<typeof SlotSpinFacts>;

/** GET /api/slot */
export const SlotView = v.object({
  visit: Visit,
  /** The spin whose stake the wallet has not answered for. */
  pending: v.nullable(v.string()),
  last: v.nullable(SlotSpinFacts),
  /** The stake of the last round. */
  stake: v.nullable(v.number()),
  /** Free spins that are left, with their stake and what their round has paid. */
  free: v.nullable(v.object({ left: v.number(), stake: Won, won: Won })),
  /** The hash that the next seed must have. */
  promised: v.string(),
  /** When the next spin is taken, by the clock of `now`. */
  readyAt: Time,
  now: Time,
});
export type SlotView = v.InferOutput<typeof SlotView>;

/** The slot after a spin; `spin` is null while the wallet has not answered for its stake. */
export const SpinAnswer = v.object({ ...SlotView.entries, spin: v.nullable(SlotSpinFacts) });
export type SpinAnswer = v.InferOutput<typeof SpinAnswer>;

/** The answer to a spin whose outcome is known. */
export const SpinPlayed = v.object({ ...SlotView.entries, spin: SlotSpinFacts });
export type SpinPlayed = v.InferOutput<typeof SpinPlayed>;

/** GET /api/slot/sheet: the published PAR sheet. Rates are ratios, `paid` of `staked` is exact. */
export const SlotSheet = v.object({
  paid: v.string(),
  staked: v.string(),
  returned: v.number(),
  returnedBase: v.number(),
  returnedFree: v.number(),
  hitRate: v.number(),
  freeSpinRate: v.number(),
  deviation: v.number(),
  mostBase: v.number(),
  mostFree: v.number(),
});
export type SlotSheet = v.InferOutput<typeof SlotSheet>;

/** POST /api/table/bets: the chips that lie on the felt. All are written, or none; the same `id` is the same bets. */
export const TableBetCall = v.strictObject({
  id: HouseId,
  roundId: HouseId,
  stakes: v.pipe(
    v.array(v.strictObject({ pick: v.pipe(v.string(), v.maxLength(20)), amount: Won })),
    v.minLength(1),
    v.maxLength(5),
  ),
});
export type TableBetCall = v.InferOutput<typeof TableBetCall>;

export const TABLE_BET_STATES = ["pending", "accepted", "refused", "won", "lost", "push", "void"] as const;
export const TableBet = v.object({
  id: v.string(),
  roundId: v.string(),
  pick: v.string(),
  amount: Won,
  state: v.picklist(TABLE_BET_STATES),
  paid: Won,
});
export type TableBet = v.InferOutput<typeof TableBet>;

/** The answer to a call: a bet for each stake. Some may be refused; where all are, the call is. */
export const TableBets = v.array(TableBet);
export type TableBets = v.InferOutput<typeof TableBets>;

const Drawn = v.array(v.array(v.number()));

export const TableRound = v.object({
  id: v.string(),
  chain: v.string(),
  number: v.number(),
  opensAt: Time,
  closesAt: Time,
  opensCardsAt: Time,
  endsAt: Time,
  /** The hash that the round's seed must have. */
  promised: v.string(),
  /** From the lock on: the cards, the seed and what fixed them. */
  drawn: v.nullable(Drawn),
  seed: v.nullable(v.string()),
  root: v.nullable(v.string()),
  leaves: v.array(v.string()),
});
export type TableRound = v.InferOutput<typeof TableRound>;

/** The event `table` of GET /api/table/stream: what everybody at the table sees. */
export const TableView = v.object({
  /** Null: the table sleeps until somebody sits down. */
  round: v.nullable(TableRound),
  players: v.number(),
  pools: v.array(v.object({ pick: v.string(), players: v.number(), amount: Won })),
  now: Time,
});
export type TableView = v.InferOutput<typeof TableView>;

/** The event `history`: the last rounds, the oldest first. */
export const TableHistory = v.object({ rounds: v.array(v.object({ number: v.number(), drawn: Drawn })) });
export type TableHistory = v.InferOutput<typeof TableHistory>;

/** The event `mine`: the player's bets of the round, and the visit. */
export const TableMine = v.object({ bets: v.array(TableBet), visit: Visit });
export type TableMine = v.InferOutput<typeof TableMine>;

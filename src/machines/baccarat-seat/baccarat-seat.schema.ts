import type { TableBetCall, TableBets, TableHistory, TableMine, TableView } from "../../api/contract/lobby/house.ts";
import type { Laid } from "../../domain/games/chips.ts";
import type { SeatPhase } from "../../domain/lobby/house/seat.ts";
import type { Failure } from "../../domain/session/server-code.ts";

/** `now` is in milliseconds since 1970, by the server's clock. */
export type BaccaratSeatEvent =
  /** The stream told of the table. */
  | { type: "table.told"; table: TableView }
  /** The stream told of the last rounds. */
  | { type: "history.told"; history: TableHistory }
  /** The stream told of the player's own bets and money. */
  | { type: "mine.told"; mine: TableMine }
  /** The clock, four times a second. */
  | { type: "clock.tick"; now: number }
  /** The stream ended. */
  | { type: "line.lost" }
  /** The server knows the visit no more. */
  | { type: "seat.over" }
  /** The player bets what lies on the felt. `id` is new for each. */
  | { type: "seat.bet"; id: string; stakes: Laid }
  /** The player opens the cards before everybody's are opened. */
  | { type: "seat.open" };

export interface BaccaratSeatContext {
  table: TableView | null;
  history: TableHistory | null;
  mine: TableMine | null;
  /** The latest instant that was told. */
  now: number;
  /** The phase and the round that the state stands for; null until the table was told. */
  stands: { phase: SeatPhase; round: string | null } | null;
  placing: TableBetCall | null;
  failure: Failure | null;
}

export interface BaccaratSeatActors {
  /** POST /api/table/bets */
  placeBet: { input: TableBetCall; output: TableBets };
}

/** away: what is seen may be old; takesBets: a pick may be pressed; busy: a bet is on its way. */
export type BaccaratSeatTag = "away" | "takesBets" | "busy";

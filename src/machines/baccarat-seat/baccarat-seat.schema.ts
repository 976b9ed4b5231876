// Effects. dropIntent: remove the stored intent when its key is that of context.intent.
import type { TableBetCall, TableBets, TableHistory, TableMine, TableView } from "../../api/contract/lobby/house.ts";
import type { Laid } from "../../domain/games/chips.ts";
import type { SeatPhase } from "../../domain/lobby/house/seat.ts";
import type { CommandIntent } from "../command/command.schema.ts";
import type { SubmissionContext, SubmissionEvent, SubmissionTag } from "../command/submission.schema.ts";

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
  /** A bet of an earlier visit to the page is stored, and what became of it is not known. */
  | { type: "bet.found"; intent: CommandIntent }
  /** The player bets what lies on the felt. */
  | { type: "seat.bet"; stakes: Laid }
  /** The player opens the cards before everybody's are opened. */
  | { type: "seat.open" }
  | SubmissionEvent;

/** The server took the bets; the wallet may refuse some of them. */
export type BaccaratSeatEmitted = { type: "bet.placed"; bets: TableBets };

/** What is bet by one press. Its key is the call's id. */
export type SeatBet = Omit<TableBetCall, "id">;

/** `storeIntent` makes the key and stores it with the call. */
export interface StoreSeatBet extends SeatBet {
  owner: string;
}

export interface BaccaratSeatContext extends SubmissionContext {
  table: TableView | null;
  history: TableHistory | null;
  mine: TableMine | null;
  /** The latest instant that was told. */
  now: number;
  /** The phase and the round that the state stands for; null until the table was told. */
  stands: { phase: SeatPhase; round: string | null } | null;
  placing: SeatBet | null;
}

/** away: what is seen may be old; takesBets: what lies on the felt may be bet. */
export type BaccaratSeatTag = SubmissionTag | "away" | "takesBets";

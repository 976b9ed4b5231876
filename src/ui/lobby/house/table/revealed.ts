// What a round was is told when its cards have turned over: the stream says it as they begin to.
import type { TableBet } from "../../../../api/contract/lobby/house.ts";
import type { BaccaratSeatContext } from "../../../../machines/baccarat-seat/baccarat-seat.schema.ts";
import { revealMs } from "./deal-times.ts";

/** Whether the cards that the table opened have turned over; true while there are none. */
export function isRevealedAt({ table, now }: Pick<BaccaratSeatContext, "table" | "now">): boolean {
  const round = table?.round;
  return !round?.drawn || now >= round.opensCardsAt + revealMs(round.drawn, false);
}

/** A bet as it stood before its cards turned. */
export const untold = (bet: TableBet): TableBet =>
  bet.state === "won" || bet.state === "lost" || bet.state === "push" ? { ...bet, state: "accepted", paid: 0 } : bet;

import { seatResult, type SeatResult } from "../../domain/lobby/house/seat.ts";
import type { BaccaratSeatContext } from "./baccarat-seat.schema.ts";

type Scope = { context: Pick<BaccaratSeatContext, "table" | "mine"> };

/** What the round whose cards are open was for the player. */
export function resultOf({ context: { table, mine } }: Scope): SeatResult {
  const round = table?.round;
  if (!round?.drawn) return "watched";
  const own = (mine?.bets ?? []).filter(
    ({ roundId, state }) => roundId === round.id && !["pending", "refused", "void"].includes(state),
  );
  return seatResult(own, round.drawn);
}

export const hasResult = (result: SeatResult) => (scope: Scope) => resultOf(scope) === result;

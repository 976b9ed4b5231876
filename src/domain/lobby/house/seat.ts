// Where a player at the live table stands: the phase of the round by the server's clock, and what its end was for him.
import type { Drawn } from "../../games/kind.ts";
import { phaseAt, settleStake, type TableStake, type TableTimes } from "./table.ts";

export type SeatPhase = "waiting" | "betting" | "closed" | "squeezing" | "shown";

/** From the lock until the cards are told, the seat is closed. */
export function seatPhase(round: (TableTimes & { drawn: Drawn | null }) | null, now: number): SeatPhase {
  const phase = phaseAt(round, now);
  if (phase !== "squeezing" && phase !== "shown") return phase;
  return round?.drawn ? phase : "closed";
}

export type SeatResult = "watched" | "lost" | "even" | "won";

/** won: more than was staked comes back; even: some of it, or as much. */
export function seatResult(stakes: readonly TableStake[], drawn: Drawn): SeatResult {
  if (stakes.length === 0) return "watched";
  const staked = stakes.reduce((sum, { amount }) => sum + amount, 0);
  const paid = stakes.reduce((sum, stake) => sum + settleStake(stake, drawn).paid, 0);
  if (paid > staked) return "won";
  return paid > 0 ? "even" : "lost";
}

import type { TABLE_TEXT } from "../text.ts";

/** What the table shows: the leaf states of the machine `baccarat-seat`, and a bet on its way in the betting time. */
export type SeatState =
  | "connecting"
  | "waiting"
  | "betting.choosing"
  | "betting.placing"
  | "betting.refused"
  | "closed"
  | "squeezing.covered"
  | "squeezing.opened"
  | "shown.watched"
  | "shown.lost"
  | "shown.even"
  | "shown.won"
  | "over";

export type SeatPhaseName = keyof typeof TABLE_TEXT.phases;
export const phaseOf = (state: SeatState): SeatPhaseName => state.split(".")[0] as SeatPhaseName;

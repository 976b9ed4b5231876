// When the cards of a round come out of the shoe and turn over, in milliseconds. Player and Banker take turns, and third
// cards come when the first four are open.
import type { Drawn } from "../../../../domain/games/kind.ts";

export const SIDES = ["player", "banker"] as const;
export type Side = (typeof SIDES)[number];

const STEP_MS = 260;
const FLIGHT_MS = 380;
/** How long a card takes to turn over. */
const TURN_MS = 420;
/** The table opens cards faster than it deals them. */
const OPENING_MS = 130;
const THIRD_MS = FLIGHT_MS + TURN_MS / 2;

const orderOf = (side: Side, at: number): number => at * 2 + (side === "banker" ? 1 : 0);

export const dealtAfter = (side: Side, at: number): number => orderOf(side, at) * STEP_MS;

/** After the table opens the cards. */
export const turnsAfter = (side: Side, at: number): number => orderOf(side, at) * OPENING_MS;

/** `wasOpen`: the player had opened the first four. */
const firstMs = (wasOpen: boolean): number => (wasOpen ? TURN_MS / 2 : turnsAfter("banker", 1) + TURN_MS);

export function thirdTimes(drawn: Drawn, side: Side, wasOpen: boolean): { dealtAfter: number; turnsAfter: number } {
  const isSecond = side === "banker" && (drawn[0]?.length ?? 0) > 2;
  const dealt = firstMs(wasOpen) + (isSecond ? THIRD_MS : 0);
  return { dealtAfter: dealt, turnsAfter: dealt + FLIGHT_MS };
}

/** Until the last card of the round shows its face. */
export function revealMs(drawn: Drawn, wasOpen: boolean): number {
  const thirds = drawn.filter((cards) => cards.length > 2).length;
  return firstMs(wasOpen) + thirds * THIRD_MS;
}

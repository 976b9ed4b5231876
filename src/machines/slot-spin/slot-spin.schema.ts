import type { SlotSpinFacts, SlotView, SpinAnswer } from "../../api/contract/lobby/house.ts";
import type { Failure } from "../../domain/session/server-code.ts";

export type SlotSpinEvent =
  /** The player chooses a stake, in won. */
  | { type: "slot.stake"; stake: number }
  /** The player presses spin. Both are chosen by the page, new for each press. */
  | { type: "slot.spin"; id: string; nonce: string }
  /** The player asks for the slot again. */
  | { type: "slot.retry" };

export interface SlotSpinContext {
  view: SlotView | null;
  stake: number;
  /** The spin that was sent last. */
  spin: { id: string; nonce: string } | null;
  /** What the reels show. */
  result: SlotSpinFacts | null;
  /** How long the reels turn yet, in milliseconds. */
  turnsFor: number;
  failure: Failure | null;
}

export interface SlotSpinActors {
  /** GET /api/slot */
  readSlot: { input: undefined; output: SlotView };
  /** POST /api/slot/spins */
  playSpin: { input: { id: string; nonce: string; stake: number }; output: SpinAnswer };
  /** GET /api/slot/spins/{id} */
  readSpin: { input: { id: string }; output: SpinAnswer };
}

/** busy: the reels turn or the server is asked; canSpin: the button may be pressed; free: the next spin costs nothing. */
export type SlotSpinTag = "busy" | "canSpin" | "free";

// Effects. dropIntent: remove the stored intent when its key is that of context.intent.
import type { SlotSpinFacts, SlotView, SpinCall } from "../../api/contract/lobby/house.ts";
import type { CommandIntent } from "../command/command.schema.ts";
import type { SubmissionContext, SubmissionEvent, SubmissionTag } from "../command/submission.schema.ts";

export type SlotSpinEvent =
  /** The player chooses a stake, in won. */
  | { type: "slot.stake"; stake: number }
  /** The player presses spin. The page chooses the nonce, a new one for each press. */
  | { type: "slot.spin"; nonce: string }
  /** The player asks for the slot again. */
  | { type: "slot.retry" }
  | SubmissionEvent;

/** What is played by one press. Its key is the call's id. */
type SlotPress = Omit<SpinCall, "id">;

export type SlotStake = SlotPress["stake"];

/** `storeIntent` makes the key and stores it with the call. */
export interface StoreSpin extends SlotPress {
  owner: string;
}

/** GET /api/slot, and the spin whose outcome was not learned: stored here, or told by the server. */
export interface SlotOpened {
  view: SlotView;
  intent: CommandIntent | null;
}

export interface SlotSpinContext extends SubmissionContext {
  view: SlotView | null;
  stake: SlotStake;
  /** Of the last press. */
  nonce: string;
  /** What the reels show. */
  result: SlotSpinFacts | null;
  /** How long the reels turn yet, in milliseconds. */
  turnsFor: number;
}

/** free: the next spin costs nothing. */
export type SlotSpinTag = SubmissionTag | "free";

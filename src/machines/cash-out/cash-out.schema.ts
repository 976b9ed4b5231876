// A member sells an open bet, or a part of it, back to the house. What it is bought for moves with the match, so the
// member agrees to a floor, and that floor is what leaves: the server pays the amount of then, if it is no less. The key is stored before the request leaves, and a silence
// is asked about by that key: as `command` does it, with an offer that moves.
// Effects. saveFall: keep context.fall for the member's other bets. dropIntent: remove the stored intent of this owner and bet when its key is that of context.intent.
import type { CashOutOffer, CashOutReport, CashOutWaiting } from "../../api/contract/sports/cash-out.ts";
import type { Won } from "../../domain/common/price.ts";
import type { CashOutFall } from "../../domain/sports/cash-out/terms.ts";
import type { CommandIntent, CommandRefusal } from "../command/command.schema.ts";
import type { SubmissionContext, SubmissionEvent } from "../command/submission.schema.ts";

/** What the member agrees to: a part of the stake, what it was bought for and the floor of it, in won; of which offer. */
export interface AskedCashOut {
  readonly stake: Won;
  readonly value: Won;
  /** Less is never paid. */
  readonly least: Won;
  readonly version: number;
}

export interface CashOutContext extends SubmissionContext {
  readonly owner: string;
  readonly betId: string;
  /** The newest offer; null before the first. */
  readonly offer: CashOutOffer | null;
  /** Which way the last offer went from the one before; null where it did not. */
  readonly move: "up" | "down" | null;
  /** The part of the stake that the member chose; null: all that is left. */
  readonly part: Won | null;
  /** By how many percent the amount may fall until it is paid. */
  readonly fall: CashOutFall;
  /** What is under way. */
  readonly asked: AskedCashOut | null;
  readonly report: CashOutReport | null;
  /** What the server took to be decided later; null before that and after the decision. */
  readonly waits: CashOutWaiting | null;
}

export interface CashOutInput {
  owner: string;
  betId: string;
  /** What was stored of an earlier visit. Another account's or another bet's is passed over. */
  intent?: CommandIntent | null;
  /** As the member chose it last. */
  fall?: CashOutFall;
}

export type CashOutEvent =
  /** The member has read the outcome. */
  | { type: "cashOut.close" }
  /** What the bet is bought for now, or why it is not. */
  | { type: "cashOut.offered"; offer: CashOutOffer }
  /** The member chooses how much of the stake; null: all that is left. */
  | { type: "cashOut.choose"; part: Won | null }
  /** The member chooses how far the amount may fall. */
  | { type: "cashOut.allow"; fall: CashOutFall }
  /** The member sells for the amount that is shown or more, down to the floor that is shown. */
  | { type: "cashOut.sell" }
  /** What waited is decided, or the bet is over: what became of it is asked by the key. */
  | { type: "cashOut.decided" }
  | SubmissionEvent;

export type CashOutEmitted =
  | { type: "cashOut.paid"; report: CashOutReport }
  | { type: "cashOut.refused"; refusal: CommandRefusal };

/** `storeIntent` makes the key, stores it with the request, and answers the intent. */
export interface StoreCashOutInput {
  owner: string;
  betId: string;
  asked: AskedCashOut;
}

/**
 * What a call came to. `waiting`: a leg runs, and it is decided after a delay. `moved`: the bet is bought for less than
 * agreed; `suspended`: for nothing at this moment.
 */
export type CashOutAnswer =
  | { kind: "paid"; report: CashOutReport }
  | { kind: "waiting"; waits: CashOutWaiting }
  | { kind: "moved"; refusal: CommandRefusal; offer: CashOutOffer }
  | { kind: "suspended"; refusal: CommandRefusal }
  | { kind: "refused"; refusal: CommandRefusal }
  | { kind: "absent" }
  | { kind: "withdrawn" }
  | { kind: "sessionEnded"; status: number }
  | { kind: "unknown" };

// What the chart does to its context, as plain functions of context, event and answer.
import type { CashOutOffer } from "../../api/contract/sports/cash-out.ts";
import {
  cashOutPart,
  cashOutStakeProblem,
  DEFAULT_CASH_OUT_FALL,
  leastCashOut,
} from "../../domain/sports/cash-out/terms.ts";
import { NO_SUBMISSION } from "../command/submission-setup.ts";
import { cashOutName } from "./cash-out-name.ts";
import type {
  AskedCashOut,
  CashOutAnswer,
  CashOutContext,
  CashOutEvent,
  CashOutInput,
  StoreCashOutInput,
} from "./cash-out.schema.ts";

type Scope = { context: CashOutContext };

export const NO_OUTCOME = {
  ...NO_SUBMISSION,
  asked: null,
  report: null,
  waits: null,
} as const;

export function initialContext({ input }: { input: CashOutInput }): CashOutContext {
  const { owner, betId, intent = null, fall = DEFAULT_CASH_OUT_FALL } = input;
  const isOwn = intent?.owner === owner && intent.name === cashOutName(betId);
  const chosen = { offer: null, move: null, part: null, fall };
  return { ...NO_OUTCOME, owner, betId, ...chosen, intent: isOwn ? intent : null };
}

/** The newest offer, and which way it went. */
export function offered(
  { offer: before }: CashOutContext,
  offer: CashOutOffer,
): Pick<CashOutContext, "offer" | "move"> {
  const [was, is] = [rateOf(before), rateOf(offer)];
  return { offer, move: was === null || is === null || was === is ? null : is > was ? "up" : "down" };
}

/** For one won of the stake: a part that is sold meanwhile is no movement. */
function rateOf(offer: CashOutOffer | null): number | null {
  return offer === null || offer.value === null ? null : offer.value / offer.stake;
}

/** What the chosen part is bought for now, and its floor; null where it is not. */
export function askedOf({ offer, part, fall }: Pick<CashOutContext, "offer" | "part" | "fall">): AskedCashOut | null {
  if (offer === null || offer.value === null) return null;
  const stake = part ?? offer.stake;
  if (cashOutStakeProblem(offer.stake, stake) !== null) return null;
  const value = cashOutPart(offer.value, offer.stake, stake);
  return { stake, value, least: leastCashOut(value, fall), version: offer.version };
}

export function offerOf(event: CashOutEvent): CashOutOffer | null {
  return event.type === "cashOut.offered" ? event.offer : null;
}

export function storeInput({ context: { owner, betId, asked } }: Scope): StoreCashOutInput {
  if (!asked) throw new Error("a cash-out is stored before a floor was agreed to");
  return { owner, betId, asked };
}

export function answered(context: CashOutContext, answer: CashOutAnswer): Partial<CashOutContext> {
  return {
    ...(answer.kind === "moved" && offered(context, answer.offer)),
    report: answer.kind === "paid" ? answer.report : null,
    waits: answer.kind === "waiting" ? answer.waits : null,
    refusal: "refusal" in answer ? answer.refusal : null,
  };
}

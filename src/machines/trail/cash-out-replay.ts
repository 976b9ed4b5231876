// What the trail of a cash-out stands for, as the machine takes it.
import type { EventObject } from "xstate";
import type { TrailAnswer, TrailEvent, TrailOffer } from "../../api/contract/sports/trails.ts";
import { CASH_OUT_MESSAGES } from "../../domain/sports/cash-out/terms.ts";
import { refusalOf, type TrailReplay } from "./trail.ts";
import { cashOutName } from "../cash-out/cash-out-name.ts";

const OWNER = "member";
const BET = "bet";

const offerOf = (offer: TrailOffer | undefined) =>
  offer && { betId: BET, message: offer.rule && CASH_OUT_MESSAGES[offer.rule], ...offer };
const intentOf = (key: string) => ({ key, owner: OWNER, name: cashOutName(BET), request: null });

function outputOf(answer: TrailAnswer): object {
  const { kind, stake, paid, least, offer, status } = answer;
  if (kind === "paid") return { kind, report: { state: "paid", bet: { id: BET }, stake, paid } };
  if (kind === "waiting") return { kind, waits: { state: "waiting", betId: BET, stake, least } };
  if (kind === "moved") return { kind, refusal: refusalOf(answer), offer: offerOf(offer) };
  if (kind === "refused" || kind === "suspended") return { kind, refusal: refusalOf(answer) };
  return kind === "sessionEnded" ? { kind, status } : { kind };
}

function restore(event: TrailEvent, key: string): EventObject {
  if ("answer" in event) return { type: event.type, output: outputOf(event.answer) } as EventObject;
  if (event.type === "xstate.done.actor.storeIntent")
    // What was asked for may be sent again.
    return { type: event.type, output: { ...intentOf(key), request: { method: "POST", path: "" } } } as EventObject;
  return event.type === "cashOut.offered" ? ({ type: event.type, offer: offerOf(event.offer) } as EventObject) : event;
}

export const cashOutReplay: TrailReplay = {
  input: (key) => ({
    owner: OWNER,
    betId: BET,
    intent: key === null ? null : { ...intentOf(key), request: { method: "POST", path: "" } },
  }),
  began: (event) =>
    "fall" in event && "part" in event
      ? { offer: offerOf(event.offer ?? undefined) ?? null, part: event.part, fall: event.fall }
      : {},
  restore,
};

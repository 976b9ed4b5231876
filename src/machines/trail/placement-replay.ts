// What the trail of a placement stands for, as the machine takes it. Names of members and teams, and sentences, are not in
// it: the chart asks for none of them.
import type { EventObject } from "xstate";
import type { TrailAnswer, TrailEvent, TrailRequest } from "../../api/contract/sports/trails.ts";
import { refusalOf, type TrailReplay } from "./trail.ts";

const OWNER = "member";
const NO_REQUEST: TrailRequest = { stake: 1, accept: "none", picks: [] };

const betOf = (bet: TrailAnswer["bet"]) => ({ status: 0, refusal: null, picks: [], ...bet });
const intentOf = (key: string) => ({ key, owner: OWNER, request: NO_REQUEST });

function outputOf(answer: TrailAnswer): object {
  const { kind, bet, picks, status } = answer;
  if (kind === "placed") return { kind, bet: betOf(bet) };
  if (kind === "priceChanged") return { kind, refusal: refusalOf(answer), picks: picks ?? [] };
  if (kind === "refused") return { kind, refusal: refusalOf(answer) };
  return kind === "sessionEnded" ? { kind, status } : { kind };
}

function restore(event: TrailEvent, key: string): EventObject {
  if ("answer" in event) return { type: event.type, output: outputOf(event.answer) } as EventObject;
  if (event.type === "xstate.done.actor.storeIntent") return { type: event.type, output: intentOf(key) } as EventObject;
  return event.type === "bet.changed" ? ({ type: event.type, bet: betOf(event.bet) } as EventObject) : event;
}

export const placementReplay: TrailReplay = {
  input: (key) => ({ owner: OWNER, stored: key === null ? null : intentOf(key) }),
  began: (event) => ("fresh" in event ? { fresh: event.fresh, isDirect: event.isDirect } : {}),
  restore,
};

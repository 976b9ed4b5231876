// What the placement's chart does to its context, as plain functions of context, event and answer.
import type { Bet } from "../../api/contract/sports/bets.ts";
import { NO_SUBMISSION } from "../command/submission-setup.ts";
import type {
  PlacementAnswer,
  PlacementContext,
  PlacementEvent,
  PlacementInput,
  StoreIntentInput,
} from "./placement.schema.ts";

/** A press that asks, and one that answers, carry the bet as it is shown. */
export function requestOf({ request }: PlacementContext, event: PlacementEvent): PlacementContext["request"] {
  return "request" in event ? event.request : request;
}

type Scope = { context: PlacementContext };

export const NO_OUTCOME = {
  ...NO_SUBMISSION,
  request: null,
  bet: null,
  picks: [],
} as const;

export function initialContext({ input }: { input: PlacementInput }): PlacementContext {
  const { owner, stored = null, fresh = false, isDirect = false } = input;
  const intent = stored?.owner === owner ? stored : null;
  return { ...NO_OUTCOME, owner, fresh, isDirect, request: intent?.request ?? null, intent };
}

export function storeInput({ context }: Scope): StoreIntentInput {
  if (!context.request) throw new Error("a placement is stored before it was confirmed");
  return { owner: context.owner, request: context.request };
}

/** The event's bet when it is the one that waits, else null. */
export function ownBet(context: PlacementContext, event: PlacementEvent): Bet | null {
  return event.type === "bet.changed" && event.bet.id === context.bet?.id ? event.bet : null;
}

export function answeredBet(answer: PlacementAnswer): Bet | null {
  return answer.kind === "placed" ? answer.bet : null;
}

/** A bet that the server took and refused after its delay is told as any other refusal. */
export function refusalOf(answer: PlacementAnswer): PlacementContext["refusal"] {
  if (answer.kind === "refused" || answer.kind === "priceChanged") return answer.refusal;
  const bet = answeredBet(answer);
  return bet ? betRefusal(bet) : null;
}

export function betRefusal(bet: Bet): PlacementContext["refusal"] {
  return bet.acceptance === "refused" ? { code: "bet_refused", message: bet.refusal ?? REFUSED_LATER } : null;
}

const REFUSED_LATER = "대기 중 배당이 변경되거나 마켓이 중지되어 베팅이 거절되었습니다.";

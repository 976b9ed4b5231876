// What the server's answers mean for a placement. Where the server may have taken the bet without our
// hearing of it, the outcome is unknown and never failed: decisions, rule 11.
import * as v from "valibot";
import { Bet, BetRefusal } from "../../api/contract/bets.ts";
import type { FindAnswer, PlaceAnswer } from "./placement.schema.ts";

export interface HttpAnswer {
  /** 0 when no answer came. */
  status: number;
  body: unknown;
}

/** Codes by which the server ends a session, and 401: the session's matter, the intent stays stored. */
const SESSION_STATUSES: readonly number[] = [401, 406, 500, 555, 556, 600];

/** POST /api/bets. */
export function placeAnswer({ status, body }: HttpAnswer): PlaceAnswer {
  const ended = sessionEnd(status, body);
  if (ended) return ended;
  if (status >= 200 && status < 300) return placed(body);
  // 408 and 425 come from a proxy that may have passed the request on.
  if (status < 400 || status >= 500 || status === 408 || status === 425) return { kind: "unknown" };
  const refusal = v.safeParse(BetRefusal, body);
  if (!refusal.success) return { kind: "unknown" };
  const { code, picks } = refusal.output;
  if (code === "price_changed" && picks) return { kind: "priceChanged", refusal: refusal.output, picks };
  return { kind: "rejected", refusal: refusal.output };
}

/** GET /api/bets/by-key/{key}. Only a 404 of the server itself says that the bet is not there. */
export function findAnswer({ status, body }: HttpAnswer): FindAnswer {
  const ended = sessionEnd(status, body);
  if (ended) return ended;
  if (status >= 200 && status < 300) return placed(body);
  const isOwnNotFound = status === 404 && v.is(v.object({ code: v.literal("not_found") }), body);
  return isOwnNotFound ? { kind: "absent" } : { kind: "unknown" };
}

function placed(body: unknown): { kind: "placed"; bet: Bet } | { kind: "unknown" } {
  const bet = v.safeParse(Bet, body);
  return bet.success ? { kind: "placed", bet: bet.output } : { kind: "unknown" };
}

/** A code stands in the status or, in a 200, in the body's `status`; a bet's own status is −1 to 3. */
function sessionEnd(status: number, body: unknown): { kind: "sessionEnded"; status: number } | null {
  const inBody = v.safeParse(v.object({ status: v.picklist([406, 500, 555, 556, 600]) }), body);
  const code = status === 200 && inBody.success ? inBody.output.status : status;
  return SESSION_STATUSES.includes(code) ? { kind: "sessionEnded", status: code } : null;
}

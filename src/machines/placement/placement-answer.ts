// What the server's answers mean for a placement. Where the server may have taken the bet without our
// hearing of it, the outcome is unknown and never failed: decisions, rule 11.
import * as v from "valibot";
import { Bet } from "../../api/contract/sports/bets.ts";
import { BetRefusal } from "../../api/contract/sports/slip.ts";
import { codeOfBody, endsSession, isRefusal } from "../../domain/session/server-code.ts";
import type { FindAnswer, PlaceAnswer, WithdrawAnswer } from "./placement.schema.ts";

export interface HttpAnswer {
  /** 0 when no answer came. */
  status: number;
  body: unknown;
}

/** POST /api/bets. */
export function placeAnswer({ status, body }: HttpAnswer): PlaceAnswer {
  const known = endOrBet(status, body);
  if (known.kind !== "unknown" || !isRefusal(status)) return known;
  const refusal = refusalOf(body);
  if (!refusal) return known;
  if (refusal.code === "price_changed" && refusal.picks) return { kind: "priceChanged", refusal, picks: refusal.picks };
  return { kind: "rejected", refusal };
}

/** GET /api/bets/by-key/{key}. Only a 404 of the server itself says that the bet is not there. */
export function findAnswer({ status, body }: HttpAnswer): FindAnswer {
  return status === 404 && refusalOf(body)?.code === "not_found" ? { kind: "absent" } : endOrBet(status, body);
}

/** POST /api/bets/by-key/{key}/withdraw: nothing when the key takes no bet any more, or the bet that stands under it. */
export function withdrawAnswer({ status, body }: HttpAnswer): WithdrawAnswer {
  return isDone(status) && body === null ? { kind: "withdrawn" } : endOrBet(status, body);
}

function endOrBet(status: number, body: unknown): Exclude<FindAnswer, { kind: "absent" }> {
  // A code stands in the status or, in a 200, in the body's `status`; a bet's own status is −1 to 3.
  const code = (status === 200 ? codeOfBody(body) : null) ?? status;
  if (endsSession(code)) return { kind: "sessionEnded", status: code };
  const bet = isDone(status) ? v.safeParse(Bet, body) : null;
  return bet?.success ? { kind: "placed", bet: bet.output } : { kind: "unknown" };
}

function isDone(status: number): boolean {
  return status >= 200 && status < 300;
}

function refusalOf(body: unknown): BetRefusal | null {
  const refusal = v.safeParse(BetRefusal, body);
  return refusal.success ? refusal.output : null;
}

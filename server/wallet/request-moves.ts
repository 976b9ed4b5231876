// The one way to move a charge, an exchange or a payment of rolling. The database takes the request along, and refuses
// what the table of moves does not have.
import { eq } from "drizzle-orm";
import type { RequestState } from "../../src/domain/wallet/request-states.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Tx } from "../db/open.ts";
import { moneyRequest, moneyRequestState } from "../db/schema.ts";
import type { RequestRow } from "./money-requests.ts";

export interface Move {
  to: RequestState;
  /** The member or the operator; null: the payment desk. */
  by: string | null;
  reason?: string | null;
}

/** What a move may change of the request beside its state. */
export type Beside = Partial<
  Pick<
    RequestRow,
    | "bank"
    | "bankNumber"
    | "bankHolder"
    | "decidedAt"
    | "decidedBy"
    | "leaseOwner"
    | "leaseUntil"
    | "reason"
    | "reference"
  >
>;

/** Moves a request that the caller has locked, and returns it as it is then. Throws 23001 for what is no move. */
export async function moveRequest(
  tx: Tx,
  clock: Clock,
  requestId: string,
  { to, by, reason = null }: Move,
  beside: Beside,
): Promise<RequestRow> {
  await tx.insert(moneyRequestState).values({ requestId, state: to, at: dateNow(clock), by, reason });
  const [after] = await tx.update(moneyRequest).set(beside).where(eq(moneyRequest.id, requestId)).returning();
  if (!after) throw new Error(`money request ${requestId} was not moved`);
  return after;
}

// Who claims a request has it for five minutes: no other operator acts on it meanwhile. Decisions, rule 28.
import type { RequestState } from "./request-states.ts";

const LEASE_MS = 5 * 60_000;

export interface Lease {
  /** The operator who claimed it last; null: nobody. */
  leaseOwner: string | null;
  leaseUntil: Date | null;
}

export const NO_LEASE: Lease = { leaseOwner: null, leaseUntil: null };

/** Who has it now; null: nobody. */
export function leaseHolder({ leaseOwner, leaseUntil }: Lease, now: number): string | null {
  return leaseUntil !== null && leaseUntil.getTime() > now ? leaseOwner : null;
}

/** Why the operator may not do this now; null: nothing is against it. */
export function leaseProblem(
  lease: Lease,
  operator: string,
  action: string,
  now: number,
): "leased" | "notClaimed" | null {
  const holder = leaseHolder(lease, now);
  if (holder !== null && holder !== operator) return "leased";
  return holder === null && action !== "claim" ? "notClaimed" : null;
}

/** The lease after an action of the operator: a claim takes or extends it, everything else gives it back. */
export function leaseAfter(operator: string, action: string, now: number): Lease {
  return action === "claim" ? { leaseOwner: operator, leaseUntil: new Date(now + LEASE_MS) } : NO_LEASE;
}

/** A request whose claim ran out is as new: nobody works on it, and the next operator claims it. */
export function stateForOperators(state: RequestState, lease: Lease, now: number): RequestState {
  return state === "inProgress" && leaseHolder(lease, now) === null ? "requested" : state;
}

// The life of a charge, of an exchange and of a payment of rolling: one table of transitions, which the server, the
// page and the machine `money-request` go by. Decisions, rule 28.

import { REQUEST_KINDS, REQUEST_STATES, type RequestKind, type RequestState } from "./request-states.ts";

export const REQUEST_ACTIONS = ["cancel", "claim", "release", "approve", "refuse", "doubt"] as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[number];

export interface Transition {
  action: RequestAction;
  by: "member" | "operator";
  kinds: readonly RequestKind[];
  from: RequestState;
  to: RequestState;
}

const ALL = REQUEST_KINDS;

/** What an operator does after the claim needs the lease too: lease.ts. */
export const TRANSITIONS: readonly Transition[] = [
  { action: "cancel", by: "member", kinds: ["charge"], from: "requested", to: "cancelled" },
  { action: "claim", by: "operator", kinds: ALL, from: "requested", to: "inProgress" },
  { action: "claim", by: "operator", kinds: ALL, from: "inProgress", to: "inProgress" },
  { action: "claim", by: "operator", kinds: ["exchange"], from: "payoutUnknown", to: "payoutUnknown" },
  { action: "release", by: "operator", kinds: ALL, from: "inProgress", to: "requested" },
  { action: "approve", by: "operator", kinds: ALL, from: "inProgress", to: "done" },
  { action: "refuse", by: "operator", kinds: ALL, from: "inProgress", to: "refused" },
  { action: "doubt", by: "operator", kinds: ["exchange"], from: "inProgress", to: "payoutUnknown" },
  { action: "approve", by: "operator", kinds: ["exchange"], from: "payoutUnknown", to: "done" },
  { action: "refuse", by: "operator", kinds: ["exchange"], from: "payoutUnknown", to: "refused" },
];

/** The state after the action; null where it is not possible. */
export function stateAfter(kind: RequestKind, from: RequestState, action: RequestAction): RequestState | null {
  const found = TRANSITIONS.find((one) => one.action === action && one.from === from && one.kinds.includes(kind));
  return found?.to ?? null;
}

/** True where some actions lead from one state to the other: what happens between two looks is not seen. */
export function mayBecome(kind: RequestKind, from: RequestState, to: RequestState): boolean {
  const reached = new Set<RequestState>([from]);
  for (const state of reached)
    for (const one of TRANSITIONS) if (one.from === state && one.kinds.includes(kind)) reached.add(one.to);
  return reached.has(to);
}

/** Open requests: something will still be done. */
export const OPEN_STATES: readonly RequestState[] = [...new Set(TRANSITIONS.map(({ from }) => from))];

export function isOpen(state: RequestState): boolean {
  return OPEN_STATES.includes(state);
}

/** The states that a request of this kind may be in. */
export function statesOf(kind: RequestKind): RequestState[] {
  const own = TRANSITIONS.filter(({ kinds }) => kinds.includes(kind));
  return REQUEST_STATES.filter((state) => own.some(({ from, to }) => from === state || to === state));
}

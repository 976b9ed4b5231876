// The open charge or exchange of a member (decisions, rule 28). The table of transitions in src/domain/wallet says what
// may follow; what is older than what is shown, and what cannot follow, is dropped.
import { assign, setup } from "xstate";
import { isOpen, mayBecome, stateAfter } from "../../domain/wallet/money-request.ts";
import type { RequestState } from "../../domain/wallet/request-states.ts";
import type { MoneyRequestContext, MoneyRequestEvent, MoneyRequestTag } from "./money-request.schema.ts";

type Scope = { context: MoneyRequestContext; event: MoneyRequestEvent };

/** True when the event tells of a request that was made after the one that is known; ids rise with time. */
function isLater({ context: { request: known }, event }: Scope): boolean {
  return event.type === "request.changed" && (known === null || event.request.id > known.id);
}

/** True when the event is news, and this. How an earlier request ended is not shown. */
function becomes(scope: Scope, state: RequestState): boolean {
  const { context, event } = scope;
  const { request: known } = context;
  if (event.type !== "request.changed" || event.request.state !== state) return false;
  if (isLater(scope)) return isOpen(state);
  const { id, version } = event.request;
  return known?.id === id && version > known.version && mayBecome(known.kind, known.state, state);
}

export const moneyRequestMachine = setup({
  types: {
    context: {} as MoneyRequestContext,
    events: {} as MoneyRequestEvent,
    tags: {} as MoneyRequestTag,
  },
  guards: {
    isRequested: (scope) => becomes(scope, "requested"),
    isInProgress: (scope) => becomes(scope, "inProgress"),
    isPayoutUnknown: (scope) => becomes(scope, "payoutUnknown"),
    isDone: (scope) => becomes(scope, "done"),
    isRefused: (scope) => becomes(scope, "refused"),
    isCancelled: (scope) => becomes(scope, "cancelled"),
    isOver: (scope) => isLater(scope) && scope.event.type === "request.changed" && !isOpen(scope.event.request.state),
    canCancel: ({ context: { request } }) =>
      request !== null && stateAfter(request.kind, request.state, "cancel") !== null,
  },
  actions: {
    keepRequest: assign(({ event }) => (event.type === "request.changed" ? { request: event.request } : {})),
  },
}).createMachine({
  id: "money-request",
  context: { request: null },
  initial: "none",
  on: {
    "request.changed": [
      { guard: "isRequested", target: ".requested", actions: "keepRequest" },
      { guard: "isInProgress", target: ".inProgress", actions: "keepRequest" },
      { guard: "isPayoutUnknown", target: ".payoutUnknown", actions: "keepRequest" },
      { guard: "isDone", target: ".done", actions: "keepRequest" },
      { guard: "isRefused", target: ".refused", actions: "keepRequest" },
      { guard: "isCancelled", target: ".cancelled", actions: "keepRequest" },
      { guard: "isOver", target: ".none", actions: "keepRequest" },
    ],
  },
  states: {
    none: {},
    requested: {
      tags: "open",
      initial: "waiting",
      states: {
        waiting: { on: { "request.cancel": { guard: "canCancel", target: "cancelling" } } },
        cancelling: { on: { "request.keep": "waiting" } },
      },
    },
    inProgress: { tags: "open" },
    payoutUnknown: { tags: "open" },
    done: { tags: "decided", on: { "request.close": "none" } },
    refused: { tags: "decided", on: { "request.close": "none" } },
    cancelled: { tags: "decided", on: { "request.close": "none" } },
  },
});

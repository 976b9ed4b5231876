// The open charge, exchange or payment of rolling of a member (decisions, rule 28). The table of transitions in
// src/domain/wallet says what may follow; what is older than what is shown, and what cannot follow, is dropped. Each request
// begins as requested and is led on to where it stands: steps of it may pass unheard.
import { assign, setup } from "xstate";
import { isOpen, mayBecome, stateAfter } from "../../domain/wallet/money-request.ts";
import type { RequestState } from "../../domain/wallet/request-states.ts";
import type { MoneyRequestContext, MoneyRequestEvent, MoneyRequestTag } from "./money-request.schema.ts";

type Scope = { context: MoneyRequestContext; event: MoneyRequestEvent };

/** True when the event tells of a request that was made after the one that is known; ids rise with time. */
function isLater({ context: { request: known }, event }: Scope): boolean {
  return event.type === "request.changed" && (known === null || event.request.id > known.id);
}

/** True when the event is news of the request that is known, and possible. */
function isNews({ context: { request: known }, event }: Scope): boolean {
  if (event.type !== "request.changed" || event.request.id !== known?.id) return false;
  return event.request.version > known.version && mayBecome(known.kind, known.state, event.request.state);
}

const stands = ({ context }: Scope, state: RequestState): boolean => context.request?.state === state;

export const moneyRequestMachine = setup({
  types: {
    context: {} as MoneyRequestContext,
    events: {} as MoneyRequestEvent,
    tags: {} as MoneyRequestTag,
  },
  guards: {
    isLater,
    isLaterOpen: (scope: Scope) =>
      isLater(scope) && scope.event.type === "request.changed" && isOpen(scope.event.request.state),
    isNews,
    isRequested: (scope: Scope) => stands(scope, "requested"),
    isInProgress: (scope: Scope) => stands(scope, "inProgress"),
    isPayoutUnknown: (scope: Scope) => stands(scope, "payoutUnknown"),
    isDone: (scope: Scope) => stands(scope, "done"),
    isRefused: (scope: Scope) => stands(scope, "refused"),
    isCancelled: (scope: Scope) => stands(scope, "cancelled"),
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
  states: {
    none: {
      on: {
        "request.changed": [
          { guard: "isLaterOpen", target: "open", actions: "keepRequest" },
          // How a request ended that was not shown is not shown.
          { guard: "isLater", actions: "keepRequest" },
        ],
      },
    },
    open: {
      tags: "open",
      initial: "requested",
      on: {
        "request.changed": [
          { guard: "isLaterOpen", target: ".requested", actions: "keepRequest" },
          { guard: "isLater", target: "none", actions: "keepRequest" },
          { guard: "isNews", actions: "keepRequest" },
        ],
      },
      states: {
        requested: {
          initial: "waiting",
          always: [
            { guard: "isInProgress", target: "inProgress" },
            { guard: "isPayoutUnknown", target: "payoutUnknown" },
            { guard: "isDone", target: "#money-request.decided.done" },
            { guard: "isRefused", target: "#money-request.decided.refused" },
            { guard: "isCancelled", target: "#money-request.decided.cancelled" },
          ],
          states: {
            waiting: {
              on: {
                "request.cancel": { guard: "canCancel", target: "cancelling", meta: { requirements: ["REQ-R28"] } },
              },
            },
            cancelling: {
              on: {
                "request.keep": "waiting",
                "request.changed": { guard: "isNews", target: "waiting", actions: "keepRequest" },
              },
            },
          },
        },
        inProgress: {
          always: [
            { guard: "isRequested", target: "requested" },
            { guard: "isPayoutUnknown", target: "payoutUnknown" },
            { guard: "isDone", target: "#money-request.decided.done" },
            { guard: "isRefused", target: "#money-request.decided.refused" },
            { guard: "isCancelled", target: "#money-request.decided.cancelled" },
          ],
        },
        payoutUnknown: {
          meta: { requirements: ["REQ-R28"] },
          always: [
            { guard: "isDone", target: "#money-request.decided.done" },
            { guard: "isRefused", target: "#money-request.decided.refused" },
          ],
        },
      },
    },
    decided: {
      tags: "decided",
      initial: "done",
      on: {
        "request.changed": [
          { guard: "isLaterOpen", target: "open", actions: "keepRequest" },
          { guard: "isLater", target: "none", actions: "keepRequest" },
        ],
        "request.close": "none",
      },
      states: { done: {}, refused: {}, cancelled: {} },
    },
  },
});

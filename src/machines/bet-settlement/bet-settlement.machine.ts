// How a bet ends: cancelled (−1), lost (1), won (2) or void (3). An operator may revise any of them, also
// back to none, so no end is final; what was booked stays booked, and a correction stands beside it.
import { assign, emit, setup } from "xstate";
import { SETTLEMENT, type SettlementStatus } from "../../domain/sports/market.ts";
import { settlementChange } from "../../domain/sports/settlement/revision.ts";
import type {
  BetSettlementContext,
  BetSettlementEmitted,
  BetSettlementEvent,
  BetSettlementTag,
} from "./bet-settlement.schema.ts";

type Scope = { context: BetSettlementContext; event: BetSettlementEvent };

/** True when the event says something new, and this. */
function becomes({ context, event }: Scope, status: SettlementStatus): boolean {
  return event.status === status && settlementChange(context, event) !== null;
}

export const betSettlementMachine = setup({
  types: {
    context: {} as BetSettlementContext,
    events: {} as BetSettlementEvent,
    emitted: {} as BetSettlementEmitted,
    tags: {} as BetSettlementTag,
  },
  guards: {
    isCancelled: (scope) => becomes(scope, SETTLEMENT.cancelled),
    isLost: (scope) => becomes(scope, SETTLEMENT.lost),
    isWon: (scope) => becomes(scope, SETTLEMENT.won),
    isSpecial: (scope) => becomes(scope, SETTLEMENT.special),
    isReopened: (scope) => becomes(scope, SETTLEMENT.inProgress),
  },
  actions: {
    tellChange: emit(({ context, event }) => ({
      type: "settlement.changed" as const,
      status: event.status,
      ...(settlementChange(context, event) ?? { kind: "revised" as const, difference: 0 }),
    })),
    keepSettlement: assign(({ context, event }) => ({
      status: event.status,
      paid: event.paid,
      entries: [...context.entries, settlementChange(context, event)?.difference ?? 0],
    })),
  },
}).createMachine({
  id: "bet-settlement",
  context: { status: SETTLEMENT.inProgress, paid: 0, entries: [] },
  initial: "inProgress",
  states: {
    inProgress: {
      on: {
        "bet.changed": [
          {
            guard: "isCancelled",
            target: "settled.cancelled",
            actions: ["tellChange", "keepSettlement"],
            meta: { requirements: ["REQ-4.32", "REQ-R15"] },
          },
          {
            guard: "isLost",
            target: "settled.lost",
            actions: ["tellChange", "keepSettlement"],
            meta: { requirements: ["REQ-4.32", "REQ-R15"] },
          },
          {
            guard: "isWon",
            target: "settled.won",
            actions: ["tellChange", "keepSettlement"],
            meta: { requirements: ["REQ-4.32", "REQ-R15"] },
          },
          {
            guard: "isSpecial",
            target: "settled.special",
            actions: ["tellChange", "keepSettlement"],
            meta: { requirements: ["REQ-4.32", "REQ-R15"] },
          },
        ],
      },
    },
    settled: {
      initial: "lost",
      on: {
        "bet.changed": [
          {
            guard: "isReopened",
            target: "inProgress",
            actions: ["tellChange", "keepSettlement"],
            meta: { requirements: ["REQ-R15"] },
          },
          {
            guard: "isCancelled",
            target: ".cancelled",
            actions: ["tellChange", "keepSettlement"],
            meta: { requirements: ["REQ-4.32", "REQ-R15"] },
          },
          {
            guard: "isLost",
            target: ".lost",
            actions: ["tellChange", "keepSettlement"],
            meta: { requirements: ["REQ-4.32", "REQ-R15"] },
          },
          {
            guard: "isWon",
            target: ".won",
            actions: ["tellChange", "keepSettlement"],
            meta: { requirements: ["REQ-4.32", "REQ-R15"] },
          },
          {
            guard: "isSpecial",
            target: ".special",
            actions: ["tellChange", "keepSettlement"],
            meta: { requirements: ["REQ-4.32", "REQ-R15"] },
          },
        ],
      },
      states: {
        cancelled: { tags: "refunded" },
        lost: {},
        won: { tags: "paid" },
        special: { tags: "refunded" },
      },
    },
  },
});

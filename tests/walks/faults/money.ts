// Faults of the pages of charges and exchanges.
import type { Fault } from "./fault.ts";

const REQUEST_VIEW = "src/ui/wallet/request/request-view.tsx";

const CASH_OUT = "src/ui/sports/bets/cash-out";

export const MONEY_FAULTS: readonly Fault[] = [
  {
    machine: "money-request",
    file: "src/main/open-stream.ts",
    from: `else if (name === "moneyRequest") {`,
    to: `else if (name === "resync") {`,
    why: "the page does not hear what becomes of a request",
  },
  {
    machine: "money-request",
    file: REQUEST_VIEW,
    from: `onCancel={snapshot.can({ type: "request.cancel" }) ? () => actor.send({ type: "request.cancel" }) : null}`,
    to: `onCancel={() => actor.send({ type: "request.cancel" })}`,
    why: "an exchange has a button that cancels it",
  },
  {
    machine: "money-request",
    file: REQUEST_VIEW,
    from: `onKeep={() => actor.send({ type: "request.keep" })}`,
    to: "onKeep={() => undefined}",
    why: "who does not cancel after all does not come back",
  },
  {
    machine: "cash-out",
    file: `${CASH_OUT}/cash-out-panel.tsx`,
    from: "[actor, offer, dataUpdatedAt]",
    to: "[actor, offer]",
    why: "an offer that comes back unchanged after a stop is not shown",
  },
  {
    machine: "cash-out",
    file: `${CASH_OUT}/cash-out-panel.tsx`,
    from: `if (offer.rule !== "cash_out_waiting") actor.send(`,
    to: `if (offer.rule === "cash_out_waiting") actor.send(`,
    why: "the page does not hear that a cash-out is decided",
  },
  {
    machine: "cash-out",
    file: `${CASH_OUT}/use-cash-out.ts`,
    from: "if (context.intent) effects.dropIntent(context.intent);",
    to: "if (!context.intent) return;",
    why: "a bet that was paid is asked about again after a reload",
  },
];

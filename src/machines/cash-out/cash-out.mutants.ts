import { anyOrder, defineMutants } from "../../../paths/lib/mutant-notes.ts";

const CALLS = { sending: "sendCashOut", reconciling: "findCashOut", withdrawing: "withdrawCashOut" } as const;

export const cashOutMutants = defineMutants({
  sources: ["cash-out.actions.ts"],
  equivalent: anyOrder(
    "an answer is of one kind",
    Object.entries(CALLS).flatMap(([state, call]) =>
      ["isPaid", "isMoved", "isSuspended", "isRefused", ...(state === "sending" ? [] : ["isSessionEnded"])].map(
        (guard) => `${state} xstate.done.actor.${call} [${guard}]`,
      ),
    ),
  ),
});

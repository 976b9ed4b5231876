import { all, anyOrder, defineMutants } from "../../../paths/lib/mutant-notes.ts";

const CALLS = { sending: "sendCashOut", reconciling: "findCashOut", withdrawing: "withdrawCashOut" } as const;

export const cashOutMutants = defineMutants({
  sources: ["cash-out.actions.ts"],
  equivalent: {
    ...anyOrder(
      "an answer is of one kind",
      Object.entries(CALLS).flatMap(([state, call]) =>
        [
          "isPaid",
          "isWaiting",
          "isMoved",
          "isSuspended",
          "isRefused",
          ...(state === "sending" ? [] : ["isSessionEnded"]),
        ].map((guard) => `${state} xstate.done.actor.${call} [${guard}]`),
      ),
    ),
    ...all("the branch does what the root does with an offer", ["transition dropped: moved cashOut.offered [else]"]),
    ...all("equal rates are no movement before they are compared", [
      "comparison: cash-out.actions.ts: is > was → is >= was",
    ]),
  },
});

import { defineMutants, anyOrder, all } from "../../../paths/lib/mutant-notes.ts";

export const slipMutants = defineMutants({
  boundaries: {
    "src/domain/sports/slip/bonus.ts": ["isTooLowForBonus"],
    "src/domain/sports/price-policy.ts": ["acceptsPrice"],
  },
  sources: ["slip.actions.ts"],
  equivalent: {
    ...anyOrder("a record is filled or empty", ["filled slip.restore [isOwnFilledRecord]"]),
    ...all("ready and blocked give way to each other at once by their own rule, so it is the same which is entered", [
      "sent elsewhere: empty slip.pick [canPick] → #slip.filled.ready",
      "sent elsewhere: filled.checking xstate.done.actor.checkPrices → #slip.filled.ready",
      "sent elsewhere: held.agreed slip.release → #slip.filled.ready",
      "sent elsewhere: held.agreed slip.placed [hasPlacedLeg] → #slip.filled.ready",
      "sent elsewhere: held.agreed slip.placed [else] → #slip.filled.ready",
    ]),
    ...all("a filled slip without legs is left for an empty one at once", [
      "sent elsewhere: filled slip.clear → #slip.filled",
      "target removed: filled slip.clear",
      "sent elsewhere: filled slip.restore [isOwnEmptyRecord] → #slip.filled",
      "target removed: filled slip.restore [isOwnEmptyRecord]",
      "initial changed: (root) → filled",
    ]),
    ...all("a slip without legs is never ready, for that is a block of its own, and is left at once", [
      "comparison: slip.machine.ts: context.legs.length > 0 → context.legs.length >= 0",
      "comparison: slip.machine.ts: context.legs.length > 0 → context.legs.length >= 0 (2)",
    ]),
  },
});

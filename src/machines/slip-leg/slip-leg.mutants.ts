import { defineMutants, anyOrder } from "../../../paths/lib/mutant-notes.ts";

export const slipLegMutants = defineMutants({
  equivalent: {
    ...anyOrder("a price has risen, fallen or come back", [
      "price.steady leg.changed [hasRisen]",
      ...["up", "down"].flatMap((state) =>
        ["hasRisen", "hasFallen"].map((guard) => `price.${state} leg.changed [${guard}]`),
      ),
    ]),
    ...anyOrder("a market is open, suspended or closed", [
      "availability.open leg.changed [isSuspended]",
      "availability.suspended leg.changed [isOpen]",
      "availability.closed leg.changed [isOpen]",
    ]),
  },
});

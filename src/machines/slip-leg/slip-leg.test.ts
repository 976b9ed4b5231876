import { createActor, fromTransition } from "xstate";
import { expect, it } from "vitest";
import fc from "fast-check";
import { slipLegMachine } from "./slip-leg.machine.ts";
import type { SlipLegEvent, SlipLegFact } from "./slip-leg.schema.ts";

const legEvent: fc.Arbitrary<SlipLegEvent> = fc.oneof(
  fc.record({
    type: fc.constant("leg.changed" as const),
    betPrice: fc.constantFrom(180, 190, 195, 200, 210),
    status: fc.constantFrom("open", "suspended", "closed", "settled", "void"),
  }),
  fc.constant({ type: "leg.acknowledge" as const }),
);

it("tells the slip everything that moves, once, and nothing that does not", () => {
  fc.assert(
    fc.property(fc.array(legEvent, { maxLength: 30 }), (events) => {
      const slip = createActor(
        fromTransition((facts: SlipLegFact[], fact: SlipLegFact) => [...facts, fact], []),
      ).start();
      const leg = createActor(slipLegMachine, { input: { id: "s1", betPrice: 195, slip } }).start();
      for (const event of events) leg.send(event);

      // What the slip knows from the facts alone is what the leg stands at.
      const told = { betPrice: 195, seenPrice: 195, availability: "open" };
      const repeated: SlipLegFact[] = [];
      for (const fact of slip.getSnapshot().context) {
        const before = { ...told };
        if (fact.type === "leg.availabilityMoved") told.availability = fact.availability;
        else told[fact.type === "leg.priceMoved" ? "betPrice" : "seenPrice"] = fact.betPrice;
        if (JSON.stringify(before) === JSON.stringify(told)) repeated.push(fact);
      }
      expect(repeated).toEqual([]);
      const { context, value } = leg.getSnapshot();
      expect(told).toEqual({
        betPrice: context.betPrice,
        seenPrice: context.seenPrice,
        availability: value.availability,
      });
    }),
  );
});

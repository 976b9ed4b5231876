import { assign, sendTo, setup } from "xstate";
import { availabilityOf } from "../../domain/sports/slip/availability.ts";
import type { SlipLegContext, SlipLegEvent, SlipLegInput, SlipLegTag } from "./slip-leg.schema.ts";

// A leg has two things that move, each by itself: a suspended market keeps its price and a moving price
// stays open. The slip that holds the leg is told of both, never of another leg's.

export const slipLegMachine = setup({
  types: {
    context: {} as SlipLegContext,
    events: {} as SlipLegEvent,
    input: {} as SlipLegInput,
    tags: {} as SlipLegTag,
  },
  guards: {
    hasRisen: ({ context, event }) => hasMoved(context, event) && event.betPrice > context.seenPrice,
    hasFallen: ({ context, event }) => hasMoved(context, event) && event.betPrice < context.seenPrice,
    hasReturned: ({ context, event }) => event.type === "leg.changed" && event.betPrice === context.seenPrice,
    isOpen: ({ event }) => event.type === "leg.changed" && availabilityOf(event.status) === "open",
    isSuspended: ({ event }) => event.type === "leg.changed" && availabilityOf(event.status) === "suspended",
    isClosed: ({ event }) => event.type === "leg.changed" && availabilityOf(event.status) === "closed",
  },
  actions: {
    takePrice: assign({
      betPrice: ({ context, event }) => (event.type === "leg.changed" ? event.betPrice : context.betPrice),
    }),
    takeSeenPrice: assign({ seenPrice: ({ context }) => context.betPrice }),
    tellPriceMoved: sendTo(
      ({ context }) => context.slip,
      ({ context }) => ({ type: "leg.priceMoved" as const, id: context.id, betPrice: context.betPrice }),
    ),
    tellPriceAcknowledged: sendTo(
      ({ context }) => context.slip,
      ({ context }) => ({ type: "leg.priceAcknowledged" as const, id: context.id, betPrice: context.betPrice }),
    ),
    tellAvailability: sendTo(
      ({ context }) => context.slip,
      ({ context, event }) => ({
        type: "leg.availabilityMoved" as const,
        id: context.id,
        availability: availabilityOf(event.type === "leg.changed" ? event.status : ""),
      }),
    ),
  },
}).createMachine({
  id: "slip-leg",
  context: ({ input }) => ({ id: input.id, betPrice: input.betPrice, seenPrice: input.betPrice, slip: input.slip }),
  type: "parallel",
  states: {
    price: {
      initial: "steady",
      states: {
        steady: {
          on: {
            "leg.changed": [
              {
                guard: "hasRisen",
                target: "up",
                actions: ["takePrice", "tellPriceMoved"],
                meta: { requirements: ["REQ-R2"] },
              },
              {
                guard: "hasFallen",
                target: "down",
                actions: ["takePrice", "tellPriceMoved"],
                meta: { requirements: ["REQ-R2"] },
              },
            ],
          },
        },
        up: {
          tags: ["priceChanged"],
          on: {
            "leg.acknowledge": { target: "steady", actions: ["takeSeenPrice", "tellPriceAcknowledged"] },
            "leg.changed": [
              { guard: "hasRisen", actions: ["takePrice", "tellPriceMoved"] },
              {
                guard: "hasFallen",
                target: "down",
                actions: ["takePrice", "tellPriceMoved"],
                meta: { requirements: ["REQ-R2"] },
              },
              { guard: "hasReturned", target: "steady", actions: ["takePrice", "tellPriceMoved"] },
            ],
          },
        },
        down: {
          tags: ["priceChanged"],
          on: {
            "leg.acknowledge": { target: "steady", actions: ["takeSeenPrice", "tellPriceAcknowledged"] },
            "leg.changed": [
              {
                guard: "hasRisen",
                target: "up",
                actions: ["takePrice", "tellPriceMoved"],
                meta: { requirements: ["REQ-R2"] },
              },
              { guard: "hasFallen", actions: ["takePrice", "tellPriceMoved"] },
              { guard: "hasReturned", target: "steady", actions: ["takePrice", "tellPriceMoved"] },
            ],
          },
        },
      },
    },
    availability: {
      initial: "open",
      states: {
        open: {
          tags: ["takesBets"],
          on: {
            "leg.changed": [
              {
                guard: "isSuspended",
                target: "suspended",
                actions: ["tellAvailability"],
                meta: { requirements: ["REQ-R2"] },
              },
              { guard: "isClosed", target: "closed", actions: ["tellAvailability"] },
            ],
          },
        },
        suspended: {
          on: {
            "leg.changed": [
              { guard: "isOpen", target: "open", actions: ["tellAvailability"] },
              { guard: "isClosed", target: "closed", actions: ["tellAvailability"] },
            ],
          },
        },
        closed: {
          on: {
            "leg.changed": [
              { guard: "isOpen", target: "open", actions: ["tellAvailability"] },
              {
                guard: "isSuspended",
                target: "suspended",
                actions: ["tellAvailability"],
                meta: { requirements: ["REQ-R2"] },
              },
            ],
          },
        },
      },
    },
  },
});

type Changed = Extract<SlipLegEvent, { type: "leg.changed" }>;

function hasMoved(context: SlipLegContext, event: SlipLegEvent): event is Changed {
  return event.type === "leg.changed" && event.betPrice !== context.betPrice;
}

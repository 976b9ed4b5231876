import { createEmptyActor } from "xstate";
import { definePathModel } from "../../../paths/lib/model.ts";
import { slipLegMachine } from "./slip-leg.machine.ts";
import { slipLegProperties } from "./slip-leg.properties.paths.ts";
import { slipLegWords } from "./slip-leg.words.ts";

const SLIP = createEmptyActor();
const AVAILABILITY: Readonly<Record<string, "open" | "suspended">> = { open: "open", suspended: "suspended" };

export const slipLegPaths = definePathModel({
  machine: slipLegMachine,
  words: slipLegWords,
  input: { id: "s1", betPrice: 195, slip: SLIP },
  events: {
    "leg.changed": {
      "up, open": { betPrice: 200, status: "open" },
      "further up, suspended": { betPrice: 210, status: "suspended" },
      "down, open": { betPrice: 180, status: "open" },
      "further down, closed": { betPrice: 170, status: "closed" },
      "as picked, open": { betPrice: 195, status: "open" },
      "as picked, settled": { betPrice: 195, status: "settled" },
    },
    "leg.acknowledge": { plain: {} },
  },
  states: {
    "price.steady": {
      sees: "확인한 배당 그대로다",
      noTags: ["priceChanged"],
      cannot: ["leg.acknowledge"],
      holds: ({ context }) => context.betPrice === context.seenPrice,
    },
    "price.up": {
      sees: "배당이 올랐다 (빨강)",
      tags: ["priceChanged"],
      can: ["leg.acknowledge", "leg.changed/further down, closed"],
      holds: ({ context }) => context.betPrice > context.seenPrice,
    },
    "price.down": {
      sees: "배당이 내렸다 (파랑)",
      tags: ["priceChanged"],
      can: ["leg.acknowledge", "leg.changed/further up, suspended"],
      holds: ({ context }) => context.betPrice < context.seenPrice,
    },
    "availability.open": {
      sees: "베팅할 수 있다",
      tags: ["takesBets"],
      can: ["leg.changed/further up, suspended", "leg.changed/further down, closed", "leg.changed/as picked, settled"],
    },
    "availability.suspended": {
      sees: "일시 중지",
      noTags: ["takesBets"],
      can: [
        "leg.changed/up, open",
        "leg.changed/down, open",
        "leg.changed/further down, closed",
        "leg.changed/as picked, open",
        "leg.changed/as picked, settled",
      ],
      cannot: ["leg.changed/further up, suspended"],
    },
    "availability.closed": {
      sees: "마감",
      noTags: ["takesBets"],
      can: [
        "leg.changed/up, open",
        "leg.changed/further up, suspended",
        "leg.changed/down, open",
        "leg.changed/as picked, open",
      ],
    },
  },
  expectTold: ({ before, event, after }) => {
    if (before === null) return [];
    if (event.type === "leg.acknowledge") return [`${SLIP.id} leg.priceAcknowledged`];
    const hasMoved = before.context.betPrice !== after.context.betPrice;
    const isOtherwise = JSON.stringify(before.value.availability) !== JSON.stringify(after.value.availability);
    return [
      ...(hasMoved ? [`${SLIP.id} leg.priceMoved`] : []),
      ...(isOtherwise ? [`${SLIP.id} leg.availabilityMoved`] : []),
    ];
  },
  properties: slipLegProperties,
  invariants: {
    "a market is open, suspended or closed as the server said last": ({ event, after }) =>
      event.type !== "leg.changed" ||
      after.matches({ availability: AVAILABILITY[(event as { status?: string }).status ?? ""] ?? "closed" }),
    "the price that was agreed to is the one that was shown": ({ event, after }) =>
      event.type !== "leg.acknowledge" || after.context.seenPrice === after.context.betPrice,
    "only the member moves the price that was agreed to": ({ before, event, after }) =>
      before === null || event.type === "leg.acknowledge" || before.context.seenPrice === after.context.seenPrice,
    "a price moves whether the market is open or not": ({ event, after }) =>
      event.type !== "leg.changed" || after.context.betPrice === (event as { betPrice?: number }).betPrice,
    "agreeing to a price opens no market": ({ before, event, after }) =>
      before === null || event.type !== "leg.acknowledge" || before.hasTag("takesBets") === after.hasTag("takesBets"),
  },
});

import { assign, setup } from "xstate";
import { takesPick } from "../../domain/sports/slip/availability.ts";
import { slipLegMachine } from "../slip-leg/slip-leg.machine.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import * as slip from "./slip.actions.ts";
import type {
  CheckPricesInput,
  CheckPricesOutput,
  SlipContext,
  SlipEmitted,
  SlipEvent,
  SlipInput,
  SlipTag,
} from "./slip.schema.ts";

// One slip of one member. It exists so that what stands in it is always a set of picks that their variants
// allow, that a refused pick leaves it as it was, and that nothing is edited while a bet of it is being
// placed: also after a reload, while it is not known what became of a bet that was sent before it. A stored slip comes
// back with its prices checked before it can be placed.

const { isEvent } = slip;

const base = setup({
  types: {
    context: {} as SlipContext,
    events: {} as SlipEvent,
    input: {} as SlipInput,
    emitted: {} as SlipEmitted,
    tags: {} as SlipTag,
  },
  actors: {
    slipLeg: slipLegMachine,
    checkPrices: unprovidedPromise<CheckPricesOutput, CheckPricesInput>("checkPrices"),
  },
  guards: {
    hasStored: ({ context }) => (context.stored?.entries.length ?? 0) > 0,
    hasNoLegs: ({ context }) => context.legs.length === 0,
    hasThatLeg: ({ context, event }) => "id" in event && context.legs.some((leg) => leg.entry.id === event.id),
    hasThatPrice: ({ context, event }) =>
      isEvent(event, "prices.changed") &&
      event.items.some((item) => context.legs.some((leg) => leg.entry.id === item.selectionId)),
    hasPlacedLeg: ({ context, event }) =>
      isEvent(event, "slip.placed") && context.legs.some((leg) => event.ids.includes(leg.entry.id)),
    hasHighestStake: ({ context }) => slip.highestStake(context) > 0,
    isReady: ({ context }) =>
      context.legs.length > 0 && slip.blockOf(context) === null && slip.movedOf(context) === null,
    hasMoved: ({ context }) =>
      context.legs.length > 0 && slip.blockOf(context) === null && slip.movedOf(context) !== null,
    isBlocked: ({ context }) => context.legs.length > 0 && slip.blockOf(context) !== null,
    isPickRefused: ({ context, event }) =>
      isEvent(event, "slip.pick") &&
      takesPick(slip.entriesOf(context), event.entry, event.availability) &&
      slip.pickResult(context, event.entry).refusal !== null,
    /** A closed price takes no pick. */
    canPick: ({ context, event }) =>
      isEvent(event, "slip.pick") && takesPick(slip.entriesOf(context), event.entry, event.availability),
    isOwnFilledRecord: ({ context, event }) =>
      isEvent(event, "slip.restore") && slip.isOwnRecord(context, event.stored) && event.stored.entries.length > 0,
    isOwnEmptyRecord: ({ context, event }) =>
      isEvent(event, "slip.restore") && slip.isOwnRecord(context, event.stored) && event.stored.entries.length === 0,
    isWholeStake: ({ context, event }) => {
      if (isEvent(event, "stake.set")) return Number.isSafeInteger(event.stake) && event.stake >= 0;
      return isEvent(event, "stake.quick") && event.amount > 0 && Number.isSafeInteger(context.stake + event.amount);
    },
  },
  actions: {
    changeLegs: assign(({ context, event, spawn, self }) => ({
      legs: slip.legsFor(slip.nextEntries(context, event), context.legs, ({ id, betPrice }) =>
        spawn("slipLeg", { id, input: { id, betPrice, slip: self } }),
      ),
      ...slip.leftLegs(context, event),
      combinations: slip.stayingCombinations(context, event),
      notice: slip.noticeOf(context, event),
    })),
    restoreLegs: assign(({ context, event, spawn, self }) => {
      const stored = isEvent(event, "slip.restore") ? event.stored : context.stored;
      if (!stored) return {};
      const legs = slip.legsFor(stored.entries, [], ({ id, betPrice }) =>
        spawn("slipLeg", { id, input: { id, betPrice, slip: self } }),
      );
      return {
        legs,
        combinations: [],
        stake: stored.stake,
        policy: stored.policy,
        removed: [],
        notice: null,
        stored: null,
        refusal: null,
      };
    }),
    keepRefusal: assign({
      refusal: ({ context, event }) =>
        isEvent(event, "slip.pick") ? slip.pickResult(context, event.entry).refusal : context.refusal,
    }),
    forgetRefusal: assign({ refusal: null }),
    forgetStake: assign({ stake: 0 }),
    setStake: assign({ stake: ({ context, event }) => (isEvent(event, "stake.set") ? event.stake : context.stake) }),
    addStake: assign({
      stake: ({ context, event }) => context.stake + (isEvent(event, "stake.quick") ? event.amount : 0),
    }),
    setHighestStake: assign({ stake: ({ context }) => slip.highestStake(context) }),
    setPolicy: assign({
      policy: ({ context, event }) => (isEvent(event, "policy.set") ? event.policy : context.policy),
    }),
    setBetLimits: assign({
      limits: ({ context, event }) => (isEvent(event, "betLimits.set") ? event.limits : context.limits),
    }),
    setBalance: assign({
      balance: ({ context, event }) => (isEvent(event, "balance.set") ? event.emoney : context.balance),
    }),
    setCombinations: assign({ combinations: ({ context, event }) => slip.combinationsFor(context, event) }),
    agreeCombinations: assign({ combinations: ({ context }) => slip.agreedCombinations(context) }),
    keepFact: assign({ legs: ({ context, event }) => slip.withFact(context.legs, event) }),
    keepChecked: assign({ checked: ({ context }, output: CheckPricesOutput) => slip.checkedItems(context, output) }),
    saveSlip: unprovidedEffect("saveSlip"),
  },
});

const slipSetup = base.extend({
  actions: {
    stopLeavingLegs: base.enqueueActions(({ context, event, enqueue }) => {
      for (const ref of slip.leavingRefs(context, event)) enqueue.stopChild(ref);
    }),
    tellRefusal: base.enqueueActions(({ context, enqueue }) => {
      if (context.refusal) enqueue.emit({ type: "slip.refused", refusal: context.refusal });
    }),
    tellPicked: base.enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: "slip.picked" });
    }),
    acknowledgeLeg: base.enqueueActions(({ context, event, enqueue }) => {
      for (const { ref, entry } of context.legs)
        if (isEvent(event, "slip.acceptPrice") && entry.id === event.id)
          enqueue.sendTo(ref, { type: "leg.acknowledge" });
    }),
    acknowledgeLegs: base.enqueueActions(({ context, enqueue }) => {
      for (const { ref } of context.legs) enqueue.sendTo(ref, { type: "leg.acknowledge" });
    }),
    tellLegs: base.enqueueActions(({ context, event, enqueue }) => {
      if (!isEvent(event, "prices.changed")) return;
      for (const { ref, now } of slip.addressed(context, event.items)) {
        enqueue.sendTo(ref, { type: "leg.changed", betPrice: now.betPrice, status: now.status });
      }
    }),
    tellCheckedLegs: base.enqueueActions(({ context, enqueue }) => {
      for (const { ref, now } of slip.addressed(context, context.checked)) {
        enqueue.sendTo(ref, { type: "leg.changed", betPrice: now.betPrice, status: now.status });
      }
    }),
  },
});

const readOutput = ({ event }: { event: { output: CheckPricesOutput } }) => event.output;

/** What a member may do with the terms of a bet, in an empty slip as in a filled one. */
const terms = {
  "stake.set": { guard: "isWholeStake", actions: ["setStake", "saveSlip"] },
  "stake.quick": { guard: "isWholeStake", actions: ["addStake", "saveSlip"] },
  "policy.set": { actions: ["setPolicy", "saveSlip"] },
} as const;

/** A bet is an agreement to the prices as they stand, also to those that moved: decisions, rule 45. */
const hold = { target: "#slip.held.agreed", actions: ["acknowledgeLegs", "agreeCombinations"] } as const;

/** A bet of before a reload agreed to the prices of then, not to those that stand in the slip. */
const holdForEarlier = { target: "#slip.held.earlier" } as const;

/** How a bet ends that holds the slip. */
const freed = <const Target extends string>(target: Target) =>
  ({
    "slip.release": { target },
    "slip.placed": [
      { guard: "hasPlacedLeg", target, actions: ["stopLeavingLegs", "changeLegs", "saveSlip"] },
      { target },
    ],
  }) as const;

const refusedPick = {
  guard: "isPickRefused",
  actions: ["keepRefusal", "tellRefusal"],
  meta: { requirements: ["REQ-4.27", "REQ-5.1", "REQ-8.2", "REQ-9.9", "REQ-R3"] },
} as const;

export const slipMachine = slipSetup.createMachine({
  id: "slip",
  context: slip.initialContext,
  initial: "empty",
  on: {
    "prices.changed": { guard: "hasThatPrice", actions: ["tellLegs"] },
    "leg.priceMoved": { guard: "hasThatLeg", actions: ["keepFact"] },
    "leg.availabilityMoved": { guard: "hasThatLeg", actions: ["keepFact"] },
    "leg.priceAcknowledged": { guard: "hasThatLeg", actions: ["keepFact", "saveSlip"] },
    "betLimits.set": { actions: ["setBetLimits"] },
    "balance.set": { actions: ["setBalance"] },
    "combinations.set": { actions: ["setCombinations"], meta: { requirements: ["REQ-R35"] } },
  },
  states: {
    empty: {
      entry: ["forgetStake"],
      always: { guard: "hasStored", target: "filled.checking", actions: ["restoreLegs"] },
      on: {
        ...terms,
        "slip.pick": [
          refusedPick,
          {
            guard: "canPick",
            meta: { requirements: ["REQ-4.25", "REQ-4.26", "REQ-4.28", "REQ-4.29", "REQ-9.11", "REQ-R2"] },
            target: "filled.blocked",
            actions: ["changeLegs", "forgetRefusal", "tellPicked", "saveSlip"],
          },
        ],
        "slip.restore": {
          guard: "isOwnFilledRecord",
          target: "filled.checking",
          actions: ["restoreLegs"],
          meta: { requirements: ["REQ-R10"] },
        },
        "slip.hold": holdForEarlier,
      },
    },
    filled: {
      initial: "blocked",
      always: { guard: "hasNoLegs", target: "empty" },
      on: {
        ...terms,
        "stake.max": {
          guard: "hasHighestStake",
          actions: ["setHighestStake", "saveSlip"],
          meta: { requirements: ["REQ-R23"] },
        },
        "slip.pick": [
          refusedPick,
          {
            guard: "canPick",
            meta: { requirements: ["REQ-4.25", "REQ-4.26", "REQ-4.28", "REQ-4.29", "REQ-9.11", "REQ-R2"] },
            actions: ["stopLeavingLegs", "changeLegs", "forgetRefusal", "tellPicked", "saveSlip"],
          },
        ],
        "slip.remove": {
          guard: "hasThatLeg",
          actions: ["stopLeavingLegs", "changeLegs", "forgetRefusal", "saveSlip"],
        },
        "slip.clear": { target: "empty", actions: ["stopLeavingLegs", "changeLegs", "forgetRefusal", "saveSlip"] },
        "slip.hold": holdForEarlier,
        "slip.restore": [
          { guard: "isOwnFilledRecord", target: ".checking", actions: ["stopLeavingLegs", "restoreLegs"] },
          { guard: "isOwnEmptyRecord", target: "empty", actions: ["stopLeavingLegs", "restoreLegs"] },
        ],
        "slip.acceptPrice": { guard: "hasThatLeg", actions: ["acknowledgeLeg"], meta: { requirements: ["REQ-R12"] } },
        "prices.check": { target: ".checking" },
      },
      states: {
        checking: {
          tags: ["busy"],
          invoke: {
            id: "checkPrices",
            src: "checkPrices",
            input: slip.checkInput,
            onDone: { target: "blocked", actions: [{ type: "keepChecked", params: readOutput }, "tellCheckedLegs"] },
            onError: { target: "unchecked" },
          },
        },
        unchecked: { tags: ["blocked"] },
        ready: {
          tags: ["placeable"],
          always: [
            { guard: "isBlocked", target: "blocked" },
            { guard: "hasMoved", target: "moved" },
          ],
          on: { "slip.hold": hold },
        },
        moved: {
          tags: ["placeable", "moved"],
          meta: { requirements: ["REQ-R45"] },
          always: [
            { guard: "isBlocked", target: "blocked" },
            { guard: "isReady", target: "ready" },
          ],
          on: { "slip.hold": hold },
        },
        blocked: {
          tags: ["blocked"],
          always: [
            { guard: "isReady", target: "ready" },
            { guard: "hasMoved", target: "moved" },
          ],
        },
      },
    },
    held: {
      tags: ["held"],
      initial: "agreed",
      states: {
        agreed: { on: freed("#slip.filled.blocked") },
        earlier: { on: freed("#slip.filled.checking") },
      },
    },
  },
});

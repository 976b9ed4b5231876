// What the chart of betting does: its setup, apart from the chart.
import { type AnyActorRef, assign, setup } from "xstate";
import { type EachSlip, eachSlip, SLIP_NAMES, type SlipName } from "../../domain/sports/slip/slips.ts";
import { unprovidedCallback, unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import { followFreshness, followRefusals, followSlips } from "./betting-relays.ts";
import { canPress, isNeeded, shownOf } from "./betting-inputs.ts";
import type { PlacementEvent } from "../placement/placement.schema.ts";
import type { SlipEvent } from "../slip/slip.schema.ts";
import { spawnLoaded } from "./spawn-loaded.ts";
import type {
  BetPress,
  BettingContext,
  BettingEvent,
  BettingMember,
  BettingTag,
  SlipPair,
  SlipsPart,
  StreamPart,
} from "./betting.schema.ts";

/** How long after code that could not be loaded it is asked for again. */
const LOAD_AGAIN_MS = 5_000;

/** The slips with their placements; none while they are not there. */
const all = (slips: EachSlip<SlipPair> | null): readonly SlipPair[] =>
  slips ? SLIP_NAMES.map((name) => slips[name]) : [];

const base = setup({
  types: {
    context: {} as BettingContext,
    events: {} as BettingEvent,
    tags: {} as BettingTag,
  },
  actors: {
    loadStream: unprovidedPromise<StreamPart, BettingMember>("loadStream"),
    loadSlips: unprovidedPromise<SlipsPart, BettingMember>("loadSlips"),
    followRefusals,
    followFreshness,
    followSlips,
    /** Tells `network.back` and `network.gone`. */
    watchNetwork: unprovidedCallback<BettingEvent>("watchNetwork"),
  },
  delays: { loadAgain: LOAD_AGAIN_MS },
  guards: {
    isWanted: ({ context }) => context.isWanted,
    isPrepared: ({ context }) => context.isPrepared,
    isOtherMember: ({ context: { member }, event }) =>
      event.type === "member.present" && event.member.id !== member?.id,
    isOfOtherLevel: ({ context: { member }, event }) =>
      event.type === "member.present" && event.member.level !== member?.level,
    hasOtherBalance: ({ context: { member }, event }) =>
      event.type === "member.present" && event.member.emoney !== member?.emoney,
    canPress,
    canPlace: (given) => canPress(given) && shownOf(given)?.slip.hasTag("placeable") === true,
    hasStakeLimit: ({ event }) => event.type === "placement.refused" && event.code === "stake_limit",
  },
  actions: {
    keepTab: assign({ tab: ({ context, event }) => (event.type === "betting.show" ? event.tab : context.tab) }),
    showCart: assign({ tab: "cart" }),
    keepMember: assign({
      member: ({ context, event }) => (event.type === "member.present" ? event.member : context.member),
    }),
    forgetMember: assign({ member: null }),
    keepWanted: assign({ isWanted: true }),
    keepPrepared: assign({ isPrepared: true }),
    keepNeed: assign({ isWanted: ({ context, event }) => isNeeded(context, event) }),
    keepPick: assign({
      waiting: ({ context: { waiting }, event }) =>
        event.type === "slip.pick"
          ? [...waiting, { name: event.name, entry: event.entry, availability: event.availability }]
          : waiting,
    }),
    forgetPicks: assign({ waiting: [] }),
    openStream: assign((args, part: StreamPart) => ({
      stores: part.stores,
      live: spawnLoaded(args.spawn)(part.live, { id: "live", input: {} }),
    })),
    openSlips: assign((args, part: SlipsPart) => {
      const spawn = spawnLoaded(args.spawn);
      const slips = eachSlip((name) => {
        const { slip, slipInput, placement, placementInput } = part.slips[name];
        return {
          slip: spawn(slip, { id: `slip-${name}`, input: slipInput }),
          placement: spawn(placement, { id: `placement-${name}`, input: placementInput }),
        };
      });
      return { slips, follow: part.follow, effects: spawn(part.effects, { id: "effects", input: { slips } }) };
    }),
    forgetStream: assign({ stores: null, live: null }),
    keepShown: assign({
      shown: ({ context: { shown }, event }) =>
        event.type === "slip.changed" ? { ...shown, [event.name]: event.shown } : shown,
    }),
    forgetSlips: assign({ slips: null, shown: {}, follow: null, effects: null }),
    closeStores: unprovidedEffect("closeStores"),
    endSession: unprovidedEffect("endSession"),
    awaitVisitor: unprovidedEffect("awaitVisitor"),
  },
});

type Told<Type extends BettingEvent["type"]> = Extract<BettingEvent, { type: Type }>;
interface ChildEvents {
  slip: SlipEvent;
  placement: PlacementEvent;
}

/** Tells a child of all slips what the event means to it. The chart says at which event. */
const tellAll = <Child extends keyof ChildEvents, Event extends BettingEvent>(
  child: Child,
  say: (event: Event) => ChildEvents[Child],
) =>
  base.enqueueActions(({ context: { slips }, event, enqueue }) => {
    for (const pair of all(slips)) enqueue.sendTo<AnyActorRef>(pair[child], say(event as Event));
  });

/** As `tellAll`, of the slip that the event names. */
const tellOne = <Child extends keyof ChildEvents, Event extends BettingEvent & { name: SlipName }>(
  child: Child,
  say: (event: Event) => ChildEvents[Child],
) =>
  base.enqueueActions(({ context: { slips }, event, enqueue }) => {
    if (slips) enqueue.sendTo<AnyActorRef>(slips[(event as Event).name][child], say(event as Event));
  });

const tellStream = (type: "connection.start" | "connection.retry" | "stream.closed") =>
  base.enqueueActions(({ context: { live }, enqueue }) => {
    if (live) enqueue.sendTo(live, { type });
  });

export const bettingSetup = base.extend({
  actions: {
    startStream: tellStream("connection.start"),
    retryStream: tellStream("connection.retry"),
    cutStream: tellStream("stream.closed"),
    stopStream: base.enqueueActions(({ context: { live }, enqueue }) => {
      if (live) enqueue.stopChild(live);
    }),
    stopSlips: base.enqueueActions(({ context: { slips, effects }, enqueue }) => {
      if (effects) enqueue.stopChild(effects);
      for (const { slip, placement } of all(slips)) {
        enqueue.stopChild(placement);
        enqueue.stopChild(slip);
      }
    }),
    tellFreshness: tellAll("placement", (event: Told<"prices.fresh" | "prices.notFresh">) => event),
    tellBet: tellAll("placement", (event: Told<"bet.changed">) => event),
    checkPrices: tellAll("slip", (event: Told<"prices.check">) => event),
    tellBetLimits: tellAll("slip", ({ limits }: Told<"betLimits.known">) => ({ type: "betLimits.set", limits })),
    tellBalance: tellAll("slip", ({ member }: Told<"member.present">) => ({
      type: "balance.set",
      emoney: member.emoney,
    })),
    tellPick: tellOne("slip", (event: Told<"slip.pick">) => event),
    tellWaitingPicks: base.enqueueActions(({ context: { slips, waiting }, enqueue }) => {
      if (!slips) return;
      for (const { name, entry, availability } of waiting)
        enqueue.sendTo(slips[name].slip, { type: "slip.pick", entry, availability });
    }),
    tellPrices: tellOne("slip", (event: Told<"prices.changed">) => event),
    tellStored: tellOne("slip", ({ stored }: Told<"slip.stored">) => ({ type: "slip.restore", stored })),
    tellPlaced: tellOne("slip", ({ bet }: Told<"placement.accepted">) => ({
      type: "slip.placed",
      ids: bet.picks.map((pick) => pick.selectionId),
    })),
    tellPlacement: tellOne("placement", (event: Told<BetPress["type"]>) => event),
    tellPicked: tellOne("placement", () => ({ type: "placement.edit" })),
    holdSlip: tellOne("slip", () => ({ type: "slip.hold" })),
    releaseSlip: tellOne("slip", () => ({ type: "slip.release" })),
    askBetLimits: base.enqueueActions(({ context: { effects }, enqueue }) => {
      if (effects) enqueue.sendTo(effects, { type: "betLimits.ask" });
    }),
    tellCorrections: base.enqueueActions(({ context: { effects, slips }, event, enqueue }) => {
      if (!effects || !slips || event.type !== "placement.refused") return;
      const { name, items, combinations } = event;
      enqueue.sendTo(effects, { type: "prices.correct", items });
      if (combinations.length > 0) enqueue.sendTo(slips[name].slip, { type: "combinations.set", items: combinations });
    }),
  },
});

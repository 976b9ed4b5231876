// What the chart of betting does: its setup, apart from the chart.
import { assign, setup } from "xstate";
import { type EachSlip, eachSlip, SLIP_NAMES } from "../../domain/sports/slip/slips.ts";
import { unprovidedCallback, unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import { followFreshness, followRefusals, followSlips } from "./betting-relays.ts";
import { isNeeded } from "./betting-inputs.ts";
import { spawnLoaded } from "./spawn-loaded.ts";
import type {
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
    forgetSlips: assign({ slips: null, follow: null, effects: null }),
    closeStores: unprovidedEffect("closeStores"),
    endSession: unprovidedEffect("endSession"),
    awaitVisitor: unprovidedEffect("awaitVisitor"),
  },
});

export const bettingSetup = base.extend({
  actions: {
    startStream: base.enqueueActions(({ context: { live }, enqueue }) => {
      if (live) enqueue.sendTo(live, { type: "connection.start" });
    }),
    retryStream: base.enqueueActions(({ context: { live }, enqueue }) => {
      if (live) enqueue.sendTo(live, { type: "connection.retry" });
    }),
    cutStream: base.enqueueActions(({ context: { live }, enqueue }) => {
      if (live) enqueue.sendTo(live, { type: "stream.closed" });
    }),
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
    tellFreshness: base.enqueueActions(({ context: { slips }, event, enqueue }) => {
      if (event.type !== "prices.fresh" && event.type !== "prices.notFresh") return;
      for (const { placement } of all(slips)) enqueue.sendTo(placement, { type: event.type });
    }),
    tellBet: base.enqueueActions(({ context: { slips }, event, enqueue }) => {
      if (event.type !== "bet.changed") return;
      for (const { placement } of all(slips)) enqueue.sendTo(placement, event);
    }),
    tellPick: base.enqueueActions(({ context: { slips }, event, enqueue }) => {
      if (!slips || event.type !== "slip.pick") return;
      const { name, entry, availability } = event;
      enqueue.sendTo(slips[name].slip, { type: "slip.pick", entry, availability });
    }),
    tellWaitingPicks: base.enqueueActions(({ context: { slips, waiting }, enqueue }) => {
      if (!slips) return;
      for (const { name, entry, availability } of waiting)
        enqueue.sendTo(slips[name].slip, { type: "slip.pick", entry, availability });
    }),
    tellPrices: base.enqueueActions(({ context: { slips }, event, enqueue }) => {
      if (slips && event.type === "prices.changed")
        enqueue.sendTo(slips[event.name].slip, { type: "prices.changed", items: event.items });
    }),
    checkPrices: base.enqueueActions(({ context: { slips }, enqueue }) => {
      for (const { slip } of all(slips)) enqueue.sendTo(slip, { type: "prices.check" });
    }),
    tellBalance: base.enqueueActions(({ context: { slips, member }, enqueue }) => {
      if (!member) return;
      for (const { slip } of all(slips)) enqueue.sendTo(slip, { type: "balance.set", emoney: member.emoney });
    }),
    tellLimits: base.enqueueActions(({ context: { slips }, event, enqueue }) => {
      if (event.type !== "limits.known") return;
      for (const { slip } of all(slips)) enqueue.sendTo(slip, { type: "limits.set", limits: event.limits });
    }),
    tellStored: base.enqueueActions(({ context: { slips }, event, enqueue }) => {
      if (slips && event.type === "slip.stored")
        enqueue.sendTo(slips[event.name].slip, { type: "slip.restore", stored: event.stored });
    }),
    tellPlaced: base.enqueueActions(({ context: { slips }, event, enqueue }) => {
      if (!slips || event.type !== "placement.accepted") return;
      const ids = event.bet.picks.map((pick) => pick.selectionId);
      enqueue.sendTo(slips[event.name].slip, { type: "slip.placed", ids });
    }),
    tellPicked: base.enqueueActions(({ context: { slips }, event, enqueue }) => {
      if (slips && event.type === "slip.picked")
        enqueue.sendTo(slips[event.name].placement, { type: "placement.edit" });
    }),
    holdSlip: base.enqueueActions(({ context: { slips }, event, enqueue }) => {
      if (slips && event.type === "placement.began") enqueue.sendTo(slips[event.name].slip, { type: "slip.hold" });
    }),
    releaseSlip: base.enqueueActions(({ context: { slips }, event, enqueue }) => {
      if (slips && event.type === "placement.ended") enqueue.sendTo(slips[event.name].slip, { type: "slip.release" });
    }),
    askLimits: base.enqueueActions(({ context: { effects }, enqueue }) => {
      if (effects) enqueue.sendTo(effects, { type: "limits.ask" });
    }),
    tellCorrections: base.enqueueActions(({ context: { effects, slips }, event, enqueue }) => {
      if (!effects || !slips || event.type !== "placement.refused") return;
      const { name, items, combinations } = event;
      enqueue.sendTo(effects, { type: "prices.correct", items });
      if (combinations.length > 0) enqueue.sendTo(slips[name].slip, { type: "combinations.set", items: combinations });
    }),
  },
});

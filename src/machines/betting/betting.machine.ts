import { assign, setup } from "xstate";
import { type EachSlip, eachSlip, SLIP_NAMES } from "../../domain/sports/slip/slips.ts";
import { unprovidedCallback, unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import { followFreshness, followPicks, followPlacements, followRefusals } from "./betting-relays.ts";
import { liveOf, memberOf, slipsOf } from "./betting-inputs.ts";
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

// The parent of the stream and of the four slips, each with its placement, of the member who is logged in. Their code is
// loaded when they are needed: the stream's at the login, the slips' when a page asks. While a bet is under way its slip
// is held; the others are not.

/** How long after code that could not be loaded it is asked for again. */
const LOAD_AGAIN_MS = 5_000;

const EMPTY: BettingContext = {
  member: null,
  isWanted: false,
  waiting: [],
  stores: null,
  live: null,
  slips: null,
  desk: null,
};

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
    followPlacements,
    followPicks,
    /** Tells `network.back`. */
    watchNetwork: unprovidedCallback<BettingEvent>("watchNetwork"),
  },
  delays: { loadAgain: LOAD_AGAIN_MS },
  guards: {
    isWanted: ({ context }) => context.isWanted,
    isOtherMember: ({ context: { member }, event }) =>
      event.type === "member.present" && event.member.id !== member?.id,
    isOfOtherLevel: ({ context: { member }, event }) =>
      event.type === "member.present" && event.member.level !== member?.level,
    hasOtherBalance: ({ context: { member }, event }) =>
      event.type === "member.present" && event.member.emoney !== member?.emoney,
    hasStakeLimit: ({ event }) => event.type === "placement.refused" && event.code === "stake_limit",
  },
  actions: {
    keepMember: assign({
      member: ({ context, event }) => (event.type === "member.present" ? event.member : context.member),
    }),
    forgetMember: assign({ member: null }),
    keepWanted: assign({ isWanted: true }),
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
      return { slips, desk: spawn(part.desk, { id: "desk", input: { slips } }) };
    }),
    forgetStream: assign({ stores: null, live: null }),
    forgetSlips: assign({ slips: null, desk: null }),
    closeStores: unprovidedEffect("closeStores"),
    endSession: unprovidedEffect("endSession"),
  },
});

const bettingSetup = base.extend({
  actions: {
    startStream: base.enqueueActions(({ context: { live }, enqueue }) => {
      if (live) enqueue.sendTo(live, { type: "connection.start" });
    }),
    retryStream: base.enqueueActions(({ context: { live }, enqueue }) => {
      if (live) enqueue.sendTo(live, { type: "connection.retry" });
    }),
    stopStream: base.enqueueActions(({ context: { live }, enqueue }) => {
      if (live) enqueue.stopChild(live);
    }),
    stopSlips: base.enqueueActions(({ context: { slips, desk }, enqueue }) => {
      if (desk) enqueue.stopChild(desk);
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
    askLimits: base.enqueueActions(({ context: { desk }, enqueue }) => {
      if (desk) enqueue.sendTo(desk, { type: "limits.ask" });
    }),
    tellCorrections: base.enqueueActions(({ context: { desk, slips }, event, enqueue }) => {
      if (!desk || !slips || event.type !== "placement.refused") return;
      const { name, items, combinations } = event;
      enqueue.sendTo(desk, { type: "prices.correct", items });
      if (combinations.length > 0) enqueue.sendTo(slips[name].slip, { type: "combinations.set", items: combinations });
    }),
  },
});

const readOutput = <Output>({ event }: { event: { output: Output } }): Output => event.output;

export const bettingMachine = bettingSetup.createMachine({
  id: "betting",
  context: EMPTY,
  initial: "absent",
  on: { "betting.ask": { actions: ["keepWanted"] } },
  states: {
    absent: { on: { "member.present": { target: "present", actions: ["keepMember"] } } },
    present: {
      initial: "loading",
      on: {
        "member.gone": { target: "absent", actions: ["forgetMember", "forgetPicks"] },
        "slip.pick": { actions: ["keepPick", "keepWanted"] },
        "member.present": [
          { guard: "isOtherMember", target: "present", reenter: true, actions: ["keepMember", "forgetPicks"] },
          { guard: "isOfOtherLevel", actions: ["keepMember", "tellBalance", "askLimits"] },
          { guard: "hasOtherBalance", actions: ["keepMember", "tellBalance"] },
        ],
      },
      states: {
        loading: {
          invoke: {
            id: "loadStream",
            src: "loadStream",
            input: memberOf,
            onDone: {
              target: "streaming",
              actions: [{ type: "openStream", params: readOutput }, "startStream"],
            },
            onError: { target: "unloaded" },
          },
        },
        unloaded: {
          on: { "betting.ask": { target: "loading", actions: ["keepWanted"] } },
          after: { loadAgain: { target: "loading" } },
        },
        streaming: {
          initial: "listening",
          exit: ["stopStream", "closeStores", "forgetStream"],
          invoke: [
            {
              id: "followRefusals",
              src: "followRefusals",
              input: liveOf,
              onError: { target: "#betting.present.unloaded" },
            },
            { id: "watchNetwork", src: "watchNetwork", onError: { target: "#betting.present.unloaded" } },
          ],
          on: {
            "network.back": { actions: ["retryStream"] },
            "connection.refused": { actions: ["endSession"] },
          },
          states: {
            listening: { always: { guard: "isWanted", target: "opening" } },
            opening: {
              invoke: {
                id: "loadSlips",
                src: "loadSlips",
                input: memberOf,
                onDone: {
                  target: "open",
                  actions: [{ type: "openSlips", params: readOutput }, "tellWaitingPicks", "forgetPicks"],
                },
                onError: { target: "unopened" },
              },
            },
            unopened: {
              on: { "betting.ask": { target: "opening" } },
              after: { loadAgain: { target: "opening" } },
            },
            open: {
              tags: ["ready"],
              exit: ["stopSlips", "forgetSlips"],
              invoke: [
                {
                  id: "followPlacements",
                  src: "followPlacements",
                  input: slipsOf,
                  onError: { target: "#betting.present.unloaded" },
                },
                {
                  id: "followPicks",
                  src: "followPicks",
                  input: slipsOf,
                  onError: { target: "#betting.present.unloaded" },
                },
                {
                  id: "followFreshness",
                  src: "followFreshness",
                  input: liveOf,
                  onError: { target: "#betting.present.unloaded" },
                },
              ],
              on: {
                "prices.fresh": { actions: ["tellFreshness"] },
                "prices.notFresh": { actions: ["tellFreshness"] },
                "prices.changed": { actions: ["tellPrices"] },
                "prices.check": { actions: ["checkPrices", "askLimits"] },
                "slip.pick": { actions: ["tellPick"] },
                "bet.changed": { actions: ["tellBet", "askLimits"] },
                "limits.known": { actions: ["tellLimits"] },
                "slip.stored": { actions: ["tellStored"] },
                "slip.picked": { actions: ["tellPicked"] },
                "placement.began": { actions: ["holdSlip"] },
                "placement.ended": { actions: ["releaseSlip"] },
                "placement.accepted": { actions: ["tellPlaced", "askLimits"] },
                "placement.refused": [
                  { guard: "hasStakeLimit", actions: ["tellCorrections", "askLimits"] },
                  { actions: ["tellCorrections"] },
                ],
              },
            },
          },
        },
      },
    },
  },
});

import { assign, setup, type ActorRefFromLogic, type AnyActorLogic, type InputFrom } from "xstate";
import { unprovidedCallback, unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import { followFreshness, followPicks, followPlacement, followRefusals } from "./betting-relays.ts";
import { liveOf, memberOf, placementOf, slipOf } from "./betting-inputs.ts";
import type {
  BettingContext,
  BettingEvent,
  BettingMember,
  BettingTag,
  SlipPart,
  StreamPart,
} from "./betting.schema.ts";

// The parent of the stream, the slip and the placement of the member who is logged in. Their code is loaded when they
// are needed: the stream's at the login, the slip's when a page asks. While a bet is under way the slip is held.

/** How long after code that could not be loaded it is asked for again. */
export const LOAD_AGAIN_MS = 5_000;

const EMPTY: BettingContext = {
  member: null,
  isWanted: false,
  waiting: [],
  stores: null,
  live: null,
  slip: null,
  placement: null,
  desk: null,
};

type Spawn = <Logic extends AnyActorLogic>(
  logic: Logic,
  options: { id: string; input: InputFrom<Logic> },
) => ActorRefFromLogic<Logic>;

/** A setup knows the children that it names. These come with their code, after it was loaded. */
const spawnLoaded = (spawn: unknown): Spawn => spawn as Spawn;

const base = setup({
  types: {
    context: {} as BettingContext,
    events: {} as BettingEvent,
    tags: {} as BettingTag,
  },
  actors: {
    loadStream: unprovidedPromise<StreamPart, BettingMember>("loadStream"),
    loadSlip: unprovidedPromise<SlipPart, BettingMember>("loadSlip"),
    followRefusals,
    followFreshness,
    followPlacement,
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
        event.type === "slip.pick" ? [...waiting, { entry: event.entry, availability: event.availability }] : waiting,
    }),
    forgetPicks: assign({ waiting: [] }),
    openStream: assign((args, part: StreamPart) => ({
      stores: part.stores,
      live: spawnLoaded(args.spawn)(part.live, { id: "live", input: {} }),
    })),
    openSlip: assign((args, part: SlipPart) => {
      const spawn = spawnLoaded(args.spawn);
      const slip = spawn(part.slip, { id: "slip", input: part.slipInput });
      return {
        slip,
        placement: spawn(part.placement, { id: "placement", input: part.placementInput }),
        desk: spawn(part.desk, { id: "desk", input: { slip } }),
      };
    }),
    forgetStream: assign({ stores: null, live: null }),
    forgetSlip: assign({ slip: null, placement: null, desk: null }),
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
    stopSlip: base.enqueueActions(({ context: { slip, placement, desk }, enqueue }) => {
      if (desk) enqueue.stopChild(desk);
      if (placement) enqueue.stopChild(placement);
      if (slip) enqueue.stopChild(slip);
    }),
    tellFreshness: base.enqueueActions(({ context: { placement }, event, enqueue }) => {
      if (placement && (event.type === "prices.fresh" || event.type === "prices.notFresh"))
        enqueue.sendTo(placement, { type: event.type });
    }),
    tellBet: base.enqueueActions(({ context: { placement }, event, enqueue }) => {
      if (placement && event.type === "bet.changed") enqueue.sendTo(placement, event);
    }),
    tellPick: base.enqueueActions(({ context: { slip }, event, enqueue }) => {
      if (slip && event.type === "slip.pick") enqueue.sendTo(slip, event);
    }),
    tellWaitingPicks: base.enqueueActions(({ context: { slip, waiting }, enqueue }) => {
      if (slip) for (const pressed of waiting) enqueue.sendTo(slip, { type: "slip.pick", ...pressed });
    }),
    tellPrices: base.enqueueActions(({ context: { slip }, event, enqueue }) => {
      if (slip && event.type === "prices.changed") enqueue.sendTo(slip, event);
    }),
    checkPrices: base.enqueueActions(({ context: { slip }, enqueue }) => {
      if (slip) enqueue.sendTo(slip, { type: "prices.check" });
    }),
    tellBalance: base.enqueueActions(({ context: { slip, member }, enqueue }) => {
      if (slip && member) enqueue.sendTo(slip, { type: "balance.set", emoney: member.emoney });
    }),
    tellLimits: base.enqueueActions(({ context: { slip }, event, enqueue }) => {
      if (slip && event.type === "limits.known") enqueue.sendTo(slip, { type: "limits.set", limits: event.limits });
    }),
    tellStored: base.enqueueActions(({ context: { slip }, event, enqueue }) => {
      if (slip && event.type === "slip.stored") enqueue.sendTo(slip, { type: "slip.restore", stored: event.stored });
    }),
    tellPlaced: base.enqueueActions(({ context: { slip }, event, enqueue }) => {
      if (slip && event.type === "placement.accepted")
        enqueue.sendTo(slip, { type: "slip.placed", ids: event.bet.picks.map((pick) => pick.selectionId) });
    }),
    tellPicked: base.enqueueActions(({ context: { placement }, enqueue }) => {
      if (placement) enqueue.sendTo(placement, { type: "placement.edit" });
    }),
    holdSlip: base.enqueueActions(({ context: { slip }, enqueue }) => {
      if (slip) enqueue.sendTo(slip, { type: "slip.hold" });
    }),
    releaseSlip: base.enqueueActions(({ context: { slip }, enqueue }) => {
      if (slip) enqueue.sendTo(slip, { type: "slip.release" });
    }),
    askLimits: base.enqueueActions(({ context: { desk }, enqueue }) => {
      if (desk) enqueue.sendTo(desk, { type: "limits.ask" });
    }),
    tellCorrections: base.enqueueActions(({ context: { desk }, event, enqueue }) => {
      if (desk && event.type === "placement.refused")
        enqueue.sendTo(desk, { type: "prices.correct", items: event.items });
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
                id: "loadSlip",
                src: "loadSlip",
                input: memberOf,
                onDone: {
                  target: "open",
                  actions: [{ type: "openSlip", params: readOutput }, "tellWaitingPicks", "forgetPicks"],
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
              initial: "editing",
              exit: ["stopSlip", "forgetSlip"],
              invoke: [
                {
                  id: "followPlacement",
                  src: "followPlacement",
                  input: placementOf,
                  onError: { target: "#betting.present.unloaded" },
                },
                {
                  id: "followPicks",
                  src: "followPicks",
                  input: slipOf,
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
                "placement.accepted": { actions: ["tellPlaced", "askLimits"] },
                "placement.refused": [
                  { guard: "hasStakeLimit", actions: ["tellCorrections", "askLimits"] },
                  { actions: ["tellCorrections"] },
                ],
              },
              states: {
                editing: { on: { "placement.began": { target: "placing", actions: ["holdSlip"] } } },
                placing: {
                  tags: ["placing"],
                  on: { "placement.ended": { target: "editing", actions: ["releaseSlip"] } },
                },
              },
            },
          },
        },
      },
    },
  },
});

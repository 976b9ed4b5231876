import { bettingSetup } from "./betting.actions.ts";
import { liveOf, memberOf, slipsOf } from "./betting-inputs.ts";
import type { BettingContext } from "./betting.schema.ts";

// The parent of the stream and of the four slips, each with its placement, of the member who is logged in. Their code is
// loaded when they are needed: the stream's at the login, the slips' when a page asks. While a bet is under way its slip
// is held; the others are not. The page asks it alone what may be pressed for a bet, and reads here what came of it.

const EMPTY: BettingContext = {
  tab: "cart",
  member: null,
  isPrepared: false,
  isWanted: false,
  waiting: [],
  stores: null,
  live: null,
  slips: null,
  shown: {},
  follow: null,
  effects: null,
};

/** A bet begins where its slip lets it, and its placement. */
const place = { guard: "canPlace", actions: ["tellPlacement"] } as const;
const press = { guard: "canPress", actions: ["tellPlacement"] } as const;

const readOutput = <Output>({ event }: { event: { output: Output } }): Output => event.output;

export const bettingMachine = bettingSetup.createMachine({
  id: "betting",
  context: EMPTY,
  initial: "absent",
  on: {
    "betting.ask": { actions: ["keepWanted"] },
    "betting.show": { actions: ["keepTab"] },
    "betting.prepare": [
      { guard: "isPrepared", actions: ["keepNeed"] },
      { actions: ["keepPrepared", "keepNeed", "awaitVisitor"] },
    ],
  },
  states: {
    absent: { on: { "member.present": { target: "present", actions: ["keepMember", "keepNeed"] } } },
    present: {
      initial: "loading",
      on: {
        "member.gone": { target: "absent", actions: ["forgetMember", "forgetPicks", "showCart"] },
        "slip.pick": { actions: ["keepPick", "keepWanted", "showCart"] },
        "member.present": [
          {
            guard: "isOtherMember",
            target: "present",
            reenter: true,
            actions: ["keepMember", "keepNeed", "forgetPicks", "showCart"],
          },
          { guard: "isOfOtherLevel", actions: ["keepMember", "tellBalance", "askBetLimits"] },
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
            "network.gone": { actions: ["cutStream"] },
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
                  meta: { requirements: ["REQ-R41", "REQ-R10"] },
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
                  id: "followSlips",
                  src: "followSlips",
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
                "prices.check": { actions: ["checkPrices", "askBetLimits"] },
                "slip.pick": { actions: ["tellPick", "showCart"], meta: { requirements: ["REQ-R41"] } },
                "bet.changed": { actions: ["tellBet", "askBetLimits"] },
                "betLimits.known": { actions: ["tellBetLimits"] },
                "slip.stored": { actions: ["tellStored"] },
                "slip.changed": { actions: ["keepShown"] },
                "placement.open": place,
                "placement.confirm": place,
                "placement.cancel": press,
                "command.reconcile": press,
                "command.resend": press,
                "command.discard": press,
                "placement.edit": press,
                "placement.setDirect": press,
                "slip.picked": { actions: ["tellPicked"] },
                "placement.began": { actions: ["holdSlip"] },
                "placement.ended": { actions: ["releaseSlip"] },
                "placement.accepted": { actions: ["tellPlaced", "askBetLimits"] },
                "placement.refused": [
                  { guard: "hasStakeLimit", actions: ["tellCorrections", "askBetLimits"] },
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

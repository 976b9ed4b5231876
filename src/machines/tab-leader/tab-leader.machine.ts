// A browser keeps six connections to a host: a stream in each tab would leave the seventh tab without any. One tab, the
// one that holds the lock, reads for all tabs of the member; when it goes, the next one reads on. A tab that is frozen or
// hangs keeps its lock: the others ask it, and steal the lock when it does not answer. One tab has the turn to steal
// until its line is open; who has it when the next one asks again may be frozen too, and is not waited for.
import { assign, setup, stateIn } from "xstate";
import { unprovidedCallback, unprovidedEffect } from "../shared/unprovided.ts";
import { wantedTopics } from "./wanted.ts";
import type {
  TabLeaderActors,
  TabLeaderContext,
  TabLeaderEvent,
  TabLeaderInput,
  TabLeaderTag,
} from "./tab-leader.schema.ts";

/** How long the others wait for the reading tab, in milliseconds. */
const TAB_LEADER_DELAYS = {
  /** A heartbeat comes every 5 s: after this long without a sign the reading tab is asked for one. */
  quiet: 7_000,
  /** It answers at once unless it is frozen or hangs. The page adds its own randomness. */
  answer: 3_000,
} as const;

type Line = TabLeaderActors["readLine"];

function wanted({ own, others }: TabLeaderContext): Line["input"]["topics"] {
  return wantedTopics([own, ...Object.values(others)]);
}

function lineInput({ context }: { context: TabLeaderContext }): Line["input"] {
  return { topics: wanted(context), since: context.since };
}

function withWish(context: TabLeaderContext, event: TabLeaderEvent): TabLeaderContext {
  if (event.type === "wish.changed") return { ...context, own: event.topics };
  if (event.type !== "tab.wished") return context;
  return { ...context, others: { ...context.others, [event.tab]: event.topics } };
}

export const tabLeaderMachine = setup({
  types: {
    context: {} as TabLeaderContext,
    events: {} as TabLeaderEvent,
    input: {} as TabLeaderInput,
    tags: {} as TabLeaderTag,
  },
  actors: {
    joinTabs: unprovidedCallback<TabLeaderEvent>("joinTabs"),
    readLine: unprovidedCallback<TabLeaderEvent, Line["input"]>("readLine"),
  },
  delays: TAB_LEADER_DELAYS,
  guards: {
    isFollower: stateIn({ sharing: { role: "following" } }),
    isNewWish: ({ context, event }) => wanted(withWish(context, event)).join() !== wanted(context).join(),
  },
  actions: {
    keepWish: assign(({ context, event }) => withWish(context, event)),
    keepSince: assign(({ event }) => ("since" in event ? { since: event.since } : {})),
    askLeader: unprovidedEffect("askLeader"),
    answerHere: unprovidedEffect("answerHere"),
    answerOpen: unprovidedEffect("answerOpen"),
    tellWish: unprovidedEffect("tellWish"),
    claimTurn: unprovidedEffect("claimTurn"),
    endTurn: unprovidedEffect("endTurn"),
    stealLock: unprovidedEffect("stealLock"),
    tellOpened: unprovidedEffect("tellOpened"),
    tellEnded: unprovidedEffect("tellEnded"),
  },
}).createMachine({
  id: "tab-leader",
  context: ({ input }) => ({ own: input.topics, others: {}, since: null }),
  initial: "sharing",
  states: {
    sharing: {
      type: "parallel",
      entry: "tellWish",
      // Waits for the lock and holds it, hears the other tabs, and watches what this one wants.
      invoke: { id: "joinTabs", src: "joinTabs", onError: "over" },
      states: {
        role: {
          initial: "following",
          // Who does not need the turn any more lets it go.
          on: { "turn.granted": { actions: "endTurn" } },
          states: {
            following: {
              tags: "follower",
              initial: "asking",
              on: {
                // Who was about to take the lock too learns that there is a reading tab.
                "lock.granted": { target: "leading", actions: "answerHere" },
                // A tab that begins to read does not know what the others want.
                "leader.answered": { target: ".hearing", actions: "tellWish" },
                "leader.opened": ".hearing",
                "leader.beat": ".hearing",
                "tab.wished": { actions: "keepWish" },
                "wish.changed": { actions: ["keepWish", "tellWish"] },
              },
              states: {
                asking: { entry: "askLeader", after: { answer: "claiming" } },
                claiming: { entry: "claimTurn", on: { "turn.granted": "stealing", "turn.refused": "yielding" } },
                yielding: { after: { quiet: "askingAgain" } },
                askingAgain: { entry: "askLeader", after: { answer: "claimingAgain" } },
                claimingAgain: { entry: "claimTurn", on: { "turn.granted": "stealing", "turn.refused": "stealing" } },
                stealing: { entry: "stealLock" },
                hearing: { after: { quiet: "asking" } },
              },
            },
            leading: {
              initial: "opening",
              invoke: {
                id: "readLine",
                src: "readLine",
                input: lineInput,
                onError: "#tab-leader.over",
              },
              on: {
                "tab.wished": [
                  { guard: "isNewWish", target: "leading", reenter: true, actions: ["keepWish", "keepSince"] },
                  { actions: "keepWish" },
                ],
                "wish.changed": [
                  { guard: "isNewWish", target: "leading", reenter: true, actions: ["keepWish", "keepSince"] },
                  { actions: "keepWish" },
                ],
                "line.ended": "#tab-leader.over",
                "lock.lost": "#tab-leader.over",
              },
              states: {
                opening: {
                  on: {
                    "tab.asked": { actions: "answerHere" },
                    "line.opened": { target: "reading", actions: ["endTurn", "answerOpen"] },
                  },
                },
                reading: { on: { "tab.asked": { actions: "answerOpen" } } },
              },
            },
          },
        },
        line: {
          initial: "silent",
          states: {
            silent: {
              on: {
                "line.opened": { target: "open", actions: "tellOpened" },
                "leader.opened": { guard: "isFollower", target: "open", actions: "tellOpened" },
              },
            },
            open: { tags: "open" },
          },
        },
      },
    },
    over: { type: "final", entry: "tellEnded" },
  },
});

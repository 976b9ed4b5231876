import { definePathModel } from "../../../paths/lib/model.ts";
import { tabLeaderMachine } from "./tab-leader.machine.ts";
import type { TabLeaderContext, TabLeaderEvent } from "./tab-leader.schema.ts";
import { tabLeaderWords } from "./tab-leader.words.ts";
import { tabLeaderProperties } from "./tab-leader.properties.paths.ts";

type Snapshot = { matches: (state: object) => boolean; context: TabLeaderContext };

const FOLLOWING = "sharing.role.following";
const LEADING = "sharing.role.leading";

const follows = (snapshot: Snapshot | null, state?: string): boolean =>
  snapshot?.matches({ sharing: { role: state === undefined ? "following" : { following: state } } }) ?? false;
const leads = (snapshot: Snapshot | null, state?: string): boolean =>
  snapshot?.matches({ sharing: { role: state === undefined ? "leading" : { leading: state } } }) ?? false;
const hears = (snapshot: Snapshot | null): boolean => snapshot?.matches({ sharing: { line: "open" } }) ?? false;
const claims = (snapshot: Snapshot | null): boolean =>
  follows(snapshot, "claiming") || follows(snapshot, "claimingAgain");

/** What all tabs want, in the order of the alphabet. */
const topicsOf = ({ own, others }: TabLeaderContext): string =>
  ["live", "prematch"].filter((topic) => [own, ...Object.values(others)].flat().includes(topic as never)).join();

const whereFollowing = (state: string) => (before: Snapshot) => (follows(before) ? `${FOLLOWING}.${state}` : null);

/** Signs of the tab that reads; it does not hear its own. */
const SIGNS = ["leader.answered", "leader.opened", "leader.beat"];

export const tabLeaderPaths = definePathModel({
  machine: tabLeaderMachine,
  words: tabLeaderWords,
  input: { topics: ["prematch"] },
  lasts: { quiet: 7_000, answer: 3_000 },
  events: {
    "lock.granted": { plain: {} },
    "lock.lost": { plain: {} },
    "turn.granted": { plain: {} },
    "turn.refused": { plain: {} },
    "leader.answered": { plain: {} },
    "leader.opened": { plain: { at: "e-2" } },
    "leader.beat": { plain: {} },
    "tab.asked": { plain: {} },
    "tab.wished": {
      live: { tab: "t-2", topics: ["live"], since: "e-1" },
      nothing: { tab: "t-2", topics: [], since: null },
    },
    "wish.changed": {
      both: { topics: ["prematch", "live"], since: "e-0" },
      prematch: { topics: ["prematch"], since: null },
    },
    "line.opened": { plain: {} },
    "line.ended": { closed: { end: { kind: "closed" } }, refused: { end: { kind: "refused", status: 555 } } },
  },
  errors: { joinTabs: { "no channel": new Error("no channel") }, readLine: { "no fetch": new Error("no fetch") } },
  key: ({ context: { own, others, since } }) => [own, others["t-2"] ?? [], since],
  asks: { readLine: ({ context }) => ({ topics: topicsOf(context).split(",").filter(Boolean), since: context.since }) },
  comesTo: {
    start: [`${FOLLOWING}.asking`, "sharing.line.silent"],
    "lock.granted": (before) => (follows(before) ? `${LEADING}.opening` : null),
    "lock.lost": (before) => (leads(before) ? "over" : null),
    "line.ended": (before) => (leads(before) ? "over" : null),
    "error joinTabs": "over",
    "error readLine": "over",
    "turn.granted": (before) => (claims(before) ? `${FOLLOWING}.stealing` : null),
    "turn.refused": (before) =>
      claims(before) ? `${FOLLOWING}.${follows(before, "claiming") ? "yielding" : "stealing"}` : null,
    ...Object.fromEntries(SIGNS.map((sign) => [sign, whereFollowing("hearing")])),
    "line.opened": (before) => (leads(before) ? [`${LEADING}.reading`, "sharing.line.open"] : "sharing.line.open"),
    "after answer": (before) => `${FOLLOWING}.${follows(before, "asking") ? "claiming" : "claimingAgain"}`,
    "after quiet": (before) => `${FOLLOWING}.${follows(before, "hearing") ? "asking" : "askingAgain"}`,
  },
  states: {
    [FOLLOWING]: {
      sees: "다른 탭이 읽는다",
      tags: ["follower"],
      can: ["lock.granted", "leader.answered", "leader.beat", "wish.changed", "tab.wished"],
      cannot: ["tab.asked", "line.ended", "lock.lost"],
    },
    [`${FOLLOWING}.asking`]: { sees: "읽는 탭의 답을 기다린다", cannot: ["turn.refused"] },
    [`${FOLLOWING}.claiming`]: { sees: "빼앗을 차례인지 알아본다", can: ["turn.granted", "turn.refused"] },
    [`${FOLLOWING}.yielding`]: { sees: "다른 탭이 빼앗기를 기다린다", cannot: ["turn.refused"] },
    [`${FOLLOWING}.askingAgain`]: { sees: "읽는 탭의 답을 다시 기다린다", cannot: ["turn.refused"] },
    [`${FOLLOWING}.claimingAgain`]: { sees: "이번에는 차례를 기다리지 않는다", can: ["turn.granted", "turn.refused"] },
    [`${FOLLOWING}.stealing`]: { sees: "자물쇠를 빼앗는다", cannot: ["turn.refused"] },
    [`${FOLLOWING}.hearing`]: { sees: "읽는 탭이 전하는 것을 듣는다", cannot: ["turn.refused"] },
    [LEADING]: {
      sees: "이 탭이 모두를 위해 읽는다",
      noTags: ["follower"],
      can: ["tab.asked", "tab.wished", "wish.changed", "line.ended", "lock.lost"],
      cannot: ["lock.granted", "turn.refused", ...SIGNS],
    },
    [`${LEADING}.opening`]: { sees: "서버의 답을 기다린다", can: ["line.opened"] },
    [`${LEADING}.reading`]: { sees: "서버가 보내는 것을 읽는다", tags: ["open"] },
    "sharing.line.silent": { sees: "아직 아무것도 듣지 못한다", noTags: ["open"], can: ["line.opened"] },
    "sharing.line.open": { sees: "실시간으로 듣는다", tags: ["open"] },
    over: { sees: "이 탭의 연결이 끝났다", noTags: ["follower", "open"], cannot: ["lock.granted", "tab.asked"] },
  },
  expectEffects: ({ before, event, after }) => {
    const { type } = event as TabLeaderEvent;
    if (before === null) return ["tellWish", "askLeader"];
    if (after.matches("over")) return before.matches("over") ? [] : ["tellEnded"];
    if (leads(before)) {
      if (type === "turn.granted") return ["endTurn"];
      if (type === "tab.asked") return [leads(before, "opening") ? "answerHere" : "answerOpen"];
      if (type !== "line.opened" || leads(before, "reading")) return [];
      return ["endTurn", "answerOpen", ...(hears(before) ? [] : ["tellOpened"])];
    }
    if (type === "lock.granted") return ["answerHere"];
    if (type === "turn.granted") return [claims(before) ? "stealLock" : "endTurn"];
    if (type === "turn.refused") return follows(before, "claimingAgain") ? ["stealLock"] : [];
    if (type === "leader.answered" || type === "wish.changed") return ["tellWish"];
    if (type === "leader.opened" || type === "line.opened") return hears(before) ? [] : ["tellOpened"];
    if (event.type.startsWith("xstate.after.")) return [event.type.includes(".answer.") ? "claimTurn" : "askLeader"];
    return [];
  },
  properties: tabLeaderProperties,
  invariants: {
    "a line is read exactly while this tab leads": ({ after }) =>
      (after.children["readLine"] !== undefined) === leads(after),
    "it is among the tabs until it is over": ({ after }) =>
      (after.children["joinTabs"] === undefined) === after.matches("over"),
    "a line that tells too much or too little is read anew, and no other one": ({ before, after, started }) =>
      !leads(before) ||
      !leads(after) ||
      started.includes("readLine") === (topicsOf(before?.context ?? after.context) !== topicsOf(after.context)),
    "what a tab wants is known, whoever reads": ({ event, after: { context } }) => {
      if (!("topics" in event)) return true;
      return JSON.stringify("tab" in event ? context.others["t-2"] : context.own) === JSON.stringify(event.topics);
    },
    "a new line tells from where the wish began, the first one from the newest event": ({
      before,
      event,
      after,
      started,
    }) => {
      if (!started.includes("readLine")) return after.context.since === (before?.context.since ?? null);
      return after.context.since === ("since" in event ? event.since : null);
    },
    "each sign of the tab that reads is waited for anew": ({ before, event, after, started }) =>
      !SIGNS.includes(event.type) || !follows(before) || (follows(after, "hearing") && started.includes("after quiet")),
    "no tab takes the lock from another without asking it": ({ before, after }) =>
      !follows(after, "stealing") || follows(before, "stealing") || claims(before),
    "who waits for another's turn asks once more, and then does not wait": ({ before, after }) =>
      !follows(after, "yielding") || follows(before, "yielding") || follows(before, "claiming"),
    "a tab that hears the stream goes on hearing it until it is over": ({ before, after }) =>
      !hears(before) || hears(after) || after.matches("over"),
  },
});

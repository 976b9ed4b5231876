import { fromTransition, type EventObject, type SnapshotFrom } from "xstate";
import { definePathModel } from "../../../paths/lib/model.ts";
import { sampleBet, sampleRequest } from "../placement/placement.samples.ts";
import { sampleEntry, sampleSlipBetLimits } from "../slip/slip.samples.ts";
import { shownSamples } from "./betting.samples.ts";
import { bettingMachine } from "./betting.machine.ts";
import type { BettingContext } from "./betting.schema.ts";
import { bettingJourneys } from "./betting.journeys.paths.ts";
import { bettingWords } from "./betting.words.ts";
import { bettingProperties } from "./betting.properties.paths.ts";

/** A child that takes everything and tells nothing: what it does is its own model's matter. */
const silent = fromTransition((state: null) => state, null);
const member = { id: "member01", level: 3, emoney: 10_000 };
const other = { id: "member02", level: 1, emoney: 0 };
const part = { slip: silent, placement: silent, slipInput: {}, placementInput: {} };
const follow = () => () => undefined;
const stores = { prices: "of one member" };
const items = [{ selectionId: "s1", betPrice: 190, status: "open" }];
const together = { fixtureId: "f1", selectionIds: ["s1", "s2"], price: 235 };
const stored = { owner: "member01", name: "normal" as const, entries: [], stake: 0, policy: "none" as const };

/** What may be pressed as each stands: an own table, apart from the charts. The choice to place at once may be made always. */
const TAKES: Readonly<Record<keyof typeof shownSamples, readonly string[]>> = {
  placeable: ["placement.open"],
  blocked: [],
  "not live": [],
  asked: ["placement.cancel", "placement.confirm"],
  "asked and blocked": ["placement.cancel"],
  sent: [],
  "outcome not known": ["command.reconcile"],
  "not sent": ["command.resend", "command.discard"],
  "not sent and not live": ["command.discard"],
  refused: ["placement.edit"],
  "price changed": ["placement.open", "placement.edit"],
};
const kinds = Object.keys(shownSamples) as (keyof typeof shownSamples)[];
const kindOf = ({ context }: { context: BettingContext }) =>
  kinds.find((one) => shownSamples[one] === context.shown.normal);

const PRESSES = [...new Set(Object.values(TAKES).flat()), "placement.setDirect"];
const request = sampleRequest;

const broken = new Error("a listener threw");

const children = ({ context }: { context: BettingContext }): readonly unknown[] => [context.slips, context.effects];

const NAMES = ["normal", "inplay", "virtual", "mini"] as const;
const ofEach = (part: "slip" | "placement", told: string) => NAMES.map((name) => `${part}-${name} ${told}`);

/** What each event is passed on as, while the slips are there: an own table, apart from the chart. */
const PASSED_ON: Readonly<Record<string, (name: string, event: { isTogether: boolean }) => readonly string[]>> = {
  "slip.pick": (name) => [`slip-${name} slip.pick`],
  "prices.fresh": () => ofEach("placement", "prices.fresh"),
  "prices.notFresh": () => ofEach("placement", "prices.notFresh"),
  "prices.changed": (name) => [`slip-${name} prices.changed`],
  "prices.check": () => [...ofEach("slip", "prices.check"), "effects betLimits.ask"],
  "bet.changed": () => [...ofEach("placement", "bet.changed"), "effects betLimits.ask"],
  "betLimits.known": () => ofEach("slip", "betLimits.set"),
  "slip.stored": (name) => [`slip-${name} slip.restore`],
  "slip.picked": (name) => [`placement-${name} placement.edit`],
  "placement.began": (name) => [`slip-${name} slip.hold`],
  "placement.ended": (name) => [`slip-${name} slip.release`],
  "placement.accepted": (name) => [`slip-${name} slip.placed`, "effects betLimits.ask"],
  "placement.refused": (name, { isTogether }) => [
    "effects prices.correct",
    ...(isTogether ? [`slip-${name} combinations.set`] : []),
  ],
};

const pickedInto = (name: (typeof NAMES)[number]) => ({
  name,
  entry: sampleEntry("s1"),
  availability: "open" as const,
});
/** Of one slip, and of another. */
const inTwo = <Part extends object>(part: Part) => ({
  normal: { name: "normal" as const, ...part },
  mini: { name: "mini" as const, ...part },
});

type Snapshot = SnapshotFrom<typeof bettingMachine>;

function passedOn(before: Snapshot, event: EventObject, after: Snapshot): readonly string[] {
  if (event.type === "network.back" || event.type === "network.gone") {
    const told = event.type === "network.back" ? "connection.retry" : "stream.closed";
    return before.matches({ present: "streaming" }) ? [`live ${told}`] : [];
  }
  if (event.type === "xstate.done.actor.loadStream") return ["live connection.start"];
  if (event.type === "xstate.done.actor.loadSlips")
    return before.context.waiting.map(({ name }) => `slip-${name} slip.pick`);
  if (!before.hasTag("ready")) return [];
  const [was, is] = [before.context.member, after.context.member];
  if (event.type === "member.present" && was?.id === is?.id) {
    if (was?.level !== is?.level) return [...ofEach("slip", "balance.set"), "effects betLimits.ask"];
    return was?.emoney === is?.emoney ? [] : ofEach("slip", "balance.set");
  }
  if (PRESSES.includes(event.type)) {
    const kind = kindOf(before);
    const isTaken = kind && [...TAKES[kind], "placement.setDirect"].includes(event.type);
    return isTaken && "name" in event && event.name === "normal" ? [`placement-normal ${event.type}`] : [];
  }
  const isTooHigh = "code" in event && event.code === "stake_limit";
  const isTogether = "combinations" in event && Array.isArray(event.combinations) && event.combinations.length > 0;
  const name = "name" in event ? String(event.name) : "";
  return [...(PASSED_ON[event.type]?.(name, { isTogether }) ?? []), ...(isTooHigh ? ["effects betLimits.ask"] : [])];
}

export const bettingPaths = definePathModel<typeof bettingMachine>({
  machine: bettingMachine,
  words: bettingWords,
  lasts: { loadAgain: 5_000 },
  events: {
    "member.present": {
      "at first": { member, kept: null },
      "with a bet under way": { member, kept: "bet" },
      "with a filled slip": { member, kept: "slip" },
      richer: { member: { ...member, emoney: 25_000 }, kept: null },
      "of a higher level": { member: { ...member, level: 4 }, kept: null },
      another: { member: other, kept: null },
    },
    "betting.prepare": { empty: { kept: null }, filled: { kept: "slip" } },
    "member.gone": { plain: {} },
    "betting.ask": { plain: {} },
    "betting.show": { "the cart": { tab: "cart" }, "open bets": { tab: "bets" } },
    "slip.pick": { normal: pickedInto("normal"), mini: pickedInto("mini") },
    "network.back": { plain: {} },
    "network.gone": { plain: {} },
    "connection.refused": { "second login": { status: 555 } },
    "prices.fresh": { plain: {} },
    "prices.notFresh": { plain: {} },
    "prices.changed": inTwo({ items }),
    "prices.check": { plain: {} },
    "bet.changed": { plain: { bet: sampleBet("accepted") } },
    "betLimits.known": { plain: { limits: sampleSlipBetLimits } },
    "slip.stored": inTwo({ stored }),
    "slip.changed": Object.fromEntries(kinds.map((kind) => [kind, { name: "normal", shown: shownSamples[kind] }])),
    "slip.picked": inTwo({}),
    "placement.open": inTwo({ request }),
    "placement.confirm": inTwo({ request }),
    "placement.cancel": inTwo({}),
    "command.reconcile": inTwo({}),
    "command.resend": inTwo({}),
    "command.discard": inTwo({}),
    "placement.edit": inTwo({}),
    "placement.setDirect": { plain: { name: "normal", isDirect: true } },
    "placement.began": inTwo({}),
    "placement.ended": inTwo({}),
    "placement.accepted": inTwo({ bet: sampleBet("accepted") }),
    "placement.refused": {
      "over the limit": { name: "normal", code: "stake_limit", items: [], combinations: [] },
      "price changed": { name: "normal", code: "price_changed", items, combinations: [] },
      "price together changed": { name: "normal", code: "price_changed", items, combinations: [together] },
    },
  },
  done: {
    loadStream: { loaded: { live: silent, stores } },
    loadSlips: { loaded: { slips: Object.fromEntries(NAMES.map((name) => [name, part])), follow, effects: silent } },
  },
  errors: {
    loadStream: { "line is cut": new Error("chunk") },
    loadSlips: { "line is cut": new Error("chunk") },
    followRefusals: { broken },
    followFreshness: { broken },
    followSlips: { broken },
    watchNetwork: { broken },
  },
  asks: {
    loadStream: ({ context }) => context.member,
    loadSlips: ({ context }) => context.member,
    followRefusals: ({ context: { live } }) => ({ live }),
    followFreshness: ({ context: { live } }) => ({ live }),
    followSlips: ({ context: { slips } }) => ({ slips, follow }),
  },
  states: {
    absent: {
      sees: "로그인한 회원이 없다",
      noTags: ["ready"],
      cannot: ["member.gone", "bet.changed"],
      holds: ({ context }) => context.member === null && context.stores === null && context.live === null,
    },
    "present.loading": {
      sees: "실시간 연결의 코드를 받는다",
      noTags: ["ready"],
      can: ["member.gone"],
      holds: ({ context }) => context.member !== null && context.live === null,
    },
    "present.unloaded": {
      sees: "실시간 연결의 코드를 받지 못해 다시 받으려 기다린다",
      noTags: ["ready"],
      can: ["member.gone"],
      holds: ({ context }) => context.member !== null && context.live === null,
    },
    "present.streaming.listening": {
      sees: "실시간 연결만 있다",
      noTags: ["ready"],
      can: ["network.back", "network.gone", "connection.refused"],
      holds: ({ context }) => context.live !== null && !context.isWanted && context.slips === null,
    },
    "present.streaming.opening": {
      sees: "슬립의 코드를 받는다",
      noTags: ["ready"],
      holds: ({ context }) => context.live !== null && context.isWanted && context.slips === null,
    },
    "present.streaming.unopened": {
      sees: "슬립의 코드를 받지 못해 다시 받으려 기다린다",
      noTags: ["ready"],
      holds: ({ context }) => context.live !== null && context.slips === null,
    },
    "present.streaming.open": {
      sees: "네 슬립을 쓸 수 있고, 베팅을 보내는 슬립만 묶여 있다",
      tags: ["ready"],
      holds: (snapshot) => children(snapshot).every((child) => child !== null),
    },
  },
  // The stream is there with and without a page that asks for the slip.
  turnsOut: ({ event, after }) => (event.type.endsWith("loadStream") && after.context.isWanted ? "and is asked" : ""),
  key: ({ context }) => ({
    tab: context.tab,
    member: context.member,
    isPrepared: context.isPrepared,
    isWanted: context.isWanted,
    shown: kindOf({ context }) ?? null,
    isWaiting: context.waiting.length > 0,
  }),
  expectTold: ({ before, event, after }) => (before ? passedOn(before, event, after) : []),
  expectEffects: ({ before, event, after }) => {
    if (event.type === "betting.prepare") return before?.context.isPrepared ? [] : ["awaitVisitor"];
    if (event.type === "connection.refused") return before?.matches({ present: "streaming" }) ? ["endSession"] : [];
    return before?.context.stores && !after.context.stores ? ["closeStores"] : [];
  },
  properties: bettingProperties,
  invariants: {
    ...bettingJourneys,
    "nothing of one member is there for the next": ({ before, after: { context } }) =>
      !before?.context.member ||
      before.context.member.id === context.member?.id ||
      [context.stores, context.live, ...children({ context })].every((part) => part === null),
    "a slip that was asked for stays asked for": ({ before, after }) =>
      !before?.context.isWanted || after.context.isWanted,
    "a pick turns to the slip, and so does the next member; else what the visitor chose stands": ({
      before,
      event,
      after,
    }) => {
      const isLeft = before?.context.member !== null && before?.context.member.id !== after.context.member?.id;
      const isPicked = event.type === "slip.pick" && after.context.member !== null;
      const chosen = "tab" in event ? event.tab : (before?.context.tab ?? "cart");
      return after.context.tab === (isLeft || isPicked ? "cart" : chosen);
    },
    "a page with a slip stays known": ({ before, after }) => !before?.context.isPrepared || after.context.isPrepared,
    "a bet under way asks for the slip, and a filled slip asks with a page that shows it": ({
      before,
      event,
      after,
    }) => {
      if (!before || before.context.isWanted || !("kept" in event)) return true;
      const isNew = event.type === "betting.prepare" || before.context.member?.id !== after.context.member?.id;
      const isShown = event.type === "betting.prepare" || before.context.isPrepared;
      return after.context.isWanted === (isNew && (event.kept === "bet" || (event.kept === "slip" && isShown)));
    },
    "no slip is loaded before it is asked for": ({ after }) => after.context.isWanted || after.context.slips === null,
    "a pick is lost only with its member": ({ before, event, after, told }) =>
      !before ||
      before.context.waiting.length === 0 ||
      after.context.waiting.length >= before.context.waiting.length ||
      before.context.member?.id !== after.context.member?.id ||
      (event.type === "xstate.done.actor.loadSlips" &&
        told.filter((one) => one.endsWith(" slip.pick")).length === before.context.waiting.length),
    "a pick reaches its slip and no other, and asks for one that is not there": ({ before, event, after, told }) =>
      event.type !== "slip.pick" ||
      !before?.context.member ||
      (before.hasTag("ready")
        ? told.join() === ("name" in event && `slip-${String(event.name)} slip.pick`)
        : after.context.isWanted && after.context.waiting.length === before.context.waiting.length + 1),
    "what is shown is what the slip told last, and no longer than it is there": ({ before, event, after }) =>
      !after.hasTag("ready")
        ? Object.keys(after.context.shown).length === 0
        : event.type !== "slip.changed"
          ? Object.keys(after.context.shown).length === 0 || after.context.shown === before?.context.shown
          : "shown" in event && after.context.shown.normal === event.shown,
    "no child outlives its member": ({ after }) => {
      const has = (name: string): boolean => name in after.children;
      const isStreaming = after.matches({ present: "streaming" });
      return (
        has("live") === isStreaming &&
        ["effects", ...NAMES.flatMap((name) => [`slip-${name}`, `placement-${name}`])].every(
          (id) => has(id) === after.hasTag("ready"),
        )
      );
    },
  },
});

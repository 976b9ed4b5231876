import { definePathModel, type ModelStart, type PathModel } from "../../../paths/lib/model.ts";
import { PERIOD, SLIP_VARIANTS, type SlipVariant } from "../../domain/sports/market.ts";
import type { LegAvailability } from "../../domain/sports/slip/availability.ts";
import type { SlipEntry } from "../../domain/sports/slip/pick.ts";
import { holdsRule, SLIP_NAMES } from "../../domain/sports/slip/slips.ts";
import { slipFacts } from "./slip.facts.paths.ts";
import { betTurnsOut, idsOf, isForbidden, pickTurnsOut, slipInvariants, WALK_STAKE } from "./slip.invariants.paths.ts";
import { slipMachine } from "./slip.machine.ts";
import { sampleBonus, sampleEntry, sampleSlipBetLimits } from "./slip.samples.ts";
import type { SlipContext } from "./slip.schema.ts";
import { slipWords } from "./slip.words.ts";
import type { StoredSlip } from "./stored-slip.ts";
import { slipProperties } from "./slip.properties.paths.ts";

const home = sampleEntry("home");
/** Same market as `home`. */
const draw = sampleEntry("draw", { betPrice: 330, selectionKey: "draw", selectionName: "무" });
/** Same fixture as `home`, another market and family. */
const over = sampleEntry("over", {
  marketId: "f1-ou",
  marketName: "언더오버",
  family: "over_under",
  line: 2.5,
  betPrice: 130,
  selectionKey: "over",
  selectionName: "오버",
});
/** Another market than that of `home`, of the same family. */
const halfDraw = sampleEntry("draw", {
  ...draw,
  marketId: "f1-wdl-half",
  marketName: "전반전 승무패",
  period: PERIOD.firstHalf,
});
/** Same fixture, a third family. */
const handicap = sampleEntry("handicap", {
  marketId: "f1-ah",
  marketName: "핸디캡",
  family: "handicap",
  line: -1.5,
  betPrice: 130,
});
const bonus = sampleBonus("bonus", 1, 103);

/** The walk keeps to one stake, so that it ends. */
const limits = { ...sampleSlipBetLimits, minStake: WALK_STAKE, maxStake: WALK_STAKE };

const CHANGED = [
  "slip.pick",
  "slip.remove",
  "slip.clear",
  "slip.placed",
  "stake.set",
  "stake.quick",
  "stake.max",
  "policy.set",
];
type Given = { context: SlipContext };

type Cases = Parameters<typeof definePathModel<typeof slipMachine>>[0]["events"];

/** The picks beside `home` and `over`: in the European slip what tells families of markets from markets. */
const PICKS: Readonly<Record<SlipVariant, Readonly<Record<string, SlipEntry>>>> = {
  korean: { draw },
  single: { draw },
  european: { "draw of the first half": halfDraw, "handicap at 1.30": handicap },
  mini: { draw },
};

/** What becomes of a pick and of the terms of its bet. */
const CHANGES = {
  "leg.priceMoved": { "home up": { id: "home", betPrice: 200 }, "home back": { id: "home", betPrice: 195 } },
  "leg.availabilityMoved": {
    "home closes": { id: "home", availability: "closed" },
    "home opens": { id: "home", availability: "open" },
  },
  "policy.set": { better: { policy: "better" }, none: { policy: "none" } },
  "balance.set": { same: { emoney: 1_000_000 } },
} satisfies Partial<Cases>;

/** With as many picks as the European slip knows, prices stand still, so that the walk stays small. */
const FEWER_CHANGES = { ...CHANGES, "leg.priceMoved": { "home as picked": { id: "home", betPrice: 195 } } };

/** With one pick its price falls, its market pauses, and the wallet empties. */
const MORE_CHANGES = {
  "leg.priceMoved": { "home down": { id: "home", betPrice: 190 }, "home back": { id: "home", betPrice: 195 } },
  "leg.availabilityMoved": {
    "home is suspended": { id: "home", availability: "suspended" },
    "home opens": { id: "home", availability: "open" },
  },
  "policy.set": { ...CHANGES["policy.set"], any: { policy: "any" } },
  "balance.set": { ...CHANGES["balance.set"], nothing: { emoney: 0 } },
} satisfies Partial<Cases>;

const ALONE_REASON = "this walk holds no pick but `home`; the other walk of this variant holds more";
const ALONE = {
  "filled slip.pick [isPickRefused]": ALONE_REASON,
  "filled slip.pick [none]": ALONE_REASON,
  "filled slip.remove [none]": ALONE_REASON,
  "filled slip.acceptPrice [none]": ALONE_REASON,
};

const VARIANTS: Readonly<Record<SlipVariant, string>> = {
  korean: "한국형 크로스·라이브",
  single: "한국형 승무패·핸디캡·스페셜·프로토",
  european: "유럽형",
  mini: "미니게임",
};

/** Why the walk of the slip leaves a variant out. */
const NOT_SHOWN: Readonly<Partial<Record<SlipVariant, string>>> = {
  european:
    "The slips of /europe and /inplay are the components that are walked; short tours by this model walk theirs.",
  mini: "Rounds end while a path is walked; short tours by this model walk the slips of mini-games and virtual sports.",
};

function startOf(variant: SlipVariant, isReloaded: boolean): ModelStart {
  const start = isReloaded ? "새로고침 뒤, 저장된 것에서 시작" : "빈 것에서 시작";
  return { name: isReloaded ? `${variant}-reload` : variant, about: `${VARIANTS[variant]}: ${start}` };
}

/** `isReloaded`: the walk begins with what was stored before a reload, else with an empty slip. */
export function slipPaths(variant: SlipVariant, isReloaded = false) {
  const name = SLIP_NAMES.find((one) => holdsRule(one, variant)) ?? "normal";
  const picked = (entry: SlipEntry, availability: LegAvailability = "open") => ({
    entry: { ...entry, rule: variant },
    availability,
  });
  const others = Object.entries({ ...PICKS[variant], "over at 1.30": over, bonus });
  const stored = (entries: SlipEntry[], owner = "member01"): { stored: StoredSlip } => ({
    stored: { owner, name, entries: entries.map((entry) => picked(entry).entry), stake: 10_000, policy: "none" },
  });
  const checked = (status: string) => ({
    asked: ["home"],
    items: [{ selectionId: "home", betPrice: 195, status }],
  });

  const together = (price: number) => ({ items: [{ fixtureId: "f1", selectionIds: ["home", "over"], price }] });

  // The European slip is walked twice: with all its picks, and with one that much becomes of.
  const isAlone = isReloaded && variant === "european";
  const changes = isAlone ? MORE_CHANGES : variant === "european" ? FEWER_CHANGES : CHANGES;
  return definePathModel({
    machine: slipMachine,
    words: slipWords,
    start: startOf(variant, isReloaded),
    ...(variant in NOT_SHOWN && { notShown: NOT_SHOWN[variant] }),
    input: {
      owner: "member01",
      name,
      limits,
      balance: 1_000_000,
      ...(isReloaded && stored([home])),
    },
    events: {
      "slip.pick": {
        home: picked(home),
        "home, closed": picked(home, "closed"),
        ...(!isAlone && Object.fromEntries(others.map(([name, entry]) => [name, picked(entry)]))),
        ...(!isAlone && { "over at 1.30, suspended": picked(over, "suspended") }),
      },
      "slip.remove": { home: { id: "home" } },
      "slip.clear": { plain: {} },
      "slip.restore": {
        filled: stored([home]),
        empty: stored([]),
        "of another member": stored([home], "member02"),
      },
      "slip.acceptPrice": { home: { id: "home" } },
      "slip.hold": { plain: {} },
      "slip.release": { plain: {} },
      "slip.placed": { home: { ids: ["home"] }, "of another slip": { ids: ["elsewhere"] } },
      "stake.set": { taken: { stake: 10_000 }, none: { stake: 0 }, "not whole": { stake: 10.5 } },
      "stake.quick": { once: ({ context }: Given) => ({ amount: context.stake === 0 ? 10_000 : 0 }) },
      "stake.max": { plain: {} },
      "policy.set": changes["policy.set"],
      "betLimits.set": { same: { limits } },
      "balance.set": changes["balance.set"],
      "combinations.set": {
        "home and over": together(240),
        // Where prices of legs stand still, that of two together moves.
        ...(variant === "european" && !isAlone && { "home and over, lower": together(235) }),
      },
      "prices.check": { plain: {} },
      "prices.changed": {
        home: { items: [{ selectionId: "home", betPrice: 200, status: "open" }] },
        "of another slip": { items: [{ selectionId: "elsewhere", betPrice: 200, status: "open" }] },
      },
      "leg.priceMoved": changes["leg.priceMoved"],
      "leg.priceAcknowledged": {
        home: ({ context }: Given) => ({
          id: "home",
          betPrice: context.legs.find((leg) => leg.entry.id === "home")?.entry.betPrice ?? 195,
        }),
      },
      "leg.availabilityMoved": changes["leg.availabilityMoved"],
    },
    done: { checkPrices: { open: checked("open"), "left out": { asked: ["home"], items: [] } } },
    errors: { checkPrices: { failed: new Error("no answer") } },
    asks: { checkPrices: ({ context }) => ({ ids: idsOf(context) }) },
    states: slipFacts,
    key: ({ context }) => ({
      legs: context.legs.map(({ entry, seenPrice, availability }) => [
        entry.id,
        entry.betPrice,
        seenPrice,
        availability,
      ]),
      combinations: context.combinations.map(({ price, seenPrice }) => [price, seenPrice]),
      stake: context.stake,
      policy: context.policy,
      balance: context.balance,
    }),
    turnsOut: isAlone ? betTurnsOut : pickTurnsOut,
    expectEffects: ({ before, event, after }) => {
      if (event.type === "leg.priceAcknowledged") return ["saveSlip"];
      if (!before || !CHANGED.includes(event.type)) return [];
      const isKept = event.type === "slip.pick" && after.context.refusal !== null;
      const isPassedOver = event.type === "slip.placed" && idsOf(before.context).join() === idsOf(after.context).join();
      return isKept || isPassedOver ? [] : ["saveSlip"];
    },
    expectTold: ({ before, event }) => {
      const ids = before ? idsOf(before.context) : [];
      const home = ids.includes("home") ? ["home"] : [];
      const about = (told: readonly string[], type: string) => told.map((id) => `${id} ${type}`);
      switch (event.type) {
        case "slip.pick":
          return "entry" in event && isForbidden(variant, ids, (event.entry as SlipEntry).id)
            ? ["slip.refused"]
            : ["slip.picked"];
        case "slip.acceptPrice":
          return about(home, "leg.acknowledge");
        case "slip.hold":
          return before?.hasTag("placeable") ? about(ids, "leg.acknowledge") : [];
        case "prices.changed":
        case "xstate.done.actor.checkPrices":
          return about(home, "leg.changed");
        default:
          return [];
      }
    },
    properties: slipProperties,
    invariants: slipInvariants(variant),
    infeasible: {
      ...(isAlone ? ALONE : { "filled stake.max [none]": "only the reloaded walk of `european` empties the wallet" }),
      ...(!isReloaded && {
        "empty always": "this walk starts with nothing stored; the walk after a reload starts with a stored slip",
      }),
      ...(variant !== "mini" && {
        "empty slip.pick [isPickRefused]": "an empty slip of this variant refuses no pick; the walk of `mini` takes it",
      }),
    },
    limit: 60_000,
  });
}

/** Each variant from an empty slip; after a reload the slip comes back and its prices are checked before anything else. */
export const models: readonly PathModel[] = [
  ...SLIP_VARIANTS.map((variant) => slipPaths(variant)),
  slipPaths("mini", true),
  slipPaths("european", true),
];

import { definePathModel } from "../../../tests/paths/lib/model.ts";
import type { SlipVariant } from "../../domain/market.ts";
import { slipBlock } from "../../domain/slip/block.ts";
import type { SlipEntry } from "../../domain/slip/pick.ts";
import { VARIANT_TABLES } from "../../domain/slip/variants.ts";
import { idsOf, isForbidden, slipInvariants, WALK_STAKE } from "./slip.invariants.paths.ts";
import { slipMachine } from "./slip.machine.ts";
import { sampleBonus, sampleEntry, sampleLimits } from "./slip.samples.ts";
import type { SlipContext } from "./slip.schema.ts";
import { slipSchema } from "./slip.schema.ts";
import type { StoredSlip } from "./stored-slip.ts";

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
const bonus = sampleBonus("bonus", 1, 103);

/** The walk keeps to one stake, so that it ends. */
const limits = { ...sampleLimits, minStake: WALK_STAKE, maxStake: WALK_STAKE };

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

/** `isReloaded`: the walk begins with what was stored before a reload, else with an empty slip. */
export function slipPaths(variant: SlipVariant, isReloaded = false) {
  const stored = (entries: SlipEntry[], owner = "member01"): { stored: StoredSlip } => ({
    stored: { owner, variant, entries, stake: 10_000, policy: "none" },
  });
  const checked = (status: string) => ({
    asked: ["home"],
    items: [{ selectionId: "home", betPrice: 195, status }],
  });

  return definePathModel({
    machine: slipMachine,
    schema: slipSchema,
    input: {
      owner: "member01",
      variant,
      limits,
      balance: 1_000_000,
      ...(isReloaded && stored([home])),
    },
    events: {
      "slip.pick": {
        home: { entry: home },
        draw: { entry: draw },
        "over at 1.30": { entry: over },
        bonus: { entry: bonus },
      },
      "slip.remove": { home: { id: "home" } },
      "slip.clear": { plain: {} },
      "slip.restore": {
        filled: stored([home]),
        empty: stored([]),
        "of another member": stored([home], "member02"),
      },
      "slip.acceptPrice": { home: { id: "home" } },
      "slip.acceptPrices": { plain: {} },
      "slip.hold": { plain: {} },
      "slip.release": { plain: {} },
      "slip.placed": { home: { ids: ["home"] }, "of another slip": { ids: ["elsewhere"] } },
      "stake.set": { taken: { stake: 10_000 }, none: { stake: 0 }, "not whole": { stake: 10.5 } },
      "stake.quick": { once: ({ context }: Given) => ({ amount: context.stake === 0 ? 10_000 : 0 }) },
      "stake.max": { plain: {} },
      "policy.set": { any: { policy: "any" as const }, none: { policy: "none" as const } },
      "limits.set": { same: { limits } },
      "balance.set": { same: { emoney: 1_000_000 } },
      "prices.check": { plain: {} },
      "prices.changed": {
        home: { items: [{ selectionId: "home", betPrice: 200, status: "open" }] },
        "of another slip": { items: [{ selectionId: "elsewhere", betPrice: 200, status: "open" }] },
      },
      "leg.priceMoved": { "home up": { id: "home", betPrice: 200 }, "home back": { id: "home", betPrice: 195 } },
      "leg.priceAcknowledged": {
        home: ({ context }: Given) => ({
          id: "home",
          betPrice: context.legs.find((leg) => leg.entry.id === "home")?.entry.betPrice ?? 195,
        }),
      },
      "leg.availabilityMoved": {
        "home closes": { id: "home", availability: "closed" as const },
        "home opens": { id: "home", availability: "open" as const },
      },
    },
    done: { checkPrices: { open: checked("open"), "left out": { asked: ["home"], items: [] } } },
    errors: { checkPrices: { failed: new Error("no answer") } },
    asks: { checkPrices: ({ context }) => ({ ids: idsOf(context) }) },
    states: {
      empty: {
        sees: "선택한 경기가 없다",
        noTags: ["placeable", "busy", "held"],
        can: [
          "slip.pick",
          "slip.restore",
          "stake.set/taken",
          "stake.set/none",
          "policy.set",
          "limits.set",
          "balance.set",
        ],
        cannot: [
          "slip.hold",
          "slip.clear",
          "stake.max",
          "slip.restore/empty",
          "slip.restore/of another member",
          "stake.set/not whole",
          "prices.changed",
          "leg.priceMoved",
          "leg.priceAcknowledged",
          "leg.availabilityMoved",
        ],
        holds: ({ context }) => context.legs.length === 0,
        comesBy: ["start", "slip.pick", "slip.remove", "slip.clear", "slip.restore", "slip.placed"],
        leavesBy: ["slip.restore"],
      },
      filled: {
        sees: "선택한 경기가 있다",
        can: [
          "slip.pick",
          "slip.clear",
          "slip.restore/filled",
          "slip.restore/empty",
          "slip.acceptPrices",
          "stake.set/taken",
          "stake.set/none",
          "stake.max",
          "policy.set",
          "prices.check",
        ],
        holds: ({ context }) => context.legs.length > 0,
        cannot: ["slip.restore/of another member", "slip.placed/of another slip", "stake.set/not whole"],
        leavesBy: ["slip.clear"],
      },
      "filled.checking": {
        sees: "배당을 확인하는 중",
        tags: ["busy"],
        noTags: ["placeable"],
        cannot: ["slip.hold"],
        comesBy: ["slip.restore", "prices.check", "start"],
        leavesBy: ["done checkPrices", "error checkPrices"],
        runs: ["checkPrices"],
      },
      "filled.unchecked": {
        sees: "배당을 확인하지 못했다",
        tags: ["blocked"],
        can: ["prices.check"],
        cannot: ["slip.hold"],
        comesBy: ["error checkPrices"],
        leavesBy: ["slip.restore", "prices.check"],
      },
      "filled.ready": {
        sees: "베팅하기를 누를 수 있다",
        tags: ["placeable"],
        can: ["slip.hold"],
        holds: ({ context }) => slipBlock(context.legs, context) === null,
        comesBy: [
          "stake.set",
          "stake.quick",
          "stake.max",
          "done checkPrices",
          "slip.pick",
          "slip.release",
          "slip.placed",
          "policy.set",
          "leg.priceMoved",
          "leg.priceAcknowledged",
          "leg.availabilityMoved",
          "slip.remove",
        ],
        leavesBy: ["slip.restore", "prices.check"],
      },
      "filled.blocked": {
        sees: "베팅할 수 없는 이유가 보인다",
        tags: ["blocked"],
        cannot: ["slip.hold"],
        holds: ({ context }) => slipBlock(context.legs, context) !== null,
        comesBy: [
          "slip.pick",
          "stake.set",
          "leg.priceMoved",
          "leg.availabilityMoved",
          "done checkPrices",
          "slip.remove",
          "slip.placed",
          "slip.release",
          "policy.set",
        ],
        leavesBy: ["slip.restore", "prices.check"],
      },
      held: {
        sees: "베팅을 보내는 중이라 편집할 수 없다",
        tags: ["held"],
        can: ["slip.release", "slip.placed", "limits.set", "balance.set"],
        cannot: [
          "slip.pick",
          "slip.remove",
          "slip.clear",
          "stake.set",
          "stake.quick",
          "stake.max",
          "policy.set",
          "slip.restore",
          "prices.changed/of another slip",
        ],
        comesBy: ["slip.hold"],
        leavesBy: ["slip.release", "slip.placed"],
      },
    },
    key: ({ context }) => ({
      legs: context.legs.map(({ entry, seenPrice, availability }) => [
        entry.id,
        entry.betPrice,
        seenPrice,
        availability,
      ]),
      stake: context.stake,
      policy: context.policy,
    }),
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
          return "entry" in event && isForbidden(variant, ids, (event.entry as SlipEntry).id) ? ["slip.refused"] : [];
        case "slip.acceptPrice":
          return about(home, "leg.acknowledge");
        case "slip.acceptPrices":
        case "slip.hold":
          return about(ids, "leg.acknowledge");
        case "prices.changed":
        case "xstate.done.actor.checkPrices":
          return about(home, "leg.changed");
        default:
          return [];
      }
    },
    invariants: slipInvariants(variant),
    infeasible: {
      "filled stake.max [none]":
        "the wallet of these walks is never empty; an invariant asks every state whether there is a highest stake with nothing in it",
      ...(!isReloaded && {
        "empty always": "this walk starts with nothing stored; the walk after a reload starts with a stored slip",
      }),
      ...(VARIANT_TABLES[variant].takesBonus && {
        "empty slip.pick [isPickRefused]": "an empty slip of this variant refuses no pick; the walk of `mini` takes it",
      }),
    },
    limit: 60_000,
  });
}

/** After a reload: the slip comes back and its prices are checked before anything else. */
export const slipReloadPaths = slipPaths("mini", true);

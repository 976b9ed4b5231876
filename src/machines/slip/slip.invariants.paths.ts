// What always holds of a slip, whatever was done to it; the invariants of its test model, whose walks know the picks
// `home`, `draw`, `over` and `handicap` (1.30 both) of one fixture, and `bonus`.
import type { EventObject } from "xstate";
import type { PathSpec } from "../../../paths/lib/model.ts";
import type { SlipVariant } from "../../domain/sports/market.ts";
import { isBonus, type SlipEntry } from "../../domain/sports/slip/pick.ts";
import type { slipMachine } from "./slip.machine.ts";
import type { SlipContext } from "./slip.schema.ts";

type Invariants = NonNullable<PathSpec<typeof slipMachine>["invariants"]>;

/** The one stake that the walk's limits take, in won. */
export const WALK_STAKE = 10_000;

export const idsOf = (context: Pick<SlipContext, "legs">): string[] => context.legs.map((leg) => leg.entry.id);

const AT_130 = ["over", "handicap"];

/** The rule in plain words: 1.30 does not stand beside a Bonus; a variant without Bonus takes none. */
export function isForbidden(variant: SlipVariant, ids: readonly string[], id: string): boolean {
  if (ids.includes(id)) return false;
  if (id === "bonus") return variant === "mini" || AT_130.some((one) => ids.includes(one));
  return AT_130.includes(id) && ids.includes("bonus");
}

/** A price that is not open is pressed, and its selection is not in the slip. */
function isShut(ids: readonly string[], event: EventObject): boolean {
  return (
    "entry" in event &&
    "availability" in event &&
    event.availability !== "open" &&
    !ids.includes((event.entry as SlipEntry).id)
  );
}

/**
 * Which of `ids` (oldest first) give way to a pick that is taken, in plain words. `home` and `draw` are two picks of one
 * market, in the European slip of two markets of one family; all but the Bonus are of one fixture.
 */
function leavingFor(variant: SlipVariant, ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return [id];
  const picks = ids.filter((one) => one !== "bonus");
  if (id === "bonus") return [];
  if (variant === "mini" || variant === "single") return picks;
  const result = ["home", "draw"];
  const like = picks.filter((one) => result.includes(one) && result.includes(id));
  if (variant === "korean" || like.length > 0) return like;
  return picks.slice(0, Math.max(0, picks.length - 1));
}

type TurnsOut = NonNullable<PathSpec<typeof slipMachine>["turnsOut"]>;

/** What a pick pushes out must be seen each way. */
export const pickTurnsOut: TurnsOut = ({ before, event, after }) => {
  if (!before || event.type !== "slip.pick" || !("entry" in event)) return "";
  const staying = idsOf(after.context);
  const left = idsOf(before.context).filter((id) => !staying.includes(id));
  return left.length === 0 ? "" : left.includes((event.entry as SlipEntry).id) ? "it leaves" : "another leaves";
};

/** And with one pick, what each change makes of a bet that was possible, or was not. */
export const betTurnsOut: TurnsOut = (step) => {
  const { before, event, after } = step;
  if (!before || !/^(policy|balance)\.|^leg\.(price|availability)Moved$/.test(event.type)) return pickTurnsOut(step);
  const [was, is] = [before.hasTag("placeable"), after.hasTag("placeable")];
  return was === is ? "" : is ? "can be bet on" : "cannot be bet on";
};

const itemsOf = (output: unknown): number => (output as { items: readonly unknown[] }).items.length;

export function slipInvariants(variant: SlipVariant): Invariants {
  return {
    "prices that are being checked, or could not be, are so whatever else is changed": ({ before, event, after }) => {
      const isChange = /^(leg\.|stake\.|policy\.|balance\.|limits\.|slip\.(pick|remove|acceptPrice)$)/.test(event.type);
      if (!before || !isChange || after.matches("empty")) return true;
      return (["checking", "unchecked"] as const).every(
        (child) => before.matches({ filled: child }) === after.matches({ filled: child }),
      );
    },
    "a slip that was held is held, and an empty one stays empty whatever its terms": ({ before, event, after }) =>
      (event.type !== "slip.hold" || after.matches("held")) &&
      (!before?.matches("held") || !/^(leg|balance|limits)\./.test(event.type) || after.matches("held")) &&
      (!before?.matches("empty") || !/^(stake|policy|balance|limits)\./.test(event.type) || after.matches("empty")),
    "a bet on prices that stand and can be bet on is an agreement to them; one of before a reload is not, and they are checked after it":
      ({ before, event, after }) => {
        if (event.type === "slip.hold" && before && !before.matches("held"))
          return after.matches({ held: before.hasTag("placeable") ? "agreed" : "earlier" });
        if (!before?.matches({ held: "earlier" }) || !["slip.release", "slip.placed"].includes(event.type)) return true;
        return after.matches(after.context.legs.length === 0 ? "empty" : { filled: "checking" });
      },
    "what the member sets is what stands": ({ before, event, after: { context }, isRefused }) => {
      if (isRefused) return context.stake === before?.context.stake && context.policy === before.context.policy;
      if (event.type === "stake.set") return "stake" in event && context.stake === event.stake;
      if (event.type === "stake.quick")
        return "amount" in event && context.stake === (before?.context.stake ?? 0) + Number(event.amount);
      if (event.type === "stake.max") return context.stake === WALK_STAKE;
      return event.type !== "policy.set" || !("policy" in event) || context.policy === event.policy;
    },
    "what a leg tells stands in the slip": ({ event, after, isRefused }) => {
      if (isRefused) return true;
      const leg = after.context.legs.find(({ entry }) => entry.id === "home");
      if (event.type === "leg.availabilityMoved")
        return "availability" in event && leg?.availability === event.availability;
      if (!event.type.startsWith("leg.")) return true;
      return (
        "betPrice" in event &&
        (event.type === "leg.priceMoved" ? leg?.entry.betPrice : leg?.seenPrice) === event.betPrice
      );
    },
    "what is taken out leaves alone": ({ before, event, after }) =>
      event.type !== "slip.remove" ||
      idsOf(after.context).join() ===
        idsOf(before?.context ?? after.context)
          .filter((id) => id !== "home")
          .join(),
    "a closed price takes no pick, and one that is in the slip can be taken out": ({ before, event, isRefused }) =>
      !before ||
      event.type !== "slip.pick" ||
      isRefused === (before.hasTag("held") || isShut(idsOf(before.context), event)),
    "a pick is refused exactly where the Bonus forbids it": ({ before, event, after }) =>
      before === null ||
      event.type !== "slip.pick" ||
      !("entry" in event) ||
      isShut(idsOf(before.context), event) ||
      (after.context.refusal !== null) === isForbidden(variant, idsOf(before.context), (event.entry as SlipEntry).id),
    "a pick that is taken stands last, and what its variant does not let stand beside it leaves": ({
      before,
      event,
      after,
    }) => {
      if (before === null || event.type !== "slip.pick" || !("entry" in event)) return true;
      const [ids, { id }] = [idsOf(before.context), event.entry as SlipEntry];
      if (isForbidden(variant, ids, id) || isShut(ids, event)) return true;
      const leaving = leavingFor(variant, ids, id);
      const staying = ids.filter((one) => !leaving.includes(one));
      return idsOf(after.context).join() === [...staying, ...(ids.includes(id) ? [] : [id])].join();
    },
    "a lone pick can be bet on exactly where its market is open and the wallet holds the stake, and says so where its price is not agreed to":
      ({ after }) => {
        const [leg, ...others] = after.context.legs;
        const isSettled = (["ready", "moved", "blocked"] as const).some((filled) => after.matches({ filled }));
        if (!leg || others.length > 0 || isBonus(leg.entry) || !isSettled) return true;
        const { policy, stake, balance } = after.context;
        const { entry, seenPrice, availability } = leg;
        const isAgreed =
          policy === "any" || entry.betPrice === seenPrice || (policy === "better" && entry.betPrice > seenPrice);
        const isPaid = stake === WALK_STAKE && (balance ?? stake) >= stake;
        const isPlaceable = isPaid && availability === "open";
        return after.hasTag("placeable") === isPlaceable && after.hasTag("moved") === (isPlaceable && !isAgreed);
      },
    "a slip that was changed says no more why a pick was refused": ({ event, after, isRefused }) =>
      isRefused || !["slip.remove", "slip.clear"].includes(event.type) || after.context.refusal === null,
    "a leg that is not there is neither taken out nor agreed to": ({ after }) =>
      idsOf(after.context).includes("home") ||
      !(["slip.remove", "slip.acceptPrice"] as const).some((type) => after.can({ type, id: "home" })),
    "a stake grows by something": ({ after }) => !after.can({ type: "stake.quick", amount: 0 }),
    "a filled slip has a highest stake exactly where there is something in the wallet": ({ after }) =>
      after.status !== "active" ||
      [0, after.context.balance].every((balance) => {
        const context = { ...after.context, balance };
        const isOffered = after.machine.resolveState({ value: after.value, context }).can({ type: "stake.max" });
        return isOffered === (after.matches("filled") && balance !== 0);
      }),
    "a leg that the server left out of a check is taken for closed, and no other": ({ event, after }) =>
      event.type !== "xstate.done.actor.checkPrices" ||
      after.context.checked.every(
        ({ status }) => status === ("output" in event && itemsOf(event.output) > 0 ? "open" : "closed"),
      ),
    "a slip never holds two picks that its variant forbids": ({ after }) => {
      const picks = idsOf(after.context).filter((id) => id !== "bonus");
      if (variant === "mini" || variant === "single") return picks.length <= 1;
      // The European slip has two picks of a fixture at most, and none of them of one family.
      return !(picks.includes("home") && picks.includes("draw")) && (variant === "korean" || picks.length <= 2);
    },
    "a slip holds one Bonus at most, and beside it no pick that was 1.30 or lower": ({ after }) => {
      const entries = after.context.legs.map((leg) => leg.entry);
      const hasBonus = entries.some(isBonus);
      return entries.filter(isBonus).length <= 1 && !(hasBonus && entries.some((entry) => entry.id === "over"));
    },
    "a refused pick leaves the slip as it was": ({ before, event, after }) =>
      before === null ||
      event.type !== "slip.pick" ||
      after.context.refusal === null ||
      after.context.refusal === before.context.refusal ||
      after.context.legs === before.context.legs,
    "one leg's change never answers for another's": ({ before, event, after }) =>
      before === null ||
      !event.type.startsWith("leg.") ||
      after.context.legs.every((leg, at) => leg.entry.id === "home" || leg === before.context.legs[at]),
    "every leg has its own running actor and no other leg has one": ({ after }) => {
      const running = Object.entries(after.children).filter(([id, child]) => child && id !== "checkPrices");
      return (
        running
          .map(([id]) => id)
          .toSorted()
          .join() === idsOf(after.context).toSorted().join()
      );
    },
    "nothing but a placement changes the legs of a held slip": ({ before, event, after }) =>
      before === null ||
      !before.hasTag("held") ||
      event.type === "slip.placed" ||
      idsOf(before.context).join() === idsOf(after.context).join(),
    "another member's slip is never taken in": ({ after }) => after.context.owner === "member01",
  };
}

// What always holds of a slip, whatever was done to it; the invariants of its test model, whose walks know the picks
// `home`, `draw`, `over` (1.30) and `bonus`.
import type { PathSpec } from "../../../tests/paths/lib/model.ts";
import type { SlipVariant } from "../../domain/market.ts";
import { isBonus, type SlipEntry } from "../../domain/slip/pick.ts";
import { VARIANT_TABLES } from "../../domain/slip/variants.ts";
import type { slipMachine } from "./slip.machine.ts";
import type { SlipContext } from "./slip.schema.ts";

type Invariants = NonNullable<PathSpec<typeof slipMachine>["invariants"]>;

/** The one stake that the walk's limits take, in won. */
export const WALK_STAKE = 10_000;

export const idsOf = (context: Pick<SlipContext, "legs">): string[] => context.legs.map((leg) => leg.entry.id);

/** The rule in plain words: 1.30 does not stand beside a Bonus; a variant without Bonus takes none. */
export function isForbidden(variant: SlipVariant, ids: readonly string[], id: string): boolean {
  if (ids.includes(id)) return false;
  if (id === "bonus") return variant === "mini" || ids.includes("over");
  return id === "over" && ids.includes("bonus");
}

const itemsOf = (output: unknown): number => (output as { items: readonly unknown[] }).items.length;

export function slipInvariants(variant: SlipVariant): Invariants {
  return {
    "prices that are being checked, or could not be, are so whatever else is changed": ({ before, event, after }) => {
      const isChange = /^(leg\.|stake\.|policy\.|slip\.(pick|remove|acceptPrices?)$)/.test(event.type);
      if (!before || !isChange || after.matches("empty")) return true;
      return (["checking", "unchecked"] as const).every(
        (child) => before.matches({ filled: child }) === after.matches({ filled: child }),
      );
    },
    "a slip that was held is held, and an empty one stays empty whatever its terms": ({ before, event, after }) =>
      (event.type !== "slip.hold" || after.matches("held")) &&
      (!before?.matches("held") || !event.type.startsWith("leg.") || after.matches("held")) &&
      (!before?.matches("empty") || !/^(stake|policy)\./.test(event.type) || after.matches("empty")),
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
    "a pick is refused exactly where the Bonus forbids it": ({ before, event, after }) =>
      before === null ||
      event.type !== "slip.pick" ||
      !("entry" in event) ||
      (after.context.refusal !== null) === isForbidden(variant, idsOf(before.context), (event.entry as SlipEntry).id),
    "a slip that was changed says no more why a pick was refused": ({ event, after, isRefused }) =>
      isRefused || !["slip.remove", "slip.clear"].includes(event.type) || after.context.refusal === null,
    "a leg that is not there is neither taken out nor agreed to": ({ after }) =>
      idsOf(after.context).includes("home") ||
      !(["slip.remove", "slip.acceptPrice"] as const).some((type) => after.can({ type, id: "home" })),
    "a stake grows by something": ({ after }) => !after.can({ type: "stake.quick", amount: 0 }),
    "with nothing in the wallet there is no highest stake": ({ after }) =>
      after.status !== "active" ||
      !after.machine
        .resolveState({ value: after.value, context: { ...after.context, balance: 0 } })
        .can({ type: "stake.max" }),
    "a leg that the server left out of a check is taken for closed, and no other": ({ event, after }) =>
      event.type !== "xstate.done.actor.checkPrices" ||
      after.context.checked.every(
        ({ status }) => status === ("output" in event && itemsOf(event.output) > 0 ? "open" : "closed"),
      ),
    "a slip never holds two picks that its variant forbids": ({ after }) => {
      const entries = after.context.legs.map((leg) => leg.entry);
      return VARIANT_TABLES[variant].broken(entries.filter((entry) => !isBonus(entry))) === null;
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

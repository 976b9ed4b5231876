// What can be wrong with a transition.
import { not, type AnyStateMachine } from "xstate";
import { chartConfig, machineFrom, type TransitionConfig } from "./chart-config.ts";
import type { Mutant } from "./mutant.ts";
import { nameOf, slotId, slotsOf, type Slot } from "./slots.ts";
import { otherTargets, reference, targetOf } from "./targets.ts";

type Change = (list: TransitionConfig[]) => void;

function contains(outer: Slot["node"], inner: Slot["node"]): boolean {
  for (let node: Slot["node"] | undefined = inner; node; node = node.parent) if (node === outer) return true;
  return false;
}

/** True where leaving a state and coming back shows: something of its own begins or ends with it. */
function beginsSomething({ entry, exit, invoke, after }: Slot["node"]): boolean {
  return entry.length + exit.length + invoke.length + after.length > 0;
}

function exchange(list: TransitionConfig[], place: number, keys: readonly (keyof TransitionConfig)[]): void {
  const [one, next] = [list[place], list[place + 1]];
  if (!one || !next) return;
  const [first, second] = [{ ...one }, { ...next }];
  for (const [into, from] of [
    [one, second],
    [next, first],
  ] as const)
    for (const key of keys) {
      delete into[key];
      if (key in from) Object.assign(into, { [key]: from[key] });
    }
}

function* changesOf(
  machine: AnyStateMachine,
  slot: Slot,
  place: number,
): Generator<[kind: string, what: string, Change]> {
  const given = slot.candidates[place];
  if (!given) return;
  const isForbidden = given.target === undefined && given.actions.length === 0;
  const change =
    (edit: (one: TransitionConfig) => void): Change =>
    (list) => {
      const one = list[place];
      if (one) edit(one);
    };

  yield ["transition dropped", "", (list) => void list.splice(place, 1)];
  if (!isForbidden)
    for (const other of otherTargets(slot, place)) {
      const target = reference(machine, other);
      yield ["sent elsewhere", ` → ${target}`, change((one) => void (one.target = target))];
    }
  const target = targetOf(slot, place);
  if (target) yield ["target removed", "", change((one) => void delete one.target)];
  if (target && contains(slot.node, target) && (target === slot.node || beginsSomething(slot.node)))
    yield ["reenter flipped", "", change((one) => void (one.reenter = !one.reenter))];
  const { guard } = given;
  if (guard !== undefined) {
    yield ["guard negated", "", change((one) => void (one.guard = not(guard as Parameters<typeof not>[0])))];
    yield ["guard removed", "", change((one) => void delete one.guard)];
  }
  const next = slot.candidates[place + 1];
  if (next && (guard !== undefined || next.guard !== undefined)) {
    yield ["guards swapped", " and the next", (list) => exchange(list, place, ["guard"])];
    if (next.guard !== undefined)
      yield [
        "branches swapped",
        " and the next",
        (list) => void list.splice(place, 2, ...list.slice(place, place + 2).toReversed()),
      ];
  }
  for (const [at, action] of given.actions.entries())
    yield ["action dropped", `: ${nameOf(action)}`, change((one) => void one.actions.splice(at, 1))];
}

export function transitionMutants(machine: AnyStateMachine): Mutant[] {
  return slotsOf(machine).flatMap((slot) =>
    slot.candidates.flatMap((_, place) => {
      const id = slotId(slot, place);
      const next = slot.candidates[place + 1] ? [slotId(slot, place + 1)] : [];
      return [...changesOf(machine, slot, place)].map(([kind, what, change]): Mutant => ({
        id: `${kind}: ${id}${what}`,
        kind,
        near: { transitions: [id, ...next], state: null },
        make: () => {
          const config = chartConfig(machine);
          change(slot.in(config));
          return machineFrom(config, machine);
        },
      }));
    }),
  );
}

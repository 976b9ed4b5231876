// Whether a property over time fails on a mutant of its machine: random walks on the mutant, by its own function and
// without a run, with the property alone looking on.
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from "xstate";
import { timersOf } from "../../paths/lib/chart.ts";
import { firstStep, stepOf } from "../../paths/lib/edges.ts";
import type { PathModel } from "../../paths/lib/model.ts";
import { PropertyWatch, type Property } from "../../paths/lib/properties.ts";
import { seeded } from "../../paths/lib/random.ts";
import { stepperOf } from "../../paths/lib/stepper.ts";
import { chartConfig, machineFrom, stateAt } from "./chart-config.ts";
import { structuralMutants } from "./run.ts";
import { slotId, slotsOf } from "./slots.ts";

const SEEDS = 1_000;
const STEPS = 90;

/** What can happen in a state, with the names of the cases. */
function possibleIn(model: PathModel, snapshot: AnyMachineSnapshot): { event: EventObject; label: string }[] {
  const made = model.cases.map((one) => ({ event: one.make(snapshot), label: `${one.type}/${one.name}` }));
  const timers = timersOf(snapshot).map((type) => ({ event: { type }, label: type }));
  return [...made, ...timers].filter(({ event }) => snapshot.can(event));
}

/** Each property has a watch of its own: one that breaks ends for itself. */
class Watched {
  readonly broken: string[] = [];
  readonly #watches: Map<string, PropertyWatch>;

  constructor(properties: Readonly<Record<string, Property>>) {
    const watch = ([sentence, one]: [string, Property]) => [sentence, new PropertyWatch({ [sentence]: one })] as const;
    this.#watches = new Map(Object.entries(properties).map(watch));
  }

  /** False when nothing is left to watch. */
  take(step: Parameters<PropertyWatch["take"]>[0]): boolean {
    for (const [sentence, watch] of this.#watches) {
      try {
        watch.take(step);
      } catch {
        this.broken.push(sentence);
        this.#watches.delete(sentence);
      }
    }
    return this.#watches.size > 0;
  }
}

/** The properties that break on one walk: fewer where it ends before, or where the mutant itself fails. */
function brokenOn(
  model: PathModel,
  properties: Readonly<Record<string, Property>>,
  seed: number,
  taken: Map<string, number>,
): readonly string[] {
  const random = seeded(seed);
  // What was taken least in a state comes first, or a walk would seldom come to what lies behind many steps.
  const rank = ({ label }: { label: string }, where: string): number =>
    (taken.get(`${where} ${label}`) ?? 0) + random();
  const watched = new Watched(properties);
  const stepFrom = stepperOf(model);
  const first = firstStep(model);
  let isWatched = watched.take(first);
  let snapshot: AnyMachineSnapshot = first.after;
  for (let step = 0; isWatched && step < STEPS && snapshot.status === "active"; step++) {
    try {
      const where = JSON.stringify(snapshot.value);
      const choices = possibleIn(model, snapshot)
        .map((one) => ({ ...one, rank: rank(one, where) }))
        .toSorted((one, other) => one.rank - other.rank);
      const [chosen] = choices;
      if (!chosen) break;
      taken.set(`${where} ${chosen.label}`, (taken.get(`${where} ${chosen.label}`) ?? 0) + 1);
      const { next, actions } = stepFrom(snapshot, chosen.event);
      isWatched = watched.take(stepOf(model, snapshot, chosen.event, chosen.label, next, actions));
      snapshot = next;
    } catch {
      // A mutant may break a guard or an action; that is another's to notice.
      break;
    }
  }
  return watched.broken;
}

/** The sentences of the models' properties that the mutant breaks. All of them look on at the same walks. */
export function brokenBy(
  models: readonly PathModel[],
  machine: AnyStateMachine,
  sentences: readonly string[],
): string[] {
  const left = new Set(sentences);
  for (const model of models) {
    const mutated = { ...model, machine };
    const taken = new Map<string, number>();
    for (let seed = 1; seed <= SEEDS; seed++) {
      const properties = Object.fromEntries(
        Object.entries(model.properties).filter(([sentence]) => left.has(sentence)),
      );
      if (Object.keys(properties).length === 0) break;
      for (const sentence of brokenOn(mutated, properties, seed, taken)) left.delete(sentence);
    }
  }
  return sentences.filter((sentence) => !left.has(sentence));
}

/**
 * A fault to plant: the id of a structural mutant; a transition by its id that leads to another state, which is entered
 * anew, with the actions of the transition or with none; or a delay, in milliseconds.
 */
export type Planted =
  | string
  | { transition: string; leadsTo: string; actions?: "none" }
  | { delay: string; lasts: number };

/** The machine with the fault in it. Throws where the fault names nothing of the machine. */
export async function planted(machine: AnyStateMachine, fault: Planted): Promise<AnyStateMachine> {
  if (typeof fault === "string") {
    const mutant = structuralMutants(machine).find(({ id }) => id === fault);
    if (!mutant) throw new Error(`there is no mutant "${fault}"`);
    return mutant.make();
  }
  if ("delay" in fault) {
    if (!(fault.delay in machine.implementations.delays)) throw new Error(`there is no delay ${fault.delay}`);
    return machine.provide({ delays: { [fault.delay]: fault.lasts } } as Parameters<AnyStateMachine["provide"]>[0]);
  }
  const config = chartConfig(machine);
  const found = slotsOf(machine).flatMap((slot) =>
    slot.candidates.flatMap((_, place) => (slotId(slot, place) === fault.transition ? [{ slot, place }] : [])),
  );
  const [only] = found;
  if (!only) throw new Error(`there is no transition "${fault.transition}"`);
  stateAt(config, fault.leadsTo.split("."));
  const transition = only.slot.in(config)[only.place];
  Object.assign(transition ?? {}, { target: `#${machine.id}.${fault.leadsTo}`, reenter: true });
  if (fault.actions === "none") Object.assign(transition ?? {}, { actions: [] });
  return machineFrom(config, machine);
}

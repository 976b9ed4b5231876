// One step of a machine without a run.
import {
  createActor,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type EventObject,
} from "xstate";
import { leavesOf, transitionId } from "./chart.ts";
import type { PathModel } from "./model.ts";

export interface Executed {
  type: string;
  params?: unknown;
}

interface Stepped {
  next: AnyMachineSnapshot;
  /** The transitions of the event, then those that follow at once, by id. */
  taken: string[][];
  /** The leaves of every state on the way, also of those that are left within the step. */
  passed: ReadonlySet<string>;
  /** Types of the events that the machine raised itself and that no transition took. */
  lost: readonly string[];
  /** The actions that would run. */
  actions: readonly Executed[];
}

/** Where an event leads and by which transitions; runs no action and starts no actor. */
export function stepperOf(model: PathModel): (snapshot: AnyMachineSnapshot, event: EventObject) => Stepped {
  const ids = new WeakMap<AnyTransitionDefinition, string>();
  const idOf = (one: AnyTransitionDefinition): string => {
    const id = ids.get(one) ?? transitionId(one);
    ids.set(one, id);
    return id;
  };
  const self = createActor(model.machine, { input: model.input });
  let actions: Executed[] = [];
  const nothing = (): void => undefined;
  const scope: AnyActorScope = {
    self,
    defer: nothing,
    id: "",
    logger: nothing,
    sessionId: "",
    stopChild: nothing,
    system: self.system,
    emit: nothing,
    actionExecutor: (action: Executed) => void actions.push(action),
  };
  let steps: (readonly AnyTransitionDefinition[])[] = [];
  let passed = new Set<string>();
  let lost: string[] = [];
  let sent: EventObject | null = null;
  self.system.inspect((told) => {
    if (told.type !== "@xstate.microstep") return;
    const { _transitions: transitions } = told;
    steps.push(transitions);
    if (transitions.length === 0 && told.event !== sent) lost.push(told.event.type);
    for (const leaf of leavesOf(told.snapshot as AnyMachineSnapshot)) passed.add(leaf);
  });
  return (snapshot, event) => {
    steps = [];
    passed = new Set();
    lost = [];
    sent = event;
    actions = [];
    const next = model.machine.transition(snapshot, event, scope) as AnyMachineSnapshot;
    return { next, taken: steps.map((step) => step.map(idOf)), passed, lost, actions };
  };
}

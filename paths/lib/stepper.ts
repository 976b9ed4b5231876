// One step of a machine without a run.
import {
  createActor,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type EventObject,
} from "xstate";
import { transitionId } from "./chart.ts";
import type { PathModel } from "./model.ts";

export interface Executed {
  type: string;
  params?: unknown;
}

interface Stepped {
  next: AnyMachineSnapshot;
  /** The transitions of the event, then those that follow at once, by id. */
  taken: string[][];
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
  self.system.inspect((told) => {
    if (told.type !== "@xstate.microstep") return;
    const { _transitions: transitions } = told;
    steps.push(transitions);
  });
  return (snapshot, event) => {
    steps = [];
    actions = [];
    const next = model.machine.transition(snapshot, event, scope) as AnyMachineSnapshot;
    return { next, taken: steps.map((step) => step.map(idOf)), actions };
  };
}

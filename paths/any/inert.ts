// Actors that a machine starts by itself, made harmless: they run, and nothing of the world hears of them.
import { fromPromise, type AnyActorLogic, type AnyStateMachine } from "xstate";

const never = fromPromise(() => new Promise<never>(() => undefined));
const known = new WeakMap<AnyActorLogic, AnyActorLogic>();

export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === "object" && logic !== null && "implementations" in logic && "root" in logic;

/** What ends of itself and hands over an output: a promise, or a machine with a final state. */
export function canEnd(logic: unknown): boolean {
  if (isMachine(logic)) return Object.values(logic.states).some(({ type }) => type === "final");
  const { transition } = (logic ?? {}) as { transition?: unknown };
  return typeof transition === "function" && /promise/i.test(String(transition));
}

/** A machine keeps its states, without actors and effects of its own; anything else does nothing and never ends. */
export function inert(logic: AnyActorLogic): AnyActorLogic {
  if (!isMachine(logic)) return never;
  const made = known.get(logic) ?? quiet(logic);
  known.set(logic, made);
  return made;
}

function quiet(machine: AnyStateMachine): AnyStateMachine {
  const { actors, actions } = machine.implementations;
  const plain = Object.entries(actions).filter(([, one]) => typeof one === "function" && !("type" in one));
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, never])),
    actions: Object.fromEntries(plain.map(([name]) => [name, () => undefined])),
  });
}

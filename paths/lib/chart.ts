// What a chart is made of, under names that stay the same when the machine is provided anew.
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";

const paths = new WeakMap<AnyStateNode, string>();

export function nodePath(node: AnyStateNode): string {
  const known = paths.get(node);
  if (known !== undefined) return known;
  const path = node.path.join(".");
  paths.set(node, path);
  return path;
}

/** The type of an event as people write it: `start`, `done login`, `error login`, `after nap`; others as they are. */
export function shortType(type: string): string {
  if (type === "xstate.init") return "start";
  const [, kind, name] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? [];
  if (kind !== undefined) return `${kind} ${name}`;
  const [, delay] = /^xstate\.after\.([^.]*)\./.exec(type) ?? [];
  return delay === undefined ? type : `after ${delay}`;
}

/** Every node below the root, in the order of the chart. */
export function stateNodes(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] =>
    Object.values(node.states).flatMap((child: AnyStateNode) => [child, ...below(child)]);
  return below(machine.root);
}

/** True for a state that is left within the step that enters it: one way out has neither an event nor a guard. */
function isPassed(node: AnyStateNode): boolean {
  return (node.always ?? []).some((one) => guardName(one) === null);
}

/** The states without others in them that a machine can stand in after a step, in the order of the chart. */
export function leafNodes(machine: AnyStateMachine): AnyStateNode[] {
  return stateNodes(machine).filter(
    (node) => Object.keys(node.states).length === 0 && node.type !== "history" && !isPassed(node),
  );
}

function candidatesOf(node: AnyStateNode): [event: string, candidates: readonly AnyTransitionDefinition[]][] {
  const always = node.always?.length ? [["always", node.always] as [string, AnyTransitionDefinition[]]] : [];
  return [...node.transitions.entries(), ...always];
}

/** `state.path event` and, where the event has several outcomes, `[guard]` or its place. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const source = transition.source as AnyStateNode;
  const where = nodePath(source) === "" ? "(root)" : nodePath(source);
  for (const [event, candidates] of candidatesOf(source)) {
    const place = candidates.indexOf(transition);
    if (place < 0) continue;
    if (candidates.length === 1) return `${where} ${event}`;
    const guard = guardName(transition);
    return `${where} ${event} [${guard ?? "else"}${candidates.filter((one) => guardName(one) === guard).length > 1 ? ` ${place}` : ""}]`;
  }
  throw new Error(`a transition of ${where} is not among its candidates`);
}

export function guardName(transition: AnyTransitionDefinition): string | null {
  const { guard } = transition;
  if (!guard) return null;
  return typeof guard === "string"
    ? guard
    : typeof guard === "object" && "type" in guard
      ? String(guard.type)
      : "inline";
}

function isForbidden(transition: AnyTransitionDefinition): boolean {
  return transition.target === undefined && transition.actions.length === 0;
}

/** Every transition that does something, as [id, definition]. */
export function chartTransitions(machine: AnyStateMachine): Map<string, AnyTransitionDefinition> {
  const all = [machine.root as AnyStateNode, ...stateNodes(machine)];
  return new Map(
    all.flatMap((node) =>
      candidatesOf(node).flatMap(([, candidates]) =>
        candidates.filter((one) => !isForbidden(one)).map((one) => [transitionId(one), one] as const),
      ),
    ),
  );
}

/** The active states, the ones that hold others included. */
export function activeNodes({ _nodes: nodes }: AnyMachineSnapshot): readonly AnyStateNode[] {
  return nodes;
}

/** The timers that run in a snapshot, as the types of the events they end with. */
export function timersOf(snapshot: AnyMachineSnapshot): string[] {
  return [...new Set(activeNodes(snapshot).flatMap((node) => node.after.map((timer) => timer.eventType)))];
}

export function leavesOf(snapshot: AnyMachineSnapshot): string[] {
  return activeNodes(snapshot)
    .filter((node) => Object.keys(node.states).length === 0)
    .map(nodePath);
}

/** True when the state of that path is active. */
export function isIn(snapshot: AnyMachineSnapshot, path: string): boolean {
  return activeNodes(snapshot).some((node) => nodePath(node) === path);
}

// The outcomes of each guarded event: every branch that it can take, and none where no branch is without a guard.
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from "xstate";
import { chartTransitions, guardName, isIn, nodePath, stateNodes, timersOf } from "./chart.ts";
import type { Graph } from "./graph.ts";
import type { PathModel } from "./model.ts";

/** Branches by the ids of their transitions. */
export function guardBranches(machine: AnyStateMachine): string[] {
  return [...chartTransitions(machine)]
    .filter(([id, one]) => guardName(one) !== null || id.endsWith("]"))
    .map(([id]) => id);
}

interface Refusable {
  id: string;
  node: AnyStateNode;
  event: string;
}

const known = new WeakMap<AnyStateMachine, readonly Refusable[]>();

/** Events of which every branch has a guard, so that nothing may come of them. */
function refusables(machine: AnyStateMachine): readonly Refusable[] {
  const all = known.get(machine) ?? findRefusables(machine);
  known.set(machine, all);
  return all;
}

function findRefusables(machine: AnyStateMachine): Refusable[] {
  return [machine.root as AnyStateNode, ...stateNodes(machine)].flatMap((node) => {
    const groups = [...node.transitions, ...(node.always?.length ? [["always", node.always] as const] : [])];
    return groups
      .filter(([, branches]) => branches.every((one) => guardName(one) !== null))
      .map(([event]) => ({ id: `${nodePath(node) || "(root)"} ${event} [none]`, node, event }));
  });
}

/** The ids of the refusals that a chart allows. */
export function guardRefusals(machine: AnyStateMachine): string[] {
  return refusables(machine).map(({ id }) => id);
}

/** The refusals that one event shows in one state, whatever states beside or above make of it. */
export function refusalsOf(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: EventObject): string[] {
  const here = refusables(machine).filter((one) => one.event === event.type && isActive(snapshot, one.node));
  if (here.length === 0) return [];
  const sources = machine.getTransitionData(snapshot, event).map(({ source }) => source as AnyStateNode);
  return here.filter(({ node }) => !sources.some((source) => isWithin(source, node))).map(({ id }) => id);
}

function isWithin(source: AnyStateNode, node: AnyStateNode): boolean {
  const path = nodePath(node);
  return source === node || nodePath(source).startsWith(path === "" ? "" : `${path}.`);
}

function isActive(snapshot: AnyMachineSnapshot, node: AnyStateNode): boolean {
  return nodePath(node) === "" || isIn(snapshot, nodePath(node));
}

/** The refusals that the states of these vertices show: the event comes, and no branch of this state or below takes it. */
export function refusalsAt(model: PathModel, graph: Graph, vertices: Iterable<number>): Set<string> {
  const { machine } = model;
  const all = refusables(machine);
  const seen = new Set<string>();
  for (const vertex of vertices) {
    const snapshot = graph.snapshots[vertex];
    if (!snapshot || snapshot.status !== "active") continue;
    const events = [...model.cases.map((one) => one.make(snapshot)), ...timersOf(snapshot).map((type) => ({ type }))];
    for (const { id, node, event } of all) {
      if (seen.has(id) || !isActive(snapshot, node)) continue;
      const isRefused = (given: (typeof events)[number]): boolean =>
        !machine.getTransitionData(snapshot, given).some(({ source }) => isWithin(source as AnyStateNode, node));
      // A state at rest has refused its transitions without an event.
      if (event === "always" || events.some((given) => given.type === event && isRefused(given))) seen.add(id);
    }
  }
  return seen;
}

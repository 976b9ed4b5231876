// What a machine does of a list of requirements: the ids in `meta.requirements` of its states and transitions, and which
// of them a path shows.
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { chartTransitions, isIn, nodePath, stateNodes } from "./chart.ts";
import type { Edge, Graph } from "./graph.ts";

export interface ChartRequirements {
  /** By the id of a transition. */
  transitions: ReadonlyMap<string, readonly string[]>;
  /** By the path of a state. */
  states: ReadonlyMap<string, readonly string[]>;
}

const known = new WeakMap<AnyStateMachine, ChartRequirements>();

/** What stands in the chart. Throws where `meta.requirements` is no list of texts. */
export function chartRequirements(machine: AnyStateMachine): ChartRequirements {
  const found = known.get(machine) ?? read(machine);
  known.set(machine, found);
  return found;
}

function read(machine: AnyStateMachine): ChartRequirements {
  const transitions = [...chartTransitions(machine)].map(([id, one]) => [id, idsOf(one, id)] as const);
  const states = stateNodes(machine).map((one) => [nodePath(one), idsOf(one, nodePath(one))] as const);
  return {
    transitions: new Map(transitions.filter(([, ids]) => ids.length > 0)),
    states: new Map(states.filter(([, ids]) => ids.length > 0)),
  };
}

function idsOf({ meta }: AnyStateNode | AnyTransitionDefinition, where: string): readonly string[] {
  const given: unknown = (meta as { requirements?: unknown } | undefined)?.requirements ?? [];
  if (!Array.isArray(given) || !given.every((id) => typeof id === "string"))
    throw new Error(`meta.requirements of ${where} is no list of ids`);
  return given;
}

/** Each id with the places in the chart where it stands. */
export function requirementPlaces(machine: AnyStateMachine): Map<string, string[]> {
  const { transitions, states } = chartRequirements(machine);
  const places = new Map<string, string[]>();
  for (const [place, ids] of [...states, ...transitions])
    for (const id of ids) places.set(id, [...(places.get(id) ?? []), place]);
  return places;
}

/** The requirements of the transitions that an edge takes and of the states that it comes to. */
export function requirementsOfEdge(machine: AnyStateMachine, graph: Graph, edge: Edge): string[] {
  const { transitions, states } = chartRequirements(machine);
  const [before, after] = [graph.snapshots[edge.from], graph.snapshots[edge.to]];
  const entered = [...states].filter(
    ([path]) => after !== undefined && isIn(after, path) && !(before !== undefined && isIn(before, path)),
  );
  return [
    ...new Set([
      ...[...edge.transitions, ...edge.followers].flatMap((id) => transitions.get(id) ?? []),
      ...entered.flatMap(([, ids]) => ids),
    ]),
  ];
}

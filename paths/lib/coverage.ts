import type { AnyStateMachine } from "xstate";
import { guardRefusals } from "./guard-outcomes.ts";
import { chartTransitions, leafNodes, nodePath } from "./chart.ts";

export interface Coverage {
  transitions: { total: number; taken: number };
  /** Transitions that were not taken and refusals that were not shown, and that are not declared infeasible. */
  untaken: string[];
  /** Declared infeasible, yet taken or not in the chart. */
  stale: string[];
  states: { total: number; seen: number };
  unseen: string[];
}

/** `taken` has the ids of transitions and of refusals. Holds what was walked against the chart and the list of what no path can take. */
export function coverageOf(
  machine: AnyStateMachine,
  taken: ReadonlySet<string>,
  seen: ReadonlySet<string>,
  infeasible: Readonly<Record<string, string>>,
): Coverage {
  const transitions = [...chartTransitions(machine).keys()];
  const outcomes = [...transitions, ...guardRefusals(machine)];
  const leaves = leafNodes(machine).map(nodePath);
  return {
    transitions: { total: transitions.length, taken: transitions.filter((id) => taken.has(id)).length },
    untaken: outcomes.filter((id) => !taken.has(id) && !(id in infeasible)),
    stale: Object.keys(infeasible).filter((id) => taken.has(id) || !outcomes.includes(id)),
    states: { total: leaves.length, seen: leaves.filter((leaf) => seen.has(leaf)).length },
    unseen: leaves.filter((leaf) => !seen.has(leaf)),
  };
}

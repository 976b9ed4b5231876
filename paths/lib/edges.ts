// What people wrote down of each step, held against every edge of an explored graph: a tour takes each transition once,
// by the shortest way, and a fault may show elsewhere. Steps are taken by the machine's own function, without a run.
import { initialTransition, transition, type AnyMachineSnapshot, type EventObject } from "xstate";
import type { Edge, Graph } from "./graph.ts";
import type { PathModel, WalkedStep } from "./model.ts";
import { isTry } from "./refusals.ts";
import { outcomeOf } from "./told.ts";
import { assertSentences } from "./walk.ts";

type Executed = Parameters<typeof outcomeOf>[0];

function stepOf(
  model: PathModel,
  before: AnyMachineSnapshot | null,
  event: EventObject,
  [after, actions]: readonly [AnyMachineSnapshot, Executed],
): WalkedStep {
  const effects = actions.map(({ type }) => type).filter((type) => model.effects.includes(type));
  return { before, event, after, effects, ...outcomeOf(actions), isRefused: false };
}

/** The first step, into the initial state. */
function firstStep(model: PathModel): WalkedStep {
  const started = initialTransition(model.machine, model.input) as unknown as [AnyMachineSnapshot, Executed];
  return stepOf(model, null, { type: "xstate.init" }, started);
}

export function edgeStep(model: PathModel, graph: Graph, edge: Edge): WalkedStep {
  const before = graph.snapshots[edge.from];
  if (!before) throw new Error(`the graph has no vertex ${edge.from}`);
  const taken = transition(model.machine, before, edge.event) as [AnyMachineSnapshot, Executed];
  return { ...stepOf(model, before, edge.event, taken), isRefused: isTry(edge) };
}

/** Throws at the first edge on which an expectation does not hold; refusals count where the graph has them. */
export function assertEdges(model: PathModel, graph: Graph): void {
  const check = (step: WalkedStep, label: string): void => {
    try {
      assertSentences(model, step);
    } catch (error) {
      const from = step.before === null ? "" : ` in ${JSON.stringify(step.before.value)}`;
      throw new Error(`${label}${from}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  };
  check(firstStep(model), "the start");
  for (const edge of graph.edges) check(edgeStep(model, graph, edge), edge.label);
}

// What people wrote down of each step, held against every edge of an explored graph: a tour takes each transition once,
// by the shortest way, and a fault may show elsewhere. Steps are taken by the machine's own function, without a run.
import { initialTransition, type AnyMachineSnapshot, type EventObject } from "xstate";
import type { Graph } from "./graph.ts";
import type { PathModel, WalkedStep } from "./model.ts";
import { isTry } from "./refusals.ts";
import { stepperOf, type Executed } from "./stepper.ts";
import { outcomeOf } from "./told.ts";
import { assertSentences } from "./walk.ts";

/** A step as the machine itself tells it, taken without a run. */
export function stepOf(
  model: PathModel,
  before: AnyMachineSnapshot | null,
  event: EventObject,
  label: string,
  after: AnyMachineSnapshot,
  actions: readonly Executed[],
): WalkedStep {
  const effects = actions.map(({ type }) => type).filter((type) => model.effects.includes(type));
  return { before, event, label, after, effects, ...outcomeOf(actions), isRefused: false };
}

/** The first step, into the initial state. */
export function firstStep(model: PathModel): WalkedStep {
  const [first, actions] = initialTransition(model.machine, model.input) as unknown as [AnyMachineSnapshot, Executed[]];
  return stepOf(model, null, { type: "xstate.init" }, "xstate.init", first, actions);
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
  const stepFrom = stepperOf(model);
  for (const edge of graph.edges) {
    const before = graph.snapshots[edge.from];
    if (!before) throw new Error(`the graph has no vertex ${edge.from}`);
    const { next, actions } = stepFrom(before, edge.event);
    const step = stepOf(model, before, edge.event, edge.label, next, actions);
    check({ ...step, isRefused: isTry(edge) }, edge.label);
  }
}

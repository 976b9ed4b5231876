// What must be true of every chart whatever it is about. Each function answers with sentences about
// what is wrong; none is good news.
import type { AnyStateMachine, AnyStateNode, UnknownAction } from "xstate";
import { chartTransitions, guardName, isIn, leafNodes, nodePath, stateNodes } from "./chart.ts";
import type { Graph } from "./graph.ts";

function difference(label: string, wanted: Iterable<string>, given: Iterable<string>): string[] {
  const there = new Set(given);
  return [...new Set(wanted)].filter((name) => !there.has(name)).map((name) => `${label}: ${name}`);
}

/** The name of an action; null for a timer, which stands in the chart as two actions of xstate's own. */
function actionName(action: UnknownAction): string | null {
  if (typeof action === "string") return action;
  const type = action !== null && "type" in action ? String(action.type) : "";
  if (typeof action === "function") return type === "xstate.raise" || type === "xstate.cancel" ? null : "(inline)";
  return type;
}

function allNodes(machine: AnyStateMachine): AnyStateNode[] {
  return [machine.root as AnyStateNode, ...stateNodes(machine)];
}

/** Names that the chart uses, by kind. */
function chartNames(machine: AnyStateMachine) {
  const nodes = allNodes(machine);
  const transitions = [...chartTransitions(machine).values()];
  const actions = [
    ...nodes.flatMap((node) => [...node.entry, ...node.exit]),
    ...transitions.flatMap((one) => one.actions),
  ];
  return {
    guards: transitions.map(guardName).filter((name) => name !== null),
    actions: actions.map(actionName).filter((name) => name !== null),
    actors: nodes.flatMap((node) => node.invoke.map((one) => (typeof one.src === "string" ? one.src : "(inline)"))),
    delays: nodes.flatMap((node) => node.after.flatMap(({ delay }) => (typeof delay === "string" ? [delay] : []))),
  };
}

/** Where the chart and what `setup` provides disagree: a name without an implementation, or one that nothing uses. */
export function setupProblems(machine: AnyStateMachine): string[] {
  const used = chartNames(machine);
  const { guards, actions, actors, delays } = machine.implementations;
  const compare = (kind: string, names: readonly string[], set: object = {}): string[] => [
    ...difference(`${kind} that setup does not provide`, names, Object.keys(set)),
    ...difference(`${kind} that the chart does not use`, Object.keys(set), names),
  ];
  return [
    ...compare("guard", used.guards, guards),
    ...compare("action", used.actions, actions),
    ...difference("actor that setup does not provide", used.actors, Object.keys(actors ?? {})),
    ...compare("delay", used.delays, delays),
  ];
}

/** Actors that are invoked without a name of their own or without a way on when they fail. */
export function invokeProblems(machine: AnyStateMachine): string[] {
  return allNodes(machine).flatMap((node) =>
    node.invoke.flatMap(({ id }) => [
      ...(/^\d+\./.test(id) ? [`invoke without an explicit id in ${nodePath(node)}`] : []),
      ...(node.transitions.has(`xstate.error.actor.${id}`)
        ? []
        : [`invoke without onError: ${id} in ${nodePath(node)}`]),
    ]),
  );
}

/** Leaves that no walk of these graphs enters, and those that are not final and none leaves. */
export function reachProblems(machine: AnyStateMachine, graphs: readonly Graph[]): string[] {
  return leafNodes(machine).flatMap((leaf) => {
    const path = nodePath(leaf);
    const stands = (graph: Graph, vertex: number): boolean => {
      const snapshot = graph.snapshots[vertex];
      return snapshot !== undefined && isIn(snapshot, path);
    };
    // A state that each step leaves again is reached and left within the step.
    const isPassed = graphs.some((graph) => graph.edges.some((edge) => edge.passed?.includes(path)));
    const isReached = isPassed || graphs.some((graph) => graph.snapshots.some((_, vertex) => stands(graph, vertex)));
    if (!isReached) return [`state that nothing reaches: ${path}`];
    const isLeft =
      isPassed ||
      graphs.some((graph) => graph.edges.some((edge) => stands(graph, edge.from) && !stands(graph, edge.to)));
    return isLeft || leaf.type === "final" ? [] : [`state without a way out that is not final: ${path}`];
  });
}

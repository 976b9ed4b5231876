// What must be true of every chart whatever it is about. Each function answers with sentences about
// what is wrong; none is good news.
import type { AnyStateMachine, AnyStateNode, UnknownAction } from "xstate";
import { chartTransitions, guardName, isIn, leafNodes, nodePath, stateNodes } from "./chart.ts";
import type { Graph } from "./graph.ts";
import type { SchemaLike } from "./model.ts";

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
export function chartNames(machine: AnyStateMachine) {
  const nodes = allNodes(machine);
  const transitions = [...chartTransitions(machine).values()];
  const actions = [
    ...nodes.flatMap((node) => [...node.entry, ...node.exit]),
    ...transitions.flatMap((one) => one.actions),
  ];
  return {
    leaves: leafNodes(machine).map(nodePath),
    states: stateNodes(machine).map(nodePath),
    events: nodes.flatMap((node) => node.ownEvents).filter((type) => !type.startsWith("xstate.")),
    guards: transitions.map(guardName).filter((name) => name !== null),
    actions: actions.map(actionName).filter((name) => name !== null),
    actors: nodes.flatMap((node) => node.invoke.map((one) => (typeof one.src === "string" ? one.src : "(inline)"))),
    tags: nodes.flatMap((node) => node.tags),
  };
}

/** Where schema and chart disagree. */
export function schemaProblems(machine: AnyStateMachine, schema: SchemaLike): string[] {
  const used = chartNames(machine);
  const events = Array.isArray(schema.events) ? (schema.events as readonly string[]) : Object.keys(schema.events);
  const implemented = machine.implementations;
  return [
    ...difference("state that the schema does not name", used.leaves, schema.states),
    ...difference("state that the chart does not have", schema.states, used.states),
    ...difference("event that the schema does not name", used.events, events),
    ...difference("event that no state takes", events, used.events),
    ...difference("guard that the schema does not name", used.guards, schema.guards),
    ...difference("guard that the chart does not use", schema.guards, used.guards),
    ...difference("action that the schema does not name", used.actions, schema.actions),
    ...difference("action that the chart does not use", schema.actions, used.actions),
    ...difference("actor that the schema does not name", used.actors, schema.actors),
    ...difference("actor that nothing stands for", schema.actors, Object.keys(implemented.actors)),
    ...difference("effect that is no action", schema.effects ?? [], schema.actions),
    ...difference("tag that the schema does not name", used.tags, schema.tags),
    ...difference("tag that no state has", schema.tags, used.tags),
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
    const isReached = graphs.some((graph) => graph.snapshots.some((_, vertex) => stands(graph, vertex)));
    if (!isReached) return [`state that nothing reaches: ${path}`];
    const isLeft = graphs.some((graph) =>
      graph.edges.some((edge) => stands(graph, edge.from) && !stands(graph, edge.to)),
    );
    return isLeft || leaf.type === "final" ? [] : [`state without a way out that is not final: ${path}`];
  });
}

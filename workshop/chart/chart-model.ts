// A machine as what is drawn of it: boxes in boxes, arrows between them, and what a state does without leaving.
import { StateMachine, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from "xstate";
import { chartTransitions, guardName, nodePath, stateNodes } from "../../paths/lib/chart.ts";
import type { ChartArrow, ChartLine, ChartModel, ChildMachine } from "../../src/ui/chart/drawing.ts";
import { CHART_TEXT as TEXT } from "../../src/ui/chart/text.ts";

const PREFIXES = {
  done: "xstate.done.actor.",
  error: "xstate.error.actor.",
  after: "xstate.after.",
  state: "xstate.done.state.",
} as const;

/** Actors by their ids as a reader knows them: one without an id of its own has one of XState's, which says nothing. */
type Names = ReadonlyMap<string, string>;

function actorNames(nodes: readonly AnyStateNode[]): Names {
  const invoked = nodes.flatMap(({ invoke }) => invoke);
  return new Map(
    invoked.map(({ id, src }) => {
      const isNamed = typeof src === "string" && !src.startsWith("xstate.invoke.");
      return [id, isNamed && /^\d+\./.test(id) ? src : id];
    }),
  );
}

/** What an event is called on an arrow. */
function eventLabel(type: string, names: Names): string {
  const { done, error, after, state } = PREFIXES;
  const nameAfter = (prefix: string): string => names.get(type.slice(prefix.length)) ?? type.slice(prefix.length);
  if (type === "") return TEXT.always;
  if (type.startsWith(done)) return TEXT.done(nameAfter(done));
  if (type.startsWith(error)) return TEXT.failed(nameAfter(error));
  if (type.startsWith(state)) return TEXT.done(type.split(".").at(-1) ?? type);
  return type.startsWith(after) ? TEXT.after(type.slice(after.length).split(".")[0] ?? "") : type;
}

function lineOf(id: string, transition: AnyTransitionDefinition, names: Names): ChartLine {
  const guard = guardName(transition) ?? (id.endsWith("]") ? TEXT.otherwise : null);
  return { id, event: eventLabel(transition.eventType, names), guard };
}

function initialOf(node: AnyStateNode): string | null {
  const [target] = node.type === "compound" ? (node.initial.target ?? []) : [];
  return target ? nodePath(target as AnyStateNode) : null;
}

/** The machines among the actors that a state invokes. */
function invokedMachines({ machine, invoke, config }: AnyStateNode, names: Names): ChildMachine[] {
  const { actors } = machine.implementations as { actors: Readonly<Record<string, unknown>> };
  const written = [(config as { invoke?: unknown }).invoke ?? []].flat() as { src?: unknown }[];
  return invoke.flatMap(({ id, src }, place) => {
    const logic = (typeof src === "string" ? actors[src] : src) ?? written[place]?.src;
    return logic instanceof StateMachine ? [{ actor: names.get(id) ?? id, machine: logic.id }] : [];
  });
}

/** The machines that a chart names and no state of it invokes: its actions start them. */
function startedMachines(machine: AnyStateMachine): ChildMachine[] {
  const invoked = new Set(
    [machine.root as AnyStateNode, ...stateNodes(machine)].flatMap(({ invoke }) => invoke.map(({ src }) => src)),
  );
  return Object.entries(machine.implementations.actors).flatMap(([actor, logic]) =>
    logic instanceof StateMachine && !invoked.has(actor) ? [{ actor, machine: logic.id }] : [],
  );
}

/** The chart of a machine, in the order in which it is written. `late` are the machines that only its events bring. */
export function chartModel(machine: AnyStateMachine, late: readonly ChildMachine[] = []): ChartModel {
  const root = machine.root as AnyStateNode;
  const nodes = [root, ...stateNodes(machine)];
  const names = actorNames(nodes);
  const inner = new Map<string, ChartLine[]>();
  const arrows = new Map<string, ChartArrow & { lines: ChartLine[] }>();
  for (const [id, transition] of chartTransitions(machine)) {
    const from = nodePath(transition.source as AnyStateNode);
    const line = lineOf(id, transition, names);
    const targets = (transition.target ?? []) as AnyStateNode[];
    if (targets.length === 0) inner.set(from, [...(inner.get(from) ?? []), line]);
    for (const to of targets.map(nodePath)) {
      const key = `${from} → ${to}`;
      const arrow = arrows.get(key);
      if (arrow) arrow.lines.push(line);
      else arrows.set(key, { id: key, from, to, lines: [line] });
    }
  }
  return {
    machine: machine.id,
    states: nodes.map((node) => {
      const machines = [
        ...invokedMachines(node, names),
        ...(node === root ? [...startedMachines(machine), ...late] : []),
      ];
      return {
        id: nodePath(node),
        name: node === root ? machine.id : node.key,
        kind: node.type,
        parent: node === root ? null : nodePath(node.parent as AnyStateNode),
        initial: initialOf(node),
        invokes: node.invoke.map(({ id }) => names.get(id) ?? id),
        inner: inner.get(nodePath(node)) ?? [],
        ...(machines.length > 0 && { machines }),
      };
    }),
    arrows: [...arrows.values()],
  };
}

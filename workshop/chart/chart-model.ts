// A machine as what is drawn of it: boxes in boxes, arrows between them, and what a state does without leaving.
import { StateMachine, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from "xstate";
import { chartTransitions, guardName, nodePath, stateNodes } from "../../paths/lib/chart.ts";
import type { ChartArrow, ChartLine, ChartModel, ChildMachine } from "../../src/ui/chart/drawing.ts";
import { CHART_TEXT as TEXT } from "../../src/ui/chart/text.ts";

const PREFIXES = { done: "xstate.done.actor.", error: "xstate.error.actor.", after: "xstate.after." } as const;

/** What an event is called on an arrow. */
function eventLabel(type: string): string {
  const { done, error, after } = PREFIXES;
  if (type === "") return TEXT.always;
  if (type.startsWith(done)) return TEXT.done(type.slice(done.length));
  if (type.startsWith(error)) return TEXT.failed(type.slice(error.length));
  return type.startsWith(after) ? TEXT.after(type.slice(after.length).split(".")[0] ?? "") : type;
}

function lineOf(id: string, transition: AnyTransitionDefinition): ChartLine {
  const guard = guardName(transition) ?? (id.endsWith("]") ? TEXT.otherwise : null);
  return { id, event: eventLabel(transition.eventType), guard };
}

function initialOf(node: AnyStateNode): string | null {
  const [target] = node.type === "compound" ? (node.initial.target ?? []) : [];
  return target ? nodePath(target as AnyStateNode) : null;
}

/** The machines among the actors that a state invokes. */
function invokedMachines({ machine, invoke, config }: AnyStateNode): ChildMachine[] {
  const { actors } = machine.implementations as { actors: Readonly<Record<string, unknown>> };
  const written = [(config as { invoke?: unknown }).invoke ?? []].flat() as { src?: unknown }[];
  return invoke.flatMap(({ id, src }, place) => {
    const logic = (typeof src === "string" ? actors[src] : src) ?? written[place]?.src;
    return logic instanceof StateMachine ? [{ actor: id, machine: logic.id }] : [];
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
  const inner = new Map<string, ChartLine[]>();
  const arrows = new Map<string, ChartArrow & { lines: ChartLine[] }>();
  for (const [id, transition] of chartTransitions(machine)) {
    const from = nodePath(transition.source as AnyStateNode);
    const line = lineOf(id, transition);
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
    states: [root, ...stateNodes(machine)].map((node) => {
      const machines = [...invokedMachines(node), ...(node === root ? [...startedMachines(machine), ...late] : [])];
      return {
        id: nodePath(node),
        name: node === root ? machine.id : node.key,
        kind: node.type,
        parent: node === root ? null : nodePath(node.parent as AnyStateNode),
        initial: initialOf(node),
        invokes: node.invoke.map((one) => one.id),
        inner: inner.get(nodePath(node)) ?? [],
        ...(machines.length > 0 && { machines }),
      };
    }),
    arrows: [...arrows.values()],
  };
}

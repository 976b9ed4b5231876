// A machine as what is drawn of it: boxes in boxes, arrows between them, and what a state does without leaving.
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { chartTransitions, guardName, nodePath, stateNodes } from "../../paths/lib/chart.ts";
import type { ChartLine, ChartModel, ChartState } from "../../src/ui/chart/drawing.ts";
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

function kindOf(node: AnyStateNode): ChartState["kind"] {
  return node.type;
}

function initialOf(node: AnyStateNode): string | null {
  const [target] = node.type === "compound" ? (node.initial.target ?? []) : [];
  return target ? nodePath(target as AnyStateNode) : null;
}

/** The chart of a machine, in the order in which it is written. */
export function chartModel(machine: AnyStateMachine): ChartModel {
  const root = machine.root as AnyStateNode;
  const inner = new Map<string, ChartLine[]>();
  const arrows = new Map<string, { from: string; to: string; lines: ChartLine[] }>();
  for (const [id, transition] of chartTransitions(machine)) {
    const from = nodePath(transition.source as AnyStateNode);
    const line = lineOf(id, transition);
    const [target] = (transition.target ?? []) as AnyStateNode[];
    if (!target) {
      inner.set(from, [...(inner.get(from) ?? []), line]);
      continue;
    }
    const to = nodePath(target);
    const key = `${from} → ${to}`;
    const arrow = arrows.get(key);
    if (arrow) arrow.lines.push(line);
    else arrows.set(key, { from, to, lines: [line] });
  }
  return {
    machine: machine.id,
    states: [root, ...stateNodes(machine)].map((node) => ({
      id: nodePath(node),
      name: node === root ? machine.id : node.key,
      kind: kindOf(node),
      parent: node === root ? null : nodePath(node.parent as AnyStateNode),
      initial: initialOf(node),
      invokes: node.invoke.map((one) => one.id),
      inner: inner.get(nodePath(node)) ?? [],
    })),
    arrows: [...arrows].map(([id, arrow]) => ({ id, ...arrow })),
  };
}

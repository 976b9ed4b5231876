// Where else a transition might lead.
import type { AnyStateMachine, AnyStateNode } from "xstate";
import { nodePath } from "../../paths/lib/chart.ts";
import type { Slot } from "./slots.ts";

/** Enough to tell a right target from wrong ones without trying the whole chart. */
const MOST_TARGETS = 3;

/** An absolute reference to a node. */
export function reference(machine: AnyStateMachine, node: AnyStateNode): string {
  return node === machine.root ? `#${machine.id}` : `#${machine.id}.${nodePath(node)}`;
}

/** The node that a candidate leads to; null when it stays. */
export function targetOf(slot: Slot, place: number): AnyStateNode | null {
  const { node, event } = slot;
  const definitions = event === "always" ? node.always : node.transitions.get(event);
  const [target] = (definitions?.[place]?.target ?? []) as readonly AnyStateNode[];
  return target ?? null;
}

/** The children of a node that are one after another, not beside each other. */
const alternatives = (node: AnyStateNode | undefined): AnyStateNode[] =>
  node && node.type === "compound" ? (Object.values(node.states) as AnyStateNode[]) : [];

/** The next states in the order of the chart, beginning after the right one and going round. */
function nextTo(right: AnyStateNode | null, nodes: readonly AnyStateNode[]): AnyStateNode[] {
  const place = right ? nodes.indexOf(right) : -1;
  return [...nodes.slice(place + 1), ...nodes.slice(0, Math.max(place, 0))].slice(0, MOST_TARGETS);
}

/** Siblings of the right target, and of the state that holds it where there is room left. */
export function otherTargets(slot: Slot, place: number): AnyStateNode[] {
  const target = targetOf(slot, place);
  if (target === null) {
    const inside = alternatives(slot.node);
    return inside.length > 0 ? nextTo(null, inside) : nextTo(slot.node, alternatives(slot.node.parent));
  }
  const beside = nextTo(target, alternatives(target.parent));
  const above = target.parent ? nextTo(target.parent, alternatives(target.parent.parent)) : [];
  return [...beside, ...above].slice(0, MOST_TARGETS);
}

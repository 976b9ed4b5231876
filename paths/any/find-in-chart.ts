// What the chart alone shows, without a step.
import type { AnyStateNode } from "xstate";
import type { Edge } from "../lib/graph.ts";
import { stateAt } from "../formats/steps.ts";
import { stableText } from "../lib/state-key.ts";
import { chartTransitions, guardName, nodePath, stateNodes, transitionId } from "../lib/chart.ts";
import { noteOrFault, wayThrough, type Finding } from "./finding.ts";
import { canEnd } from "./inert.ts";
import type { MachineRead } from "./read-machine.ts";

const nodesOf = ({ machine }: MachineRead): AnyStateNode[] => [machine.root as AnyStateNode, ...stateNodes(machine)];
const place = (node: AnyStateNode): string => nodePath(node) || "(root)";

export function missingParts({ missing }: MachineRead): Finding[] {
  return missing.map(({ kind, name }) => ({ kind: "missing", severity: "fault", about: [kind, name], way: null }));
}

/** A branch behind one that always lets through. */
export function shadowedTransitions({ machine }: MachineRead): Finding[] {
  const all = [...chartTransitions(machine)];
  return all.flatMap(([id, one]): Finding[] => {
    const source = one.source as AnyStateNode;
    const groups = [...source.transitions.values(), source.always ?? []];
    const group = groups.find((list) => list.includes(one)) ?? [];
    const first = group.find((other) => guardName(other) === null);
    return first && group.indexOf(first) < group.indexOf(one)
      ? [{ kind: "shadowed", severity: "fault", about: [id, transitionId(first)], way: null }]
      : [];
  });
}

/** True where this state or one above takes the event. */
function isTaken(node: AnyStateNode, type: string): boolean {
  for (let one: AnyStateNode | undefined = node; one; one = one.parent as AnyStateNode | undefined)
    if (
      [...one.transitions.keys()].some(
        (key) => key === type || key === "*" || (key.endsWith(".*") && type.startsWith(key.slice(0, -1))),
      )
    )
      return true;
  return false;
}

/** True where a state or one above it is left by something else than the failure of an actor. */
function isLeft(node: AnyStateNode): boolean {
  for (let one: AnyStateNode | undefined = node; one; one = one.parent as AnyStateNode | undefined) {
    const types = [...one.transitions.keys()];
    if ((one.always?.length ?? 0) > 0 || types.some((type) => !type.startsWith("xstate.error."))) return true;
  }
  return false;
}

/** Actors whose end or failure nobody takes. */
export function invokedActors(read: MachineRead): Finding[] {
  const { actors } = read.machine.implementations as unknown as { actors: Readonly<Record<string, object>> };
  return nodesOf(read).flatMap((node) =>
    node.invoke.flatMap(({ id, src }): Finding[] => {
      const logic = actors[src as string];
      if (!canEnd(logic)) return [];
      const error: Finding = { kind: "error not taken", severity: "fault", about: [id, place(node)], way: null };
      // What ends there and leads nowhere is waited for without end.
      const isStuck = node.type === "atomic" && !isLeft(node);
      const done: Finding = {
        kind: "done not taken",
        ...noteOrFault(isStuck ? [] : null),
        about: [id, place(node)],
        way: null,
      };
      const canFail = logic !== undefined && !("root" in logic);
      return [
        ...(canFail && !isTaken(node, `xstate.error.actor.${id}`) ? [error] : []),
        ...(isTaken(node, `xstate.done.actor.${id}`) ? [] : [done]),
      ];
    }),
  );
}

/** Final states of one parent of which some hand an output over and others do not. */
export function unequalOutputs(read: MachineRead): Finding[] {
  return nodesOf(read).flatMap((node) => {
    const finals = Object.values(node.states as Readonly<Record<string, AnyStateNode>>).filter(
      ({ type }) => type === "final",
    );
    const [giving, silent] = [true, false].map((gives) => finals.filter((one) => (one.output !== undefined) === gives));
    const first = giving?.[0];
    return first
      ? (silent ?? []).map((one): Finding => ({
          kind: "no output",
          severity: "fault",
          about: [place(one), place(first)],
          way: null,
        }))
      : [];
  });
}

/** Two steps of one event from one state that only chance tells apart, and that lead to different states. */
function byChance({ graph }: MachineRead): { edge: Edge; proof: [string, string] } | null {
  for (const edges of graph.out) {
    const first = new Map<string, Edge>();
    for (const edge of edges) {
      // A symbol holds the chance: the text is that of the event alone.
      const known = first.get(stableText(edge.event));
      if (!known) first.set(stableText(edge.event), edge);
      else if (stateAt(graph, known.to) !== stateAt(graph, edge.to))
        return { edge, proof: [stateAt(graph, known.to), stateAt(graph, edge.to)] };
    }
  }
  return null;
}

/** What was seen while the machine stepped. `isRoot`: it is known to run without a parent. */
export function whatFunctionsDid(read: MachineRead, isRoot: boolean): Finding[] {
  const { recorder } = read.machine;
  const chance = recorder.guardsAsk("random") ? byChance(read) : null;
  return [
    ...[...recorder.unsteady].map(([name, what]): Finding => {
      const isShown = chance !== null && recorder.guards.has(name) && what.has("random");
      return {
        kind: "chance",
        ...noteOrFault(isShown ? chance.proof : null),
        about: [name, [...what].join(", ")],
        way: isShown ? wayThrough(read.graph, chance.edge) : null,
      };
    }),
    ...[...recorder.toParent].map((type): Finding => ({
      kind: "no parent",
      ...noteOrFault(isRoot ? [] : null),
      about: [type],
      way: null,
    })),
    ...[...recorder.missingOutput].map((type): Finding => {
      const id = type.slice("xstate.done.state.".length);
      return { kind: "no output", severity: "fault", about: [id, ""], way: null };
    }),
  ];
}

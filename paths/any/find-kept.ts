// What is kept where it should go, and lost where it should arrive: events of regions, fields of the context.
import type { AnyMachineSnapshot, AnyStateNode } from "xstate";
import { isIn, leavesOf, nodePath, shortType, stateNodes } from "../lib/chart.ts";
import type { Edge, Graph } from "../lib/graph.ts";
import { stepperOf } from "../lib/stepper.ts";
import { noteOrFault, wayThrough, type Finding } from "./finding.ts";
import type { Step } from "./find-in-steps.ts";
import type { MachineRead } from "./read-machine.ts";

const statesAt = ({ snapshots }: Graph, vertex: number): string =>
  leavesOf(snapshots[vertex] as AnyMachineSnapshot).join(" & ");

/** The combinations of states that are come to without these steps. */
function reachedWithout(graph: Graph, left: ReadonlySet<Edge>): Set<string> {
  const seen = new Set([0]);
  for (const vertex of seen) for (const edge of graph.out[vertex] ?? []) if (!left.has(edge)) seen.add(edge.to);
  return new Set([...seen].map((vertex) => statesAt(graph, vertex)));
}

/** Events that several regions of a parallel state take, and that one of them drops where another takes it. */
export function lostInRegions({ machine, graph }: MachineRead, steps: readonly Step[]): Finding[] {
  const within = (path: string, region: string): boolean => path === region || path.startsWith(`${region}.`);
  const handled = (region: AnyStateNode): Set<string> => {
    const below = [
      region,
      ...stateNodes(machine).filter((one) => within(nodePath(one), `${nodePath(region)}`) && one !== region),
    ];
    return new Set(
      below.flatMap((one) => [...one.transitions.keys()] as string[]).filter((type) => !type.startsWith("xstate.")),
    );
  };
  const parallels = [machine.root as AnyStateNode, ...stateNodes(machine)].filter(({ type }) => type === "parallel");
  const lost = parallels.flatMap((parallel) => {
    const regions = (Object.values(parallel.states) as AnyStateNode[]).map((node) => ({
      path: nodePath(node),
      takes: handled(node),
    }));
    return steps.flatMap(({ edge, before }) => {
      const taking = regions.filter(({ path }) =>
        edge.transitions.some((id) => within(id.slice(0, id.indexOf(" ")), path)),
      );
      if (taking.length === 0) return [];
      return regions.flatMap(({ path, takes }): { edge: Edge; about: string[] }[] => {
        if (!takes.has(edge.event.type) || taking.some((one) => one.path === path)) return [];
        const leaf = leavesOf(before).find((one) => within(one, path)) ?? path;
        return [{ edge, about: [edge.event.type, leaf, taking[0]?.path ?? ""] }];
      });
    });
  });
  const without = reachedWithout(graph, new Set(lost.map(({ edge }) => edge)));
  return lost.map(({ edge, about }) => {
    const states = statesAt(graph, edge.to);
    const way = wayThrough(graph, edge);
    return { kind: "lost in a region", ...noteOrFault(without.has(states) ? null : [states]), about, way };
  });
}

type Stepper = ReturnType<typeof stepperOf>;

/** An event that leads elsewhere with what was kept than with what the machine begins with; null where none does. */
function otherwise(step: Stepper, graph: Graph, { after, edge }: Step, key: string, first: unknown): string[] | null {
  const set = { ...after, context: { ...(after.context as object), [key]: first } } as AnyMachineSnapshot;
  const leads = (from: AnyMachineSnapshot, event: Edge["event"]): string =>
    leavesOf(step(from, event).next).join(" & ");
  for (const { event, label } of graph.out[edge.to] ?? []) {
    const [kept, fresh] = [leads(after, event), leads(set, event)];
    if (kept !== fresh) return [label, kept, fresh];
  }
  return null;
}

/** A field of the context that one way back to a state sets back, and another does not. */
export function notReset({ model, graph }: MachineRead, steps: readonly Step[]): Finding[] {
  const first = ((graph.snapshots[0] as AnyMachineSnapshot).context ?? {}) as Readonly<Record<string, unknown>>;
  const text = (value: unknown): string => JSON.stringify(value) ?? "undefined";
  const resets = new Map<string, string>();
  const keeps = new Map<string, Step[]>();
  for (const step of steps) {
    const { edge, before, after } = step;
    if (after.status !== "active" || before.status !== "active") continue;
    const [was, is] = [before.context, after.context] as Readonly<Record<string, unknown>>[];
    const entered = leavesOf(after).filter((leaf) => !isIn(before, leaf));
    const changed = Object.keys(is ?? {}).filter((key) => text(was?.[key]) !== text(first[key]));
    for (const leaf of entered)
      for (const key of changed) {
        const place = `${leaf}\n${key}`;
        if (text(is?.[key]) === text(first[key])) resets.set(place, resets.get(place) ?? edge.label);
        else if (text(is?.[key]) === text(was?.[key])) keeps.set(place, [...(keeps.get(place) ?? []), step]);
      }
  }
  const stepper = stepperOf(model);
  return [...keeps].flatMap(([place, all]): Finding[] => {
    const other = resets.get(place);
    if (other === undefined) return [];
    const [leaf = "", key = ""] = place.split("\n");
    const proofs = all.map((step) => ({ step, proof: otherwise(stepper, graph, step, key, first[key]) }));
    const shown = proofs.find(({ proof }) => proof !== null) ?? proofs[0];
    if (!shown) return [];
    const { edge } = shown.step;
    return [
      {
        kind: "not reset",
        // A watch that stops keeps its time on purpose: what comes of it is said, and is no proof.
        severity: "note",
        ...(shown.proof && { proof: shown.proof }),
        about: [key, leaf, shortType(edge.label), shortType(other)],
        way: wayThrough(graph, edge),
      },
    ];
  });
}

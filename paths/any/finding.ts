// What is found about a machine. `fault`: it is wrong. `note`: it may be meant, and somebody has to say so.
import type { Edge, Graph } from "../lib/graph.ts";
import { wayTo } from "../lib/way.ts";

export type FindingKind =
  | "does not load"
  | "hangs"
  | "does not start"
  | "throws"
  | "endless"
  | "nobody there"
  | "stopped actor"
  | "missing"
  | "unreachable"
  | "shadowed"
  | "dead guard"
  | "never taken"
  | "no way out"
  | "lost raise"
  | "lost in a region"
  | "timer runs on"
  | "same instant"
  | "race"
  | "not reset"
  | "history"
  | "history remembers nothing"
  | "no output"
  | "error not taken"
  | "done not taken"
  | "chance"
  | "no parent"
  | "walk differs"
  | "not run"
  | "ask";

export interface Finding {
  kind: FindingKind;
  severity: "fault" | "note" | "ask";
  /** The names that the sentence is about, in its order. */
  about: readonly string[];
  /** The shortest way there, as labels; null where it needs no way. */
  way: readonly string[] | null;
  /** Of what may be meant as a rule: what of the machine itself shows that it is wrong here. */
  proof?: readonly string[];
}

/** A note, or a fault where there is a proof. */
export const noteOrFault = (proof: readonly string[] | null): Pick<Finding, "severity" | "proof"> =>
  proof ? { severity: "fault", proof } : { severity: "note" };

/** The labels of the shortest way to an edge, that edge included. */
export function wayThrough(graph: Graph, edge: Edge): string[] {
  const way = edge.from === 0 ? [] : (wayTo(graph.out, 0, ({ to }) => to === edge.from) ?? []);
  return [...way, edge].map(({ label }) => label);
}

/** The labels of the shortest way to a vertex. */
export function wayToVertex(graph: Graph, vertex: number): string[] {
  return vertex === 0 ? [] : (wayTo(graph.out, 0, ({ to }) => to === vertex) ?? []).map(({ label }) => label);
}

/** One finding for each text: the first, or one that is proven. */
export function once(all: readonly Finding[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const one of all) {
    const text = [one.kind, ...one.about].join("\n");
    const known = found.get(text);
    if (!known || (one.proof && !known.proof)) found.set(text, one);
  }
  return [...found.values()];
}

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
  | "ask";

export interface Finding {
  kind: FindingKind;
  severity: "fault" | "note" | "ask";
  /** The names that the sentence is about, in its order. */
  about: readonly string[];
  /** The shortest way there, as labels; null where it needs no way. */
  way: readonly string[] | null;
}

/** The labels of the shortest way to an edge, that edge included. */
export function wayThrough(graph: Graph, edge: Edge): string[] {
  const way = edge.from === 0 ? [] : (wayTo(graph.out, 0, ({ to }) => to === edge.from) ?? []);
  return [...way, edge].map(({ label }) => label);
}

/** The labels of the shortest way to a vertex. */
export function wayToVertex(graph: Graph, vertex: number): string[] {
  return vertex === 0 ? [] : (wayTo(graph.out, 0, ({ to }) => to === vertex) ?? []).map(({ label }) => label);
}

/** One finding for each text, the first. */
export function once(all: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return all.filter(({ kind, about }) => {
    const text = [kind, ...about].join("\n");
    return !seen.has(text) && seen.add(text);
  });
}

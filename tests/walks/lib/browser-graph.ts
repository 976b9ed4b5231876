// A machine's graph without what no browser can do, refusals that can be tried included.
import { createActor, type AnyMachineSnapshot } from "xstate";
import { stateNodes, transitionId } from "../../../paths/lib/chart.ts";
import { exploreModel, type Edge, type Graph } from "../../../paths/lib/graph.ts";
import type { PathModel } from "../../../paths/lib/model.ts";
import { isTry, refusalEdges, refusalsBeside } from "../../../paths/lib/refusals.ts";
import { executorOf, type BrowserModel, type Follow, type Step } from "./browser-model.ts";

interface Explored {
  graph: Graph;
  /** The tried refusals that leave each vertex. */
  tries: readonly (readonly Edge[])[];
}

const explored = new WeakMap<PathModel, Explored>();

function explore(model: PathModel): Explored {
  const known = explored.get(model);
  if (known) return known;
  const graph = exploreModel(model);
  const made = { graph, tries: refusalEdges(model, graph) };
  explored.set(model, made);
  return made;
}

export function exploredGraph(model: PathModel): Graph {
  return explore(model).graph;
}

/** Everything that can be taken or tried, each with what it covers: transitions by id, whichever case takes them, and refusals. */
export function allEdges(model: PathModel): Edge[][] {
  const { graph, tries } = explore(model);
  return graph.out.map((edges, vertex) => [
    ...edges.map((edge) => ({
      ...edge,
      covers: [...edge.transitions, ...edge.followers, ...refusalsBeside(model, graph, edge)],
    })),
    ...(tries[vertex] ?? []),
  ]);
}

/** The transitions that a machine takes before anything happens to it. */
export function startTransitions(model: PathModel): string[] {
  const nodes = new Set<unknown>([model.machine.root, ...stateNodes(model.machine)]);
  const taken = new Set<string>();
  createActor(model.machine, {
    input: model.input,
    inspect: (told) => {
      if (told.type !== "@xstate.microstep" || told.actorRef.sessionId !== told.rootId) return;
      const { _transitions: transitions } = told;
      for (const one of transitions) if (nodes.has(one.source)) taken.add(transitionId(one));
    },
  });
  return [...taken];
}

/** The refusals that some event of the model shows. */
export function refusalsIn(model: PathModel): Set<string> {
  return new Set(
    allEdges(model)
      .flat()
      .flatMap((edge) => (edge.covers ?? []).filter((id) => id.endsWith("[none]"))),
  );
}

/** The names by which an edge may be left out. */
export function namesOf(edge: Edge): string[] {
  const taken = isTry(edge) ? (edge.covers ?? []) : [...edge.transitions, ...edge.followers];
  return [edge.label, edge.event.type, ...taken];
}

export function snapshotAt(graph: Graph, vertex: number): AnyMachineSnapshot {
  const snapshot = graph.snapshots[vertex];
  if (!snapshot) throw new Error(`the graph has no vertex ${vertex}`);
  return snapshot;
}

export function stepOf(graph: Graph, edge: Edge): Step {
  return {
    event: edge.event,
    label: edge.label,
    before: snapshotAt(graph, edge.from),
    after: snapshotAt(graph, edge.to),
    isRefused: isTry(edge),
  };
}

function casesIn({ eachCaseOf }: BrowserModel, edge: Edge): string[] {
  return !isTry(edge) && eachCaseOf.includes(edge.event.type) ? [edge.label] : [];
}

/** The cases that are walked each, by label. */
export function wantedCases(browser: BrowserModel): string[] {
  const all = exploredGraph(browser.model).edges.flatMap((edge) => casesIn(browser, edge));
  return [...new Set(all)].filter((label) => !(label in browser.leavesOut));
}

/** Why a browser does not take an edge whatever came before; null where it does. */
export function reasonAgainst(browser: BrowserModel, edge: Edge): string | null {
  const whole = exploredGraph(browser.model);
  const named = namesOf(edge).find((name) => name in browser.leavesOut);
  return named === undefined ? browser.cannot(stepOf(whole, edge)) : (browser.leavesOut[named] ?? null);
}

/** Where a path can stand: at a vertex of the model's graph, with what the browser remembers. */
interface Place {
  vertex: number;
  follow: Follow | null;
}

export interface BrowserGraph extends Graph {
  /** By the graph's own vertices; 0 is the start. */
  places: readonly Place[];
}

/** What the start of a browser model leads to. */
export function browserGraph(browser: BrowserModel): BrowserGraph {
  const whole = exploredGraph(browser.model);
  const all = allEdges(browser.model);
  const places: Place[] = [{ vertex: 0, follow: browser.begins }];
  const known = new Map<Follow | null, Map<number, number>>([[browser.begins, new Map([[0, 0]])]]);
  const placeOf = (vertex: number, follow: Follow | null): number => {
    const same = known.get(follow) ?? new Map<number, number>();
    const place = same.get(vertex) ?? places.push({ vertex, follow }) - 1;
    known.set(follow, same.set(vertex, place));
    return place;
  };
  const out: Edge[][] = [];
  // The list grows while it is walked.
  for (const [from, { vertex, follow }] of places.entries())
    out.push(
      (all[vertex] ?? []).flatMap((edge): Edge[] => {
        const step = stepOf(whole, edge);
        if (follow && !follow.next?.(step)) return [];
        if (!executorOf(browser, edge.label, edge.event.type) || reasonAgainst(browser, edge) !== null) return [];
        const covers = [...(edge.covers ?? []), ...casesIn(browser, edge)].filter((id) => !(id in browser.leavesOut));
        const to = placeOf(edge.to, browser.onlyThen(step) ?? follow?.after?.(step) ?? null);
        return [{ ...edge, from, to, covers, cost: browser.costOf(step) }];
      }),
    );
  const snapshots = places.map(({ vertex }) => snapshotAt(whole, vertex));
  return { ...withOut(snapshots, out), places };
}

function withOut(snapshots: readonly AnyMachineSnapshot[], out: readonly (readonly Edge[])[]): Graph {
  return { snapshots, edges: out.flat(), out };
}

/** The same graph with other edges in the place of each. */
export function withEdges(graph: Graph, replace: (edge: Edge) => Edge[]): Graph {
  return withOut(
    graph.snapshots,
    graph.out.map((edges) => edges.flatMap(replace)),
  );
}

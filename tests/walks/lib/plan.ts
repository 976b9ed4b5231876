// The paths of a machine's browser models: tours whose targets are the chart's transitions and refusals, not each case
// of each event; or paths that take every pair of transitions.
import { chartTransitions, leavesOf } from "../../paths/lib/chart.ts";
import type { Edge, Graph } from "../../paths/lib/graph.ts";
import { isTry } from "../../paths/lib/refusals.ts";
import { postmanTour, type Path } from "../../paths/lib/tour.ts";
import { feasiblePairs, pathsOf } from "../../paths/strategies/pairs.ts";
import {
  allEdges,
  browserGraph,
  namesOf,
  refusalsIn,
  snapshotAt,
  startTransitions,
  wantedCases,
  withEdges,
} from "./browser-graph.ts";
import type { BrowserModel } from "./browser-model.ts";
import { browserGaps } from "./gaps.ts";
import { lostPairs } from "./lost-pairs.ts";

export type Strategy = "transitions" | "pairs";

export interface PlannedModel {
  browser: BrowserModel;
  graph: Graph;
  paths: readonly Path[];
}

export interface WalkPlan {
  machine: string;
  models: readonly PlannedModel[];
  /** Transitions and refusals that no browser reaches, with the reason. */
  leftOut: ReadonlyMap<string, string>;
  /** Leaves that the browser can see. */
  leaves: ReadonlySet<string>;
  /** Pairs that the browser can walk. */
  pairs: ReadonlySet<string>;
  /** The other pairs that the models allow, with what is against each. */
  lostPairs: ReadonlyMap<string, readonly string[]>;
}

function coveredIn(graph: Graph): Set<string> {
  return new Set(graph.edges.flatMap((edge) => edge.covers ?? []));
}

function reachedLeaves(graph: Graph): string[] {
  const vertices = new Set([0, ...graph.edges.map((edge) => edge.to)]);
  return [...vertices].flatMap((vertex) => leavesOf(snapshotAt(graph, vertex)));
}

/** A tour a model, over what the models before it do not cover. */
function tours(graphs: readonly Graph[], browsers: readonly BrowserModel[]): Path[][] {
  const done = new Set<string>();
  return graphs.map((graph, index) => {
    const open = coveredIn(graph).difference(done);
    if (open.size === 0) return [];
    for (const id of open) done.add(id);
    const part = withEdges(graph, (edge) => [{ ...edge, covers: (edge.covers ?? []).filter((id) => open.has(id)) }]);
    const { paths } = postmanTour(part, (edge) => (edge.covers ?? []).length > 0, browsers[index]?.resetCost);
    return paths.filter((path) => path.length > 0);
  });
}

/** For each model the pairs that the models before it do not have; refusals are no part of a pair. */
function openPairs(graphs: readonly Graph[]): { plain: Graph; open: Set<string> }[] {
  const known = new Set<string>();
  return graphs.map((graph) => {
    const plain = withEdges(graph, (edge) => (isTry(edge) ? [] : [edge]));
    const open = feasiblePairs(plain).difference(known);
    for (const pair of open) known.add(pair);
    return { plain, open };
  });
}

/** Why a transition or refusal is not walked; null when nothing says why. */
function reasonFor(id: string, browsers: readonly BrowserModel[]): string | null {
  const own = browsers.map(({ leavesOut }) => leavesOut[id]).find((reason) => reason !== undefined);
  if (own !== undefined) return own;
  const reasons = browsers.flatMap((browser) => {
    const ways = allEdges(browser.model)
      .flat()
      .filter((edge: Edge) => edge.covers?.includes(id));
    return ways.map((edge) =>
      namesOf(edge)
        .map((name) => browser.leavesOut[name])
        .find((text) => text !== undefined),
    );
  });
  return reasons.length > 0 && !reasons.includes(undefined) ? [...new Set(reasons)].join("; ") : null;
}

/** The pairs that are not walked, with their reasons; the faults are pairs without one, and reasons for none. */
function reasonedPairs(
  browsers: readonly BrowserModel[],
  walked: ReadonlySet<string>,
  leftOut: ReadonlyMap<string, string>,
): { lost: Map<string, string[]>; faults: string[] } {
  const byHand = browsers.flatMap(({ leavesOutPairs }) => leavesOutPairs);
  const used = new Set<unknown>();
  const byPattern = (pair: string): string[] => {
    const entry = byHand.find(([pairs]) => pairs.test(pair));
    used.add(entry);
    return entry ? [entry[1]] : [];
  };
  const lost = new Map<string, string[]>();
  for (const [pair, reasons] of lostPairs(browsers, walked)) {
    const named = pair.split(/ → | \+ /).flatMap((id) => leftOut.get(id) ?? []);
    const found = [...reasons, ...named].length > 0 ? [...reasons, ...named] : byPattern(pair);
    lost.set(pair, [...new Set(found.filter((reason) => reason.trim() !== ""))]);
  }
  const silent = [...lost].filter(([, reasons]) => reasons.length === 0);
  const stale = byHand.filter((entry) => !used.has(entry));
  return {
    lost,
    faults: [
      ...silent.map(([pair]) => `no path takes ${pair}, and nothing says why`),
      ...stale.map(([pairs]) => `${String(pairs)} leaves out no pair that nothing else does`),
    ],
  };
}

/** Throws with everything that is missing. */
function throwFaults(machine: string, faults: Iterable<string>): void {
  const lines = [...faults].map((fault) => `- ${fault}`);
  if (lines.length > 0) throw new Error([`${machine}:`, ...lines].join("\n"));
}

function pathsOrStart(paths: readonly Path[], start: readonly string[]): readonly Path[] {
  return paths.length === 0 && start.length > 0 ? [[]] : paths;
}

/** Plans the walks of a machine's browser models together. Throws with everything that is missing. */
export function planWalks(browsers: readonly BrowserModel[], strategy: Strategy): WalkPlan {
  const [first] = browsers;
  if (!first) throw new Error("no browser model");
  const faults = new Set(browsers.flatMap(browserGaps));
  const graphs = faults.size > 0 ? [] : browsers.map(browserGraph);
  const starts = browsers.map(({ model }) => startTransitions(model));
  const covered = new Set([...graphs.flatMap((graph) => [...coveredIn(graph)]), ...starts.flat()]);
  const isFeasible = (id: string): boolean => !browsers.every(({ model }) => id in model.infeasible);
  const feasible = new Set([
    ...[...chartTransitions(first.model.machine).keys()].filter(isFeasible),
    ...browsers.flatMap(({ model }) => [...refusalsIn(model)]),
    ...browsers.flatMap(wantedCases),
  ]);
  const leftOut = new Map<string, string>();
  for (const id of faults.size > 0 ? [] : feasible.difference(covered)) {
    const reason = reasonFor(id, browsers);
    if (reason === null) faults.add(`no way to ${id}, and nothing says why it is left out`);
    else leftOut.set(id, reason);
  }
  for (const { leavesOut } of browsers)
    for (const id of Object.keys(leavesOut)) if (covered.has(id)) faults.add(`${id} is left out, and walked`);
  throwFaults(first.machine, faults);

  const pairs = openPairs(graphs);
  const walked = new Set(pairs.flatMap(({ open }) => [...open]));
  const lost = reasonedPairs(browsers, walked, leftOut);
  throwFaults(first.machine, lost.faults);
  const paths =
    strategy === "pairs"
      ? pairs.map(({ plain, open }) => (open.size === 0 ? [] : pathsOf(plain, open)))
      : tours(graphs, browsers);
  return {
    machine: first.machine,
    models: graphs.map((graph, index) => ({
      browser: browsers[index] ?? first,
      graph,
      // What happens before the first event is walked by opening the page, once.
      paths: pathsOrStart(
        paths[index] ?? [],
        (starts[index] ?? []).filter((id) => !starts.slice(0, index).flat().includes(id)),
      ),
    })),
    leftOut,
    leaves: new Set(graphs.flatMap(reachedLeaves)),
    pairs: walked,
    lostPairs: lost.lost,
  };
}

// The paths of a machine's browser models: tours whose targets are the chart's transitions and refusals, not each case
// of each event; or paths that take every pair of transitions.
import { chartTransitions, leavesOf } from "../../../paths/lib/chart.ts";
import type { Edge, Graph } from "../../../paths/lib/graph.ts";
import { isTry } from "../../../paths/lib/refusals.ts";
import type { Path, Tour } from "../../../paths/lib/tour.ts";
import { keptTour } from "../../paths/kept-tours.ts";
import { feasiblePairs, pathsOf } from "../../../paths/strategies/pairs.ts";
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
  /** The tour's length and what any must have; null for paths that are no tour. */
  length: TourLength | null;
}

export type TourLength = Pick<Tour, "cost" | "bound">;

/** What a machine's browser models can walk, and why not the rest. */
export interface Reach {
  machine: string;
  /** A graph a model. */
  graphs: readonly Graph[];
  /** Transitions and refusals that no browser reaches, with the reason. */
  leftOut: ReadonlyMap<string, string>;
  /** Leaves that the browser can see. */
  leaves: ReadonlySet<string>;
}

/** The same of pairs of transitions. */
export interface PairReach {
  /** A part a model: its graph without refusals, and the pairs that no model before it has. */
  open: readonly { plain: Graph; open: ReadonlySet<string> }[];
  /** Pairs that the browser can walk. */
  pairs: ReadonlySet<string>;
  /** The other pairs that the models allow, with what is against each. */
  lostPairs: ReadonlyMap<string, readonly string[]>;
}

export interface WalkPlan extends Reach {
  models: readonly PlannedModel[];
}

function coveredIn(graph: Graph): Set<string> {
  return new Set(graph.edges.flatMap((edge) => edge.covers ?? []));
}

function reachedLeaves(graph: Graph): string[] {
  const vertices = new Set([0, ...graph.edges.map((edge) => edge.to)]);
  return [...vertices].flatMap((vertex) => leavesOf(snapshotAt(graph, vertex)));
}

/** A tour a model, over what the models before it do not cover. */
function tours(graphs: readonly Graph[], browsers: readonly BrowserModel[]): (TourLength & { paths: Path[] })[] {
  const done = new Set<string>();
  return graphs.map((graph, index) => {
    const open = coveredIn(graph).difference(done);
    if (open.size === 0) return { paths: [], cost: 0, bound: 0 };
    for (const id of open) done.add(id);
    const part = withEdges(graph, (edge) => [{ ...edge, covers: (edge.covers ?? []).filter((id) => open.has(id)) }]);
    const { paths, cost, bound } = keptTour(part, (edge) => (edge.covers ?? []).length > 0, browsers[index]?.resetCost);
    return { paths: paths.filter((path) => path.length > 0), cost, bound };
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

/** What the browser models of a machine can walk together, and why not the rest. Throws with everything that is missing. */
export function reachOf(browsers: readonly BrowserModel[]): Reach {
  const [first] = browsers;
  if (!first) throw new Error("no browser model");
  throwFaults(first.machine, new Set(browsers.flatMap(browserGaps)));
  const graphs = browsers.map(browserGraph);
  const starts = browsers.flatMap(({ model }) => startTransitions(model));
  const covered = new Set([...graphs.flatMap((graph) => [...coveredIn(graph)]), ...starts]);
  const isFeasible = (id: string): boolean => !browsers.every(({ model }) => id in model.infeasible);
  const feasible = new Set([
    ...[...chartTransitions(first.model.machine).keys()].filter(isFeasible),
    ...browsers.flatMap(({ model }) => [...refusalsIn(model)]),
    ...browsers.flatMap(wantedCases),
  ]);
  const faults = new Set<string>();
  const leftOut = new Map<string, string>();
  for (const id of feasible.difference(covered)) {
    const reason = reasonFor(id, browsers);
    if (reason === null) faults.add(`no way to ${id}, and nothing says why it is left out`);
    else leftOut.set(id, reason);
  }
  for (const { leavesOut } of browsers)
    for (const id of Object.keys(leavesOut)) if (covered.has(id)) faults.add(`${id} is left out, and walked`);
  throwFaults(first.machine, faults);
  return { machine: first.machine, graphs, leftOut, leaves: new Set(graphs.flatMap(reachedLeaves)) };
}

/** Which pairs they can walk. Throws with those that are lost without a reason, and with reasons for none. */
export function pairReachOf(browsers: readonly BrowserModel[], { machine, graphs, leftOut }: Reach): PairReach {
  const open = openPairs(graphs);
  const pairs = new Set(open.flatMap((part) => [...part.open]));
  const { lost, faults } = reasonedPairs(browsers, pairs, leftOut);
  throwFaults(machine, faults);
  return { open, pairs, lostPairs: lost };
}

/** Plans the walks of a machine's browser models together. Throws with everything that is missing. */
export function planWalks(browsers: readonly BrowserModel[], strategy: Strategy): WalkPlan {
  const reach = reachOf(browsers);
  const { graphs } = reach;
  const planned =
    strategy === "pairs"
      ? pairReachOf(browsers, reach).open.map((part) => ({
          paths: part.open.size === 0 ? [] : pathsOf(part.plain, part.open),
          length: null,
        }))
      : tours(graphs, browsers).map(({ paths, ...length }) => ({ paths, length }));
  const started = new Set<string>();
  const models = browsers.map((browser, index): PlannedModel => {
    // What happens before the first event is walked by opening the page, once.
    const isNew = startTransitions(browser.model).filter((id) => !started.has(id) && started.add(id)).length > 0;
    const { paths: own = [], length = null } = planned[index] ?? {};
    const paths = own.length === 0 && isNew ? [[]] : own;
    return { browser, graph: graphs[index] ?? browserGraph(browser), paths, length };
  });
  return { ...reach, models };
}

/** The length of a machine's tours together, in steps, and the least that any have. */
export function tourLengthOf(browsers: readonly BrowserModel[]): TourLength {
  const lengths = planWalks(browsers, "transitions").models.flatMap(({ length }) => length ?? []);
  const sum = (key: keyof TourLength): number => lengths.reduce((total, length) => total + length[key], 0);
  return { cost: sum("cost"), bound: sum("bound") };
}

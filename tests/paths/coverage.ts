// How much of each machine its walks cover, counted over all models of a folder together.
import { guardBranches, guardRefusals } from "../../paths/lib/guard-outcomes.ts";
import { chartTransitions, leafNodes, leavesOf, nodePath } from "../../paths/lib/chart.ts";
import { exploreModel, type Graph } from "../../paths/lib/graph.ts";
import type { PathModel } from "../../paths/lib/model.ts";
import { refusalsOn, withRefusals } from "../../paths/lib/refusals.ts";
import type { Path } from "../../paths/lib/tour.ts";
import type { WalkLog } from "../../paths/lib/walk.ts";
import type { WalkFailure } from "../../paths/lib/walk-failure.ts";
import { walkOrShrink } from "../../paths/strategies/run-walks.ts";
import { keptTour } from "./kept-tours.ts";
import { reasonsOfPairs } from "../walks/lib/lost-pairs.ts";
import { tourLengthOf, type TourLength } from "../walks/lib/plan.ts";
import { browsersOf } from "../walks/lib/registered.ts";
import { readWalkReport } from "../walks/lib/report.ts";
import { machineOf } from "../../paths/lib/registry.ts";
import { feasiblePairs, pairPaths, pairsIn } from "../../paths/strategies/pairs.ts";

interface Count {
  total: number;
  /** What no path can take: declared by hand for transitions and refusals, with a reason. */
  infeasible: number;
  headless: number;
  /** By the reports of the last walks in the browser; null where there are none. */
  browser: number | null;
}

/** What walks in the browser leave out of each count, and why. */
interface BrowserBounds {
  leftOut: Record<"states" | "transitions" | "guards" | "pairs", number>;
  reasons: readonly [id: string, reason: string][];
  /** What is against the pairs that no browser takes, with the pairs that each of it keeps from it. */
  lostPairs: readonly [reason: string, pairs: readonly string[]][];
}

interface CoverageRow {
  machine: string;
  /** Paths of tours and pairs that fail. */
  failed: number;
  states: Count;
  transitions: Count;
  guards: Count;
  pairs: Count;
}

export interface Walked {
  row: CoverageRow;
  models: { name: string; model: PathModel; graph: Graph; paths: readonly Path[]; cost: number; bound: number }[];
  /** Transitions that no path can take and refusals that none can show, with the reason. */
  infeasible: [id: string, reason: string][];
  /** null where the machine was not walked in the browser. */
  browser: BrowserBounds | null;
  /** The tours of the browser; null where no walk is written. */
  browserTour: TourLength | null;
  /** Paths that fail, shrunk. */
  failures: { name: string; model: PathModel; graph: Graph; failure: WalkFailure }[];
}

/** Walks the tours and the pairs of all models of a machine on the machine itself. What fails covers nothing. */
export async function walkMachine(
  folder: string,
  models: readonly PathModel[],
  nameOf: (index: number) => string,
): Promise<Walked> {
  const { machine } = machineOf(models);
  const log: WalkLog = { taken: new Set(), seen: new Set() };
  const pairs = { feasible: new Set<string>(), walked: new Set<string>() };
  const allowedBy = new Map<string, string[]>();
  const reachable = new Set<string>();
  const walked: Walked["models"] = [];
  const failures: Walked["failures"] = [];
  for (const [index, model] of models.entries()) {
    const graph = exploreModel(model);
    for (const snapshot of graph.snapshots) for (const leaf of leavesOf(snapshot)) reachable.add(leaf);
    for (const pair of feasiblePairs(graph)) {
      pairs.feasible.add(pair);
      allowedBy.set(pair, [...(allowedBy.get(pair) ?? []), nameOf(index)]);
    }
    const whole = withRefusals(model, graph);
    const { paths, cost, bound } = keptTour(whole);
    for (const path of [...paths, ...pairPaths(graph)]) {
      const failure = await walkOrShrink({ model, graph: whole }, path, log);
      if (failure) {
        failures.push({ name: nameOf(index), model, graph: whole, failure });
        continue;
      }
      for (const id of refusalsOn(model, graph, path)) log.taken.add(id);
      for (const pair of pairsIn(path)) if (pairs.feasible.has(pair)) pairs.walked.add(pair);
    }
    walked.push({ name: nameOf(index), model, graph, paths, cost, bound });
  }
  const transitions = [...chartTransitions(machine).keys()];
  const outcomes = [...transitions, ...guardRefusals(machine)];
  const reasons = outcomes.flatMap((id): [string, string][] => {
    const [first] = models;
    return first && models.every((model) => id in model.infeasible) ? [[id, first.infeasible[id] ?? ""]] : [];
  });
  const isInfeasible = (id: string): boolean => reasons.some(([other]) => other === id);
  const leaves = leafNodes(machine).map(nodePath);
  const report = readWalkReport(folder);
  const inBrowser = report && new Set([...report.states, ...report.outcomes, ...report.pairs]);
  const count = (all: readonly string[], infeasible: number, covered: ReadonlySet<string>): Count => ({
    total: all.length,
    infeasible,
    headless: all.filter((one) => covered.has(one)).length,
    browser: inBrowser && all.filter((one) => inBrowser.has(one)).length,
  });
  const guards = [...guardBranches(machine), ...guardRefusals(machine)];
  const browsers = await browsersOf(folder);
  const leftOut = report ? [...report.leftOut, ...beyondBrowser(browsers, outcomes, isInfeasible)] : [];
  const leftOutOf = (all: readonly string[]): number => all.filter((one) => leftOut.some(([id]) => id === one)).length;
  const known = new Map(report?.lostPairs);
  const lost = inBrowser ? reasonsOfPairs(pairs.feasible.difference(inBrowser), known, allowedBy).lost : [];
  return {
    row: {
      machine: folder,
      failed: failures.length,
      states: count(leaves, leaves.filter((leaf) => !reachable.has(leaf)).length, log.seen),
      transitions: count(transitions, transitions.filter(isInfeasible).length, log.taken),
      guards: count(guards, guards.filter(isInfeasible).length, log.taken),
      pairs: count([...pairs.feasible], 0, pairs.walked),
    },
    models: walked,
    failures,
    infeasible: reasons,
    browserTour: browsers.length > 0 ? tourLengthOf(browsers) : null,
    browser: report && {
      leftOut: {
        states: leaves.filter((leaf) => reachable.has(leaf)).length - report.feasible.states,
        transitions: leftOutOf(transitions),
        guards: leftOutOf(guards),
        pairs: new Set(lost.flatMap(([, all]) => all)).size,
      },
      reasons: leftOut,
      lostPairs: lost,
    },
  };
}

/** What none of the models that a browser walks can show, though another model of the machine does. */
function beyondBrowser(
  browsers: readonly { model: PathModel }[],
  outcomes: readonly string[],
  isInfeasible: (id: string) => boolean,
): [id: string, reason: string][] {
  return outcomes.flatMap((id): [string, string][] => {
    const [reason] = browsers.map(({ model }) => model.infeasible[id] ?? "");
    const isBeyond = browsers.every(({ model }) => id in model.infeasible);
    return isBeyond && reason !== undefined && !isInfeasible(id) ? [[id, reason]] : [];
  });
}

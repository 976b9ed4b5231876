// All mutants of one machine, judged, and compared with the list of those that change nothing.
import type { AnyStateMachine } from "xstate";
import { exploreModel } from "../../paths/lib/graph.ts";
import type { Edge } from "../../paths/lib/graph.ts";
import type { PathModel } from "../../paths/lib/model.ts";
import { wayTo } from "../../paths/lib/way.ts";
import { keptTour } from "../paths/kept-tours.ts";
import { pairPaths } from "../../paths/strategies/pairs.ts";
import { chartConfig, machineFrom } from "./chart-config.ts";
import { judge, judgeAllEdges, type Verdict, type Walks } from "./judge.ts";
import type { Mutant } from "./mutant.ts";
import { stateMutants } from "./states.ts";
import { transitionMutants } from "./transitions.ts";

export interface Judged {
  id: string;
  kind: string;
  verdict: Verdict;
  /** Why nothing can notice it; null where somebody should. */
  reason: string | null;
}

export interface MachineReport {
  machine: string;
  /** What the walks say of the machine as it is; null, or nothing that they say of a mutant counts. */
  fault: string | null;
  judged: Judged[];
  /** Entries of the list of equivalents that no mutant has, or whose mutant is noticed. */
  stale: string[];
}

export interface MachineRow {
  machine: string;
  mutants: number;
  /** By anything, the expected state included. */
  killed: number;
  /** By sentences that were written without the chart, or by the facts of states. */
  byFacts: number;
  /** By those sentences alone: `holds`, effects, outputs, lengths of timers, invariants. */
  bySentences: number;
  equivalent: number;
  alive: number;
}

/** More paths than this are not tried: a larger graph is known by its tour and its pairs. */
const MOST_PATHS = 400;

/** A path through each step in which the change comes into play, from wherever it can be taken. */
function throughAll({ model, graph }: Walks, { near }: Mutant): Walks {
  const isNear = ({ transitions, followers }: Edge): boolean =>
    near.transitions.length === 0 || [...transitions, ...followers].some((id) => near.transitions.includes(id));
  const edges = graph.edges.filter(isNear).slice(0, MOST_PATHS);
  return { model, graph, paths: edges.flatMap((edge) => [wayTo(graph.out, 0, (one) => one === edge) ?? []]) };
}

/** The machine itself by the way that its mutants go. */
const rebuilt = (machine: AnyStateMachine): AnyStateMachine => machineFrom(chartConfig(machine), machine);

/** What is wrong with a chart. */
export function structuralMutants(machine: AnyStateMachine): Mutant[] {
  return [...transitionMutants(machine), ...stateMutants(machine)];
}

export async function judgeMachine(
  machine: string,
  models: readonly PathModel[],
  mutants: readonly Mutant[],
  equivalent: Readonly<Record<string, string>>,
): Promise<MachineReport> {
  const tours = models.map((model): Walks => {
    const graph = exploreModel(model);
    return { model, graph, paths: keptTour(graph).paths };
  });
  const [first] = models;
  if (!first) throw new Error(`${machine} has no model`);
  const asItIs = { id: "", kind: "", near: { transitions: [], state: null }, make: () => rebuilt(first.machine) };
  const fault = (await judge(tours, asItIs))?.said ?? null;
  let pairs: Walks[] | null = null;
  const judged: Judged[] = [];
  for (const mutant of mutants) {
    let verdict = await judge(tours, mutant);
    const reason = equivalent[mutant.id] ?? null;
    if (verdict?.by !== "sentence") verdict = (await judgeAllEdges(tours, mutant)) ?? verdict;
    if (verdict === null && reason === null) {
      // What the tour does not see may show where two steps follow one another, or in another place.
      pairs ??= tours.map(({ model, graph }) => ({ model, graph, paths: pairPaths(graph) }));
      verdict =
        (await judge(pairs, mutant)) ??
        (await judge(
          tours.map((walks) => throughAll(walks, mutant)),
          mutant,
        ));
    }
    judged.push({ id: mutant.id, kind: mutant.kind, verdict, reason });
  }
  const known = new Map(judged.map((one) => [one.id, one]));
  const stale = Object.keys(equivalent).flatMap((id) => {
    const one = known.get(id);
    if (!one) return [`${id}: there is no such mutant`];
    return one.verdict ? [`${id}: it is noticed (${one.verdict.said})`] : [];
  });
  return { machine, fault, judged, stale };
}

export function rowOf({ machine, judged }: MachineReport): MachineRow {
  const count = (has: (one: Judged) => boolean): number => judged.filter(has).length;
  return {
    machine,
    mutants: judged.length,
    killed: count(({ verdict }) => verdict !== null),
    byFacts: count(({ verdict }) => verdict !== null && verdict.by !== "state"),
    bySentences: count(({ verdict }) => verdict?.by === "sentence"),
    equivalent: count(({ verdict, reason }) => verdict === null && reason !== null),
    alive: count(({ verdict, reason }) => verdict === null && reason === null),
  };
}

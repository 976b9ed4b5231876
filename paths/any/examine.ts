// The whole of what the tool says of one machine: paths, coverage, findings, and what it has to be told.
import { initialTransition, type AnyStateMachine, type AnyStateNode } from "xstate";
import { chartTransitions, leafNodes, leavesOf, nodePath } from "../lib/chart.ts";
import { guardRefusals } from "../lib/guard-outcomes.ts";
import type { Graph } from "../lib/graph.ts";
import { refusalsOn, withRefusals } from "../lib/refusals.ts";
import { postmanTour, type Path } from "../lib/tour.ts";
import { walkHeadless, type WalkLog } from "../lib/walk.ts";
import { invokedActors, missingParts, shadowedTransitions, unequalOutputs, whatFunctionsDid } from "./find-in-chart.ts";
import { histories, nodesOfMachine, races, sameInstants } from "./find-in-order.ts";
import { deadEnds, exceptions, lostRaises, stepsOf, stoppedActors, timersThatRunOn } from "./find-in-steps.ts";
import { lostInRegions, notReset } from "./find-kept.ts";
import { unreached, untaken } from "./find-untaken.ts";
import { once, type Finding } from "./finding.ts";
import { runActions } from "./run-actions.ts";
import { readMachine, type Given, type MachineRead, type Typed } from "./read-machine.ts";

interface Count {
  total: number;
  taken: number;
}

export interface Examined {
  read: MachineRead;
  /** With the refusals that can be tried. */
  whole: Graph;
  paths: readonly Path[];
  coverage: { states: Count; transitions: Count; refusals: Count };
  findings: readonly Finding[];
}

export interface How {
  /** It is known to run without a parent. */
  isRoot?: boolean;
  /** Its actions are run for real: only where nothing that they reach for is there. */
  runsActions?: boolean;
}

export const NO_TYPES: Typed = { events: new Map(), input: null };

/** Walks the paths; what fails is a finding, and the others are walked all the same. */
async function walkAll(
  { walkModel }: MachineRead,
  whole: Graph,
  paths: readonly Path[],
): Promise<{ log: WalkLog; failed: Finding[] }> {
  const log: WalkLog = { taken: new Set(), seen: new Set() };
  const failed: Finding[] = [];
  for (const path of paths)
    try {
      await walkHeadless(walkModel, whole, path, log);
      for (const id of refusalsOn(walkModel, whole, path)) log.taken.add(id);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failed.push({ kind: "walk differs", severity: "fault", about: [message], way: path.map(({ label }) => label) });
    }
  for (const path of paths) for (const { passed = [] } of path) for (const leaf of passed) log.seen.add(leaf);
  return { log, failed };
}

/** The first state and what follows it at once count where there is nothing to walk. */
function withStart({ walkModel }: MachineRead, paths: readonly Path[]): readonly Path[] {
  const [first] = initialTransition(walkModel.machine, walkModel.input as never);
  return paths.length > 0 || first.status === "error" ? paths : [[]];
}

/** The states that transitions lead to, by the ids of the transitions. */
const targetsOf = ({ machine }: MachineRead): Map<string, readonly AnyStateNode[]> =>
  new Map([...chartTransitions(machine)].map(([id, { target }]) => [id, (target ?? []) as readonly AnyStateNode[]]));

/** Throws what XState throws of the chart itself. */
export async function examine(
  machine: AnyStateMachine,
  typed: Typed = NO_TYPES,
  given: Given = {},
  { isRoot = false, runsActions = false }: How = {},
): Promise<Examined> {
  const read = readMachine(machine, typed, given);
  const whole = withRefusals(read.walkModel, read.exact);
  const paths = withStart(
    read,
    whole.edges.length > 0 ? postmanTour(whole).paths.filter(({ length }) => length > 0) : [],
  );
  const { log, failed } = await walkAll(read, whole, paths);
  const steps = stepsOf(read);
  const chart = [...missingParts(read), ...shadowedTransitions(read), ...invokedActors(read), ...unequalOutputs(read)];
  const seen = new Set([...log.seen, ...(steps.length === 0 ? leavesOf(read.graph.snapshots[0] as never) : [])]);
  const open = untaken(read, log.taken, chart);
  const isAsked = open.some(({ severity }) => severity === "ask");
  const found = [
    ...exceptions(read, steps),
    ...chart,
    ...unreached(read, seen, isAsked),
    ...open,
    ...lostRaises(read, steps),
    ...stoppedActors(read, steps),
    ...timersThatRunOn(read, steps),
    ...races(read),
    ...sameInstants(read, steps),
    ...histories(read, steps, targetsOf(read), nodesOfMachine(read)),
    ...notReset(read, steps),
    ...lostInRegions(read, steps),
    ...deadEnds(read),
    ...whatFunctionsDid(read, isRoot),
    ...failed,
    // The last: an action may change what it is given.
    ...(runsActions ? runActions(read, steps) : []),
  ];
  return { read, whole, paths, coverage: coverageOfAll(read, log.taken, seen), findings: once(found) };
}

function coverageOfAll(
  { machine }: MachineRead,
  taken: ReadonlySet<string>,
  seen: ReadonlySet<string>,
): Examined["coverage"] {
  const count = (all: readonly string[], done: ReadonlySet<string>): Count => ({
    total: all.length,
    taken: all.filter((id) => done.has(id)).length,
  });
  return {
    states: count(leafNodes(machine).map(nodePath), seen),
    transitions: count([...chartTransitions(machine).keys()], taken),
    refusals: count(guardRefusals(machine), taken),
  };
}

/** Every state and transition was taken, and every path held on the running machine. */
export function isFull({ coverage: { states, transitions }, findings }: Examined): boolean {
  return (
    states.taken === states.total &&
    transitions.taken === transitions.total &&
    findings.every(({ kind }) => kind !== "walk differs")
  );
}

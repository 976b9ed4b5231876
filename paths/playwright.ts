// A machine as tests of Playwright: each path is walked on the page, and after each step its states are looked for.
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from "xstate";
import { NO_TYPES } from "./any/examine.ts";
import { readMachine, type Given } from "./any/read-machine.ts";
import { isIn, shortType } from "./lib/chart.ts";
import type { Edge, Graph } from "./lib/graph.ts";
import { postmanTour, type Path } from "./lib/tour.ts";

type Does<Page> = (page: Page, event: EventObject) => unknown;
type Looks<Page> = (page: Page, snapshot: AnyMachineSnapshot) => unknown;

export interface PageTests<Page> {
  /** Brings the page to where the machine starts. */
  open: (page: Page) => unknown;
  /** How an event comes about, by its type or by `type/case`; `done X`, `error X` and `after X` for what is not sent. */
  events: Readonly<Record<string, Does<Page>>>;
  /** What is to be seen, by the path of a state. */
  states: Readonly<Record<string, Looks<Page>>>;
  /** Payloads that the machine cannot tell. */
  cases?: Given;
}

type Test<Page> = (title: string, body: (given: { page: Page }) => Promise<void>) => void;

const keysOf = ({ event, label }: Edge): string[] => [
  `${shortType(event.type)}${label.slice(event.type.length)}`,
  shortType(event.type),
];

/** What can be walked with these events. */
function reachable(graph: Graph, can: (edge: Edge) => boolean): Graph {
  const out = graph.out.map((edges) => edges.filter(can));
  const seen = new Set([0]);
  for (const vertex of seen) for (const { to } of out[vertex] ?? []) seen.add(to);
  const there = out.map((edges, vertex) => (seen.has(vertex) ? edges : []));
  return { snapshots: graph.snapshots, edges: there.flat(), out: there };
}

/** Registers a test for each path. Returns the labels of the steps that no given event brings about. */
export function testPages<Page>(
  test: Test<Page>,
  machine: AnyStateMachine,
  { open, events, states, cases = {} }: PageTests<Page>,
): string[] {
  const { exact } = readMachine(machine, NO_TYPES, cases);
  const doesOf = (edge: Edge): Does<Page> | undefined => events[keysOf(edge).find((key) => key in events) ?? ""];
  const graph = reachable(exact, (edge) => doesOf(edge) !== undefined);
  const look = async (page: Page, vertex: number): Promise<void> => {
    const snapshot = graph.snapshots[vertex] as AnyMachineSnapshot;
    for (const [state, looks] of Object.entries(states)) if (isIn(snapshot, state)) await looks(page, snapshot);
  };
  const walk = async (page: Page, path: Path): Promise<void> => {
    await open(page);
    await look(page, 0);
    for (const edge of path) {
      await doesOf(edge)?.(page, edge.event);
      await look(page, edge.to);
    }
  };
  const paths = graph.edges.length === 0 ? [[]] : postmanTour(graph).paths;
  paths.forEach((path, index) =>
    test(`${machine.id}: path ${index + 1}, ${path.length} steps`, ({ page }) => walk(page, path)),
  );
  const walked = new Set(graph.edges.map(({ label }) => label));
  return [...new Set(exact.edges.map(({ label }) => label))].filter((label) => !walked.has(label));
}

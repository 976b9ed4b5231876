// What a step shows, for every format.
import { transition, type AnyMachineSnapshot } from "xstate";
import { isIn, leavesOf } from "../lib/chart.ts";
import type { Edge, Graph } from "../lib/graph.ts";
import type { PathModel } from "../lib/model.ts";
import { isTry } from "../lib/refusals.ts";
import type { Path } from "../lib/tour.ts";

/** Words of facts for what nobody can see; left out where something else can be. */
const UNSEEN = "보이는 차이가 없다";

function snapshotAt(graph: Graph, vertex: number): AnyMachineSnapshot {
  const snapshot = graph.snapshots[vertex];
  if (!snapshot) throw new Error(`the graph has no vertex ${vertex}`);
  return snapshot;
}

/** The active leaves, as one name. */
export function stateAt(graph: Graph, vertex: number): string {
  return leavesOf(snapshotAt(graph, vertex)).join(" & ");
}

/** The page says it itself. */
const isQuoted = (text: string): boolean => text.startsWith("“");

/** What a person sees in a state: the words of its facts, and what can be read there; with `byPage` that alone. */
function seenIn(model: PathModel, snapshot: AnyMachineSnapshot, byPage: boolean): string[] {
  const { words } = model;
  const shows = words.shows?.(snapshot) ?? [];
  if (byPage && shows.some(isQuoted)) return [...new Set(shows)];
  const instead = words.instead?.(snapshot) ?? {};
  const active = Object.entries(model.states).filter(([state]) => isIn(snapshot, state));
  const facts = active.map(([state, { sees }]) => instead[state] ?? sees).filter((sees) => sees !== "");
  const seen = facts.filter((sees) => sees !== UNSEEN);
  return [...new Set([...(seen.length > 0 ? seen : facts), ...shows])];
}

export interface ShownStep {
  edge: Edge;
  /** What the step says of itself, then what is seen where it leads. */
  sees: readonly string[];
}

/**
 * What is seen at the start of a path and at each of its steps, as it is on this path: two ways may lead to one vertex.
 * `byPage`: in the words of the page alone, where it has some.
 */
export function shownAlong(
  model: PathModel,
  graph: Graph,
  path: Path,
  byPage = false,
): { start: string[]; steps: ShownStep[] } {
  const { told } = model.words;
  const first = snapshotAt(graph, startOf(path));
  let before = first;
  const steps = path.map((edge): ShownStep => {
    if (isTry(edge)) return { edge, sees: seenIn(model, before, byPage) };
    const [after, actions] = transition(model.machine, before, edge.event);
    const effects = actions.map(({ type }) => type).filter((type) => model.effects.includes(type));
    const said = told?.({ before, event: edge.event, after, effects }) ?? [];
    before = after;
    return { edge, sees: [...new Set([...said, ...seenIn(model, after, byPage)])] };
  });
  return { start: seenIn(model, first, byPage), steps };
}

export function startOf(path: Path): number {
  return path[0]?.from ?? 0;
}

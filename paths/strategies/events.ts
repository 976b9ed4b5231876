// A given list of events, step by step.
import { leavesOf } from "../lib/chart.ts";
import type { Graph } from "../lib/graph.ts";
import type { Path } from "../lib/tour.ts";
import { nearest } from "../lib/nearest.ts";
import { ChoiceProblem } from "./problem.ts";

/** What is wrong with a list, in words for the one who wrote it. */
export class EventProblem extends ChoiceProblem {}

/**
 * The names in a list with commas between. A name may hold commas itself: of the known names the longest that fits is
 * taken whole, and what is none of them ends at the next comma.
 */
export function splitEvents(list: string, known: readonly string[]): string[] {
  const given = list.trim();
  const fits = known.filter((name) => given.startsWith(name) && /^\s*(,|$)/.test(given.slice(name.length)));
  const unknown = given.split(",", 1).join("").trim();
  const name = fits.reduce((longest, one) => (one.length > longest.length ? one : longest), unknown);
  const rest = given.slice(name.length).trimStart();
  return rest === "" ? [name] : [name, ...splitEvents(rest.slice(1), known)];
}

/** Takes `type/case`, or `type` alone where it has one case that is possible; throws an EventProblem. */
export function eventPath(graph: Graph, labels: readonly string[]): Path {
  const known = new Set(graph.edges.flatMap((edge) => [edge.label, edge.event.type]));
  let at = 0;
  return labels.map((label, index) => {
    if (!known.has(label))
      throw new EventProblem(`모르는 이벤트입니다: ${label}. 가장 가까운 것: ${nearest(label, [...known])}`);
    const edge =
      graph.out[at]?.find((one) => one.label === label) ?? graph.out[at]?.find((one) => one.event.type === label);
    if (!edge) {
      const snapshot = graph.snapshots[at];
      const state = snapshot ? leavesOf(snapshot).join(" & ") : "";
      throw new EventProblem(`${index + 1}번째 이벤트 ${label}: ${state} 상태에서는 일어날 수 없습니다.`);
    }
    at = edge.to;
    return edge;
  });
}

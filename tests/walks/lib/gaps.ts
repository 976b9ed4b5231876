// What stands between a browser model and its walks, found before anything is walked.
import { chartTransitions, leafNodes, leavesOf, nodePath } from "../../../paths/lib/chart.ts";
import { executorOf, type BrowserModel } from "./browser-model.ts";
import { exploredGraph, refusalsIn } from "./browser-graph.ts";

/** Executors and sights that are missing, and entries that match nothing. */
export function browserGaps(browser: BrowserModel): string[] {
  const { model, does, sees, leavesOut } = browser;
  const graph = exploredGraph(model);
  const labels = new Map(model.cases.map((one) => [`${one.type}/${one.name}`, one.type]));
  for (const edge of graph.edges) labels.set(edge.label, edge.event.type);
  const names = new Set([...labels.keys(), ...labels.values()]);
  const leaves = leafNodes(model.machine).map(nodePath);
  const reachable = new Set(graph.snapshots.flatMap(leavesOf));
  const ids = new Set([...chartTransitions(model.machine).keys(), ...refusalsIn(model)]);
  /** A type whose cases all have executors of their own. */
  const isNeverAsked = (type: string): boolean =>
    !labels.has(type) && [...labels].every(([label, other]) => other !== type || label in does);
  const found = (list: Iterable<string>, isGap: (name: string) => boolean, text: (name: string) => string): string[] =>
    [...list].filter(isGap).map(text);
  return [
    ...found(
      labels.keys(),
      (label) => {
        const type = labels.get(label) ?? label;
        return !(label in leavesOut || type in leavesOut) && !executorOf(browser, label, type);
      },
      (label) => `no executor for ${label}`,
    ),
    ...found(
      Object.keys(does),
      (name) => !names.has(name),
      (name) => `an executor for ${name}, which the model does not have`,
    ),
    ...found(
      Object.keys(does),
      (name) => name in leavesOut || (labels.get(name) ?? name) in leavesOut,
      (name) => `${name} has an executor and is left out`,
    ),
    ...found(
      Object.keys(does),
      (name) => names.has(name) && isNeverAsked(name),
      (name) => `the executor for ${name} is never asked: each of its cases has its own`,
    ),
    ...found(
      browser.eachCaseOf,
      (type) => ![...labels.values()].includes(type),
      (type) => `each case of ${type} is wanted, which the model does not have`,
    ),
    ...found(
      leaves,
      (leaf) => reachable.has(leaf) && !(leaf in sees),
      (leaf) => `nothing says what ${leaf} shows`,
    ),
    ...found(
      Object.keys(sees),
      (leaf) => !leaves.includes(leaf),
      (leaf) => `a sight of ${leaf}, which the chart does not have`,
    ),
    ...found(
      Object.keys(leavesOut),
      (name) => !names.has(name) && !ids.has(name),
      (name) => `${name} is left out, but there is no such case, transition or refusal`,
    ),
    ...found(
      Object.keys(leavesOut),
      (name) => !leavesOut[name]?.trim(),
      (name) => `no reason why ${name} is left out`,
    ),
  ];
}

// Paths that somebody wrote down, for `npm run paths -- MACHINE --format playwright` and what runs its scripts.
import { readFileSync } from "node:fs";
import * as v from "valibot";
import type { Graph } from "../../../paths/lib/graph.ts";
import type { Path } from "../../../paths/lib/tour.ts";
import { eventPath } from "../../../paths/strategies/events.ts";
import type { Strategy } from "../../../paths/strategies/choose.ts";
import { browserGraph, withEdges } from "./browser-graph.ts";
import { isTry } from "../../../paths/lib/refusals.ts";
import type { BrowserModel } from "./browser-model.ts";

const Script = v.object({
  machine: v.string(),
  /** The paths of each browser model of the machine, in their order, as labels: `type/case`. */
  models: v.array(v.array(v.array(v.string()))),
  /** What each path is called, in the same order. */
  names: v.optional(v.array(v.array(v.string()))),
});
export type Script = v.InferOutput<typeof Script>;

/** The script that this run walks; null when it walks its own plan. Throws on a file that is no script. */
export function scriptOfRun(): Script | null {
  const file = process.env.WALKS_SCRIPT;
  return file === undefined ? null : v.parse(Script, JSON.parse(readFileSync(file, "utf8")));
}

/** What a strategy goes over: refusals are tried by a tour and by a given list, and are no step of the others. */
export function scriptGraph(browser: BrowserModel, strategy: Strategy): Graph {
  const graph = browserGraph(browser);
  const hasTries = strategy === "transitions" || strategy === "events";
  return hasTries ? graph : withEdges(graph, (edge) => (isTry(edge) ? [] : [edge]));
}

/** Throws an EventProblem when a step is unknown or not possible where it stands. */
export function scriptedPaths({ models }: Script, browsers: readonly BrowserModel[]): Path[][] {
  if (models.length > browsers.length)
    throw new Error(`the script has ${models.length} models, the machine ${browsers.length}`);
  return browsers.map((browser, index) => {
    const graph = browserGraph(browser);
    return (models[index] ?? []).map((labels) => [...eventPath(graph, labels)]);
  });
}

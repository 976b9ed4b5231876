import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { popupPaths } from "../../src/machines/popup/popup.paths.ts";
import { exploreModel, type Edge, type Graph } from "../../paths/lib/graph.ts";
import { postmanTour } from "../../paths/lib/tour.ts";
import { keptTour, tourKey } from "./kept-tours.ts";

const graph = exploreModel(popupPaths);
const always = (): boolean => true;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tours-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The graph with its first edge changed. */
function changed(change: Partial<Edge>): Graph {
  const edges = graph.edges.map((edge, index) => (index === 0 ? { ...edge, ...change } : edge));
  return { ...graph, edges, out: graph.out.map((_, from) => edges.filter((edge) => edge.from === from)) };
}

it("a kept tour is the one that is planned, and it is taken from what is kept", () => {
  const planned = postmanTour(graph);
  expect(keptTour(graph, always, 5, folder)).toEqual(planned);
  expect(keptTour(graph, always, 5, folder)).toEqual(planned);
  const [file = ""] = readdirSync(folder);
  expect(readdirSync(folder)).toEqual([`${tourKey(graph, always, 5)}.json`]);
  const kept = JSON.parse(readFileSync(join(folder, file), "utf8")) as object;
  writeFileSync(join(folder, file), JSON.stringify({ ...kept, cost: 12_345 }));
  expect(keptTour(graph, always, 5, folder).cost).toBe(12_345);
});

it("a file that is broken is planned anew", () => {
  writeFileSync(join(folder, `${tourKey(graph, always, 5)}.json`), "{");
  expect(keptTour(graph, always, 5, folder)).toEqual(postmanTour(graph));
});

it.each<[string, Graph, (edge: Edge) => boolean, number]>([
  ["another way of an edge", changed({ to: (graph.edges[0]?.to ?? 0) + 1 }), always, 5],
  ["another target", changed({ target: "other" }), always, 5],
  ["something that follows", changed({ followers: ["other"] }), always, 5],
  ["something that is covered instead", changed({ covers: ["other"] }), always, 5],
  ["a dearer step", changed({ cost: 2 }), always, 5],
  ["an edge that is not wanted", graph, (edge) => edge !== graph.edges[0], 5],
  ["a dearer reset", graph, always, 6],
])("a tour is not kept for %s", (_, other, isWanted, resetCost) => {
  expect(tourKey(other, isWanted, resetCost)).not.toBe(tourKey(graph, always, 5));
});

it("what changes nothing of the plan keeps the tour", () => {
  expect(tourKey(changed({ label: "other" }), always, 5)).toBe(tourKey(graph, always, 5));
});

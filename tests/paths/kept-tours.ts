// Tours that outlast a run: a chart that did not change has the tour that was planned for it last.
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Edge, Graph } from "../../paths/lib/graph.ts";
import { postmanTour, RESET_COST, type Tour } from "../../paths/lib/tour.ts";

const LIB = join(import.meta.dirname, "..", "..", "paths", "lib");
const KEPT = join(import.meta.dirname, "..", "..", "node_modules", ".cache", "hanpan", "tours");
const SOURCES = ["tour.ts", "way.ts", "random.ts", ...globSync("postman/*.ts", { cwd: LIB }).toSorted()];

/** The planner itself: a tour of another planner is another tour. */
const planner = SOURCES.filter((file) => !file.endsWith(".test.ts"))
  .map((file) => readFileSync(join(LIB, file), "utf8"))
  .join("\n");

/** What is kept: the edges of the paths by their places in the graph. */
type Kept = Omit<Tour, "paths"> & { paths: readonly (readonly number[])[] };

/** A hash of all that a plan is computed from. */
export function tourKey(graph: Graph, isWanted: (edge: Edge) => boolean, resetCost: number): string {
  const edges = graph.edges.map((edge) => [
    edge.from,
    edge.to,
    edge.cost ?? 1,
    isWanted(edge) ? (edge.covers ?? edge.followers) : null,
    edge.covers === undefined,
    edge.target,
  ]);
  const text = JSON.stringify([planner, graph.snapshots.length, resetCost, edges]);
  return createHash("sha256").update(text).digest("hex");
}

function read(file: string): Kept | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept;
  } catch {
    // Nothing is kept yet.
    return null;
  }
}

/** `postmanTour`, planned only where it is not kept. */
export function keptTour(
  graph: Graph,
  isWanted: (edge: Edge) => boolean = () => true,
  resetCost = RESET_COST,
  folder = KEPT,
): Tour {
  const file = join(folder, `${tourKey(graph, isWanted, resetCost)}.json`);
  const kept = read(file);
  if (kept) return { ...kept, paths: kept.paths.map((path) => path.map((index) => graph.edges[index] as Edge)) };
  const tour = postmanTour(graph, isWanted, resetCost);
  const places = new Map(graph.edges.map((edge, index) => [edge, index]));
  const made: Kept = { ...tour, paths: tour.paths.map((path) => path.map((edge) => places.get(edge) as number)) };
  mkdirSync(folder, { recursive: true });
  // Another worker may read it meanwhile.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(made));
  renameSync(`${file}.${process.pid}`, file);
  return tour;
}

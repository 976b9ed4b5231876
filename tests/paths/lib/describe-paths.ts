import { describe, expect, it } from "vitest";
import { coverageOf } from "./coverage.ts";
import { exploreModel } from "./graph.ts";
import type { PathModel } from "./model.ts";
import { refusalsOn, withRefusals } from "./refusals.ts";
import { postmanTour } from "./tour.ts";
import { modelGaps, walkHeadless, type WalkLog } from "./walk.ts";

/** Registers the walk of a machine's transition tour, and the check that nothing was left out. */
export function describePaths(name: string, model: PathModel): void {
  describe(`paths of ${name}`, () => {
    const log: WalkLog = { taken: new Set(), seen: new Set() };
    const graph = withRefusals(model, exploreModel(model));
    const tour = postmanTour(graph);

    it("has a fact for every state", () => {
      expect(modelGaps(model)).toEqual([]);
    });
    it("is walked by a tour at most a twentieth longer than the shortest that is possible", () => {
      expect(tour.cost).toBeLessThanOrEqual(tour.optimum * 1.05);
    });
    it.each(tour.paths.map((path, index) => ({ index: index + 1, steps: path.length, path })))(
      "path $index, $steps steps",
      async ({ path }) => {
        await expect(walkHeadless(model, graph, path, log)).resolves.toBeUndefined();
        for (const id of refusalsOn(model, graph, path)) log.taken.add(id);
      },
    );
    it("takes every transition, is refused whatever can be, and sees every state", () => {
      const { untaken, stale, unseen } = coverageOf(model.machine, log.taken, log.seen, model.infeasible);
      expect({ untaken, stale, unseen }).toEqual({ untaken: [], stale: [], unseen: [] });
    });
  });
}

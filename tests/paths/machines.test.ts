// What holds of every machine of the page: its chart is sound, its words are complete, its walks take everything.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { chartTransitions, stateNodes, timersOf } from "../../paths/lib/chart.ts";
import { invokeProblems, reachProblems, setupProblems } from "../../paths/lib/check-chart.ts";
import { coverageOf } from "../../paths/lib/coverage.ts";
import { assertEdges } from "../../paths/lib/edges.ts";
import { exploreModel } from "../../paths/lib/graph.ts";
import { refusalsOn, withRefusals } from "../../paths/lib/refusals.ts";
import { machineOf, modelName } from "../../paths/lib/registry.ts";
import { behaviourTable } from "../../paths/lib/table.ts";
import { modelGaps, type WalkLog } from "../../paths/lib/walk.ts";
import type { WalkFailure } from "../../paths/lib/walk-failure.ts";
import { failureText } from "../../paths/formats/failure.ts";
import { failureNotes } from "../../scripts/lib/failure-notes.ts";
import { walkAndShrink, walkOrShrink } from "../../paths/strategies/run-walks.ts";
import { randomWalk } from "../../paths/strategies/walk.ts";
import { keptTour } from "./kept-tours.ts";
import { BROKEN_MACHINES, PATH_MODELS } from "./registry.ts";

const MACHINES = join(import.meta.dirname, "..", "..", "src", "machines");
const NOT_A_MACHINE = ["shared", "trail"];
/** Walks that differ with each run would fail for who did nothing. */
const SEEDS = [1, 2, 3, 4];
const WALK_STEPS = 60;
/** Larger charts are to be split into actors. */
const MOST_TRANSITIONS = 60;

const folders = readdirSync(MACHINES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NOT_A_MACHINE.includes(entry.name))
  .map((entry) => entry.name);

describe("every folder of src/machines", () => {
  it("has a test model that the glob finds", () => {
    expect([...Object.keys(PATH_MODELS), ...Object.keys(BROKEN_MACHINES)].toSorted()).toEqual(folders.toSorted());
  });
  it("can be read", () => {
    expect(BROKEN_MACHINES).toEqual({});
  });
  it.each(folders)("%s has schema, chart, test model and words", (folder) => {
    const files = readdirSync(join(MACHINES, folder));
    expect(files).toEqual(
      expect.arrayContaining(["schema", "machine", "paths", "words"].map((part) => `${folder}.${part}.ts`)),
    );
  });
  it.each(Object.keys(PATH_MODELS))("%s keeps no approved table of a model that is gone", (folder) => {
    const tables = readdirSync(join(MACHINES, folder)).filter((file) => file.endsWith(".table.txt"));
    const names = (PATH_MODELS[folder] ?? []).map((model) => `${modelName(PATH_MODELS, folder, model)}.table.txt`);
    expect(tables.toSorted()).toEqual(names.toSorted());
  });
});

/** What is made of a model, or what kept it from being made: the other machines go on. */
function made<Made>(make: () => Made): { made: Made } | { error: unknown } {
  try {
    return { made: make() };
  } catch (error) {
    return { error };
  }
}

/** What a person reads of a failure; "" where nothing failed. */
async function toldOf(one: Parameters<typeof failureText>[0], failure: WalkFailure | null): Promise<string> {
  return failure === null ? "" : failureText(one, failure, await failureNotes(one, failure));
}

describe.each(Object.entries(PATH_MODELS))("%s", (folder, models) => {
  const { machine, words } = machineOf(models);
  const explored = models.map((model) => {
    return made(() => {
      const graph = exploreModel(model);
      const whole = withRefusals(model, graph);
      return { name: modelName(PATH_MODELS, folder, model), model, graph, whole, tour: keptTour(whole) };
    });
  });
  const named = explored.flatMap((one) => ("made" in one ? [one.made] : []));

  it("can be explored", () => {
    expect(explored.flatMap((one) => ("error" in one ? [one.error] : []))).toEqual([]);
  });

  it("is called like its folder", () => {
    expect(machine.id).toBe(folder);
  });
  it("uses what its setup provides, and nothing else", () => {
    expect(setupProblems(machine)).toEqual([]);
  });
  it("goes on when an actor fails", () => {
    expect(invokeProblems(machine)).toEqual([]);
  });
  it("has no state that nothing reaches or nothing leaves", () => {
    const graphs = named.map(({ graph }) => graph);
    expect(reachProblems(machine, graphs)).toEqual([]);
  });
  it("is small enough to be read", () => {
    expect(chartTransitions(machine).size).toBeLessThanOrEqual(MOST_TRANSITIONS);
  });
  it("has Korean words for its actors, delays and cases, and for no others", () => {
    const cases = models.flatMap((model) => model.cases);
    const names = new Set(cases.flatMap(({ type, name }) => [name, `${type}/${name}`]));
    const actors = cases.flatMap(({ type }) => /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1] ?? []);
    const delays = Object.keys(machine.implementations.delays);
    const said = words.cases ?? {};
    expect(Object.keys(words.actors ?? {}).toSorted()).toEqual([...new Set(actors)].toSorted());
    expect(Object.keys(words.delays ?? {}).toSorted()).toEqual(delays.toSorted());
    const isSaid = ({ type, name }: (typeof cases)[number]): boolean => name in said || `${type}/${name}` in said;
    expect(cases.filter((one) => !isSaid(one)).map(({ type, name }) => `${type}/${name}`)).toEqual([]);
    expect(Object.keys(said).filter((name) => !names.has(name))).toEqual([]);
    const sentences = [words.purpose, ...Object.values(words.events), ...Object.values(words.actors ?? {})];
    for (const text of sentences) expect(text).toMatch(/[가-힣]/);
  });
  it("says of each of several models what it starts with", () => {
    if (models.length === 1) return;
    for (const key of ["name", "about"] as const) {
      const starts = models.map(({ start }) => start?.[key]);
      expect(new Set(starts).size).toBe(models.length);
      expect(starts).not.toContain(undefined);
    }
  });

  const held = new Set<string>();

  describe.each(named)("$name", ({ name, model, graph, whole, tour }) => {
    const one = { name, model, graph: whole };
    const log: WalkLog = { taken: new Set(), seen: new Set(), held };

    it("has a fact for every state and sentences that hold after every step", () => {
      expect(modelGaps(model)).toEqual([]);
      expect(Object.keys(model.invariants)).not.toEqual([]);
    });
    it("does what the approved table says", async () => {
      const table = behaviourTable(model, graph);
      await expect(table).toMatchFileSnapshot(join(MACHINES, folder, `${name}.table.txt`));
    });
    it("keeps its sentences on every edge that its cases reach", () => {
      expect(() => assertEdges(model, whole)).not.toThrow();
    });
    it("is walked by a tour at most a tenth longer than any must be", () => {
      expect(tour.cost).toBeLessThanOrEqual(tour.bound * 1.1);
    });
    it.each(tour.paths.map((path, index) => ({ index: index + 1, steps: path.length, path })))(
      "path $index, $steps steps",
      async ({ path }) => {
        expect(await toldOf(one, await walkOrShrink(one, path, log))).toBe("");
        for (const id of refusalsOn(model, whole, path)) log.taken.add(id);
      },
    );
    it("takes every transition, is refused whatever can be, and sees every state", () => {
      const { untaken, stale, unseen } = coverageOf(model.machine, log.taken, log.seen, model.infeasible);
      expect({ untaken, stale, unseen }).toEqual({ untaken: [], stale: [], unseen: [] });
    });
    it("breaks no property over time on random walks", async () => {
      const paths = SEEDS.map((seed) => randomWalk(whole, seed, WALK_STEPS));
      const [failed] = await walkAndShrink([{ ...one, paths, proof: "" }]);
      expect(await toldOf(one, failed?.failure ?? null)).toBe("");
    });
  });

  it("shows each property over time on a walk", () => {
    const sentences = models.flatMap(({ properties }) => Object.keys(properties));
    expect(sentences.filter((sentence) => !held.has(sentence))).toEqual([]);
  });
});

it("no two models have one name", () => {
  const names = Object.entries(PATH_MODELS).flatMap(([folder, models]) =>
    models.map((model) => modelName(PATH_MODELS, folder, model)),
  );
  expect(new Set(names).size).toBe(names.length);
});

it("timers are known by the names of their delays", () => {
  const [model] = PATH_MODELS["scroll-top"] ?? [];
  if (!model) throw new Error("no model");
  expect(stateNodes(model.machine).length).toBeGreaterThan(0);
  expect(exploreModel(model).snapshots.flatMap(timersOf)).toContain("xstate.after.animation.scroll-top.scrolling");
});

import { readdirSync } from "node:fs";
import { fromPromise, setup } from "xstate";
import { describe, expect, it } from "vitest";
import { chartTransitions } from "../../tests/paths/lib/chart.ts";
import { invokeProblems, reachProblems, schemaProblems } from "../../tests/paths/lib/check-chart.ts";
import { exploreModel } from "../../tests/paths/lib/graph.ts";
import { definePathModel } from "../../tests/paths/lib/model.ts";
import { behaviourTable } from "../../tests/paths/lib/table.ts";
import { transitionTour } from "../../tests/paths/lib/tour.ts";
import { modelGaps, walkHeadless, type WalkLog } from "../../tests/paths/lib/walk.ts";
import { machineOf, PATH_MODELS } from "../../tests/paths/registry.ts";

const NOT_A_MACHINE = ["shared"];
/** Larger charts are to be split into actors. */
const MOST_TRANSITIONS = 60;

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NOT_A_MACHINE.includes(entry.name))
  .map((entry) => entry.name);

describe("every folder of src/machines", () => {
  it("is registered with a test model", () => {
    expect(Object.keys(PATH_MODELS).toSorted()).toEqual(folders.toSorted());
  });

  it.each(folders)("%s has schema, chart, test model and test", (folder) => {
    const files = readdirSync(`${import.meta.dirname}/${folder}`);
    expect(files).toEqual(
      expect.arrayContaining(["schema", "machine", "paths", "test"].map((part) => `${folder}.${part}.ts`)),
    );
  });
});

describe.each(Object.entries(PATH_MODELS))("%s", (folder, models) => {
  const { machine, schema } = machineOf(models);
  const graphs = models.map(exploreModel);

  it("is called like its folder", () => {
    expect(machine.id).toBe(folder);
  });
  it("holds what its schema names, and nothing else", () => {
    expect(schemaProblems(machine, schema)).toEqual([]);
  });
  it("goes on when an actor fails", () => {
    expect(invokeProblems(machine)).toEqual([]);
  });
  it("has no state that nothing reaches or nothing leaves", () => {
    expect(reachProblems(machine, graphs)).toEqual([]);
  });
  it("has sentences that hold after every step", () => {
    for (const model of models) expect(Object.keys(model.invariants)).not.toEqual([]);
  });
  it("is small enough to be read", () => {
    expect(chartTransitions(machine).size).toBeLessThanOrEqual(MOST_TRANSITIONS);
  });
  it.each(
    models.map((model, index) => ({
      model,
      name: index === 0 ? folder : `${folder}-${index + 1}`,
      graph: graphs[index],
    })),
  )("does what the approved table $name says", async ({ model, name, graph }) => {
    const table = graph ? behaviourTable(model, graph) : "";
    await expect(table).toMatchFileSnapshot(`../../tests/paths/tables/${name}.txt`);
  });
  it("takes every transition in one of its walks", async () => {
    const log: WalkLog = { taken: new Set(), seen: new Set() };
    for (const [index, model] of models.entries()) {
      const graph = graphs[index];
      if (graph) for (const path of transitionTour(graph)) await walkHeadless(model, graph, path, log);
    }
    const isDeclared = (id: string): boolean => models.every((model) => id in model.infeasible);
    const untaken = [...chartTransitions(machine).keys()].filter((id) => !log.taken.has(id));
    expect(untaken.filter((id) => !isDeclared(id))).toEqual([]);
  });
});

describe("the checks bite", () => {
  const faulty = setup({
    types: { events: {} as { type: "door.open" } | { type: "door.close" } },
    actions: { greet: () => undefined },
    actors: { ring: fromPromise(async () => undefined) },
  }).createMachine({
    id: "faulty",
    initial: "shut",
    states: {
      shut: { on: { "door.open": { target: "open", actions: "greet" } } },
      open: { invoke: { src: "ring", onDone: "shut" } },
      walledUp: {},
    },
  });
  const schema = {
    states: ["shut", "open"],
    events: ["door.open", "door.close"],
    guards: [],
    actions: [],
    actors: [],
    tags: ["lit"],
  };
  const model = definePathModel({
    machine: faulty,
    schema,
    events: { "door.open": { plain: {} }, "door.close": { plain: {} } },
    states: { shut: { sees: "닫혀 있다" }, gone: { sees: "없다" } },
    infeasible: { "open xstate.done.actor.ring": " " },
  });

  it("on a chart that is not what its schema says", () => {
    expect(schemaProblems(faulty, schema)).toEqual([
      "state that the schema does not name: walledUp",
      "event that no state takes: door.close",
      "action that the schema does not name: greet",
      "actor that the schema does not name: ring",
      "tag that no state has: lit",
    ]);
  });
  it("on an invoke without a name and without onError", () => {
    expect(invokeProblems(faulty)).toHaveLength(2);
  });
  it("on states that nothing reaches or leaves", () => {
    expect(reachProblems(faulty, [exploreModel(model)])).toEqual([
      "state without a way out that is not final: open",
      "state that nothing reaches: walledUp",
    ]);
  });
  it("on a model with gaps", () => {
    expect(modelGaps(model)).toEqual([
      "no facts for open",
      "no facts for walledUp",
      "facts for an unknown state gone",
      "no reason for open xstate.done.actor.ring",
    ]);
  });
});

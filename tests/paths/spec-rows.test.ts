import { describe, expect, it } from "vitest";
import { timersOf } from "./lib/chart.ts";
import { exploreModel } from "./lib/graph.ts";
import { PATH_MODELS } from "./registry.ts";
import { reaches, SPEC_ROWS } from "./spec-rows.ts";
import { ACTOR_TEXT, DELAY_TEXT, EVENT_TEXT } from "./text/events.ts";

const graphs = Object.fromEntries(
  [...new Set(SPEC_ROWS.flatMap(({ machine }) => machine ?? []))].map((machine) => [
    machine,
    (PATH_MODELS[machine] ?? []).map(exploreModel),
  ]),
);

describe("the error catalogue of the specification", () => {
  it("has its 21 rows, each once", () => {
    expect(SPEC_ROWS).toHaveLength(21);
    expect(new Set(SPEC_ROWS.map(({ situation }) => situation)).size).toBe(21);
  });
  it.each(SPEC_ROWS.filter(({ machine }) => machine !== null))("$situation is reached by every way it names", (row) => {
    const found = (graphs[row.machine ?? ""] ?? []).flatMap((graph) =>
      graph.edges.filter((edge) => reaches(row, row.machine ?? "", graph, edge)).map((edge) => edge.label),
    );
    expect(row.labels.length).toBeGreaterThan(0);
    expect([...new Set(found)].toSorted()).toEqual(row.labels.toSorted());
  });
  it("says of every other row where it is proven", () => {
    for (const row of SPEC_ROWS.filter(({ machine }) => machine === null)) expect(row.instead).toMatch(/\w/);
  });
});

describe("the words of a checklist", () => {
  const models = Object.values(PATH_MODELS).flat();
  const types = models.flatMap((model) => model.cases.map((one) => one.type));
  const actors = types.flatMap((type) => /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1] ?? []);
  const delays = models.flatMap(({ machine }) => Object.keys(machine.implementations.delays));

  it.each([
    ["event", types.filter((type) => !type.startsWith("xstate.")), EVENT_TEXT],
    ["actor", actors, ACTOR_TEXT],
    ["delay", delays, DELAY_TEXT],
  ])("say every %s of the machines in Korean, and nothing else", (_, used, said) => {
    expect(Object.keys(said).toSorted()).toEqual([...new Set(used)].toSorted());
    for (const text of Object.values(said)) expect(text).toMatch(/[가-힣\d]/);
  });
  it("know timers by their delays", () => {
    const graph = exploreModel(PATH_MODELS["scroll-top"]?.[0] ?? models[0]!);
    expect(graph.snapshots.flatMap(timersOf)).toContain("xstate.after.animation.scroll-top.scrolling");
  });
});

import { fromPromise, setup } from "xstate";
import { describe, expect, it } from "vitest";
import { invokeProblems, reachProblems, setupProblems } from "./check-chart.ts";
import { exploreModel } from "./graph.ts";
import { definePathModel } from "./model.ts";
import { modelGaps } from "./walk.ts";

describe("the checks bite", () => {
  const faulty = setup({
    types: { events: {} as { type: "door.open" } | { type: "door.close" } },
    actions: { greet: () => undefined, wave: () => undefined },
    guards: { isKnown: () => true },
    delays: { pause: 10 },
    actors: { ring: fromPromise(async () => undefined) },
  }).createMachine({
    id: "faulty",
    initial: "shut",
    states: {
      shut: { on: { "door.open": { target: "open", actions: ["greet", { type: "greetNobody" as "greet" }] } } },
      open: { invoke: { src: "ring", onDone: "shut" } },
      walledUp: {},
    },
  });
  const model = definePathModel({
    machine: faulty,
    events: { "door.open": { plain: {} }, "door.close": { plain: {} } },
    states: { shut: { sees: "닫혀 있다" }, gone: { sees: "없다" } },
    infeasible: { "open xstate.done.actor.ring": " " },
  });

  it("on names that nothing uses or nothing provides", () => {
    expect(setupProblems(faulty)).toEqual([
      "guard that the chart does not use: isKnown",
      "action that setup does not provide: greetNobody",
      "action that the chart does not use: wave",
      "delay that the chart does not use: pause",
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
  it("not on a state that is left within the step that enters it", () => {
    const passing = setup({ types: { events: {} as { type: "ball.throw" } } }).createMachine({
      id: "passing",
      initial: "held",
      states: {
        held: { on: { "ball.throw": "flying" } },
        flying: { always: "lying" },
        lying: { type: "final" },
      },
    });
    const thrown = definePathModel({
      machine: passing,
      events: { "ball.throw": { plain: {} } },
      states: { held: { sees: "들고 있다" }, lying: { sees: "놓여 있다" } },
    });
    expect(reachProblems(passing, [exploreModel(thrown)])).toEqual([]);
    expect(modelGaps(thrown)).toEqual([]);
  });
  it("on a model with gaps", () => {
    expect(modelGaps(model)).toEqual([
      "no facts for open",
      "no facts for walledUp",
      "facts for an unknown state gone",
      "no reason for open xstate.done.actor.ring",
      "no length for the delay pause",
    ]);
  });
});

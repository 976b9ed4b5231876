import { expect, it } from "vitest";
import { assign, setup, type AnyStateMachine } from "xstate";
import { compareCases, compareCharts, type Difference } from "./compare-charts.ts";

const base = setup({
  types: { context: {} as { count: number } },
  guards: { isOpen: ({ context }) => context.count > 0, isLate: () => false },
  actions: { tell: () => undefined, add: assign({ count: ({ context }) => context.count + 1 }) },
});
const make = (config: object): AnyStateMachine => base.createMachine(config as never) as unknown as AnyStateMachine;
const chart = {
  id: "door",
  context: { count: 0 },
  initial: "shut",
  states: {
    shut: { on: { open: { guard: "isOpen", target: "wide" }, knock: { actions: "tell" } } },
    wide: {
      entry: "tell",
      on: {
        close: [
          { guard: "isOpen", target: "shut" },
          { guard: "isLate", target: "gone" },
        ],
      },
    },
    gone: {},
  },
};
const old = make(chart);

const short = (all: readonly Difference[]): string[] =>
  all.map(({ kind, id, change, oldId, fields }) =>
    [
      change,
      kind,
      id || "(root)",
      oldId && `was ${oldId}`,
      ...fields.map(({ name, was, is }) => `${name} ${was}>${is}`),
    ]
      .filter(Boolean)
      .join(" | "),
  );

it("finds nothing between equal charts", () => {
  expect(compareCharts(old, make(chart))).toEqual([]);
});

it("names what came, went and changed, and how", () => {
  const young = make({
    id: "door",
    context: { count: 0 },
    initial: "wide",
    states: {
      shut: { on: { open: { guard: "isLate", target: "ajar" }, knock: { actions: ["tell", "add"] } } },
      ajar: { on: { push: "wide" } },
      wide: {
        on: {
          close: [
            { guard: "isLate", target: "shut" },
            { guard: "isOpen", target: "shut" },
          ],
        },
      },
    },
  });
  expect(short(compareCharts(old, young))).toEqual([
    "changed | state | (root) | initial shut>wide",
    "came | state | ajar",
    "changed | state | wide | entry tell>",
    "went | state | gone",
    "changed | transition | shut open | guard isOpen>isLate | target wide>ajar",
    "changed | transition | shut knock | actions tell>tell, add",
    "came | transition | ajar push",
    "changed | transition | wide close [isLate] | target gone>shut | order isOpen, isLate>isLate, isOpen",
  ]);
});

it("keeps a transition together whose guard is another", () => {
  const young = make({
    ...chart,
    states: {
      ...chart.states,
      wide: { entry: "tell", on: { close: [{ guard: "isOpen", target: "shut" }, { target: "gone" }] } },
    },
  });
  expect(short(compareCharts(old, young))).toEqual([
    "changed | transition | wide close [else] | was wide close [isLate] | guard isLate>",
  ]);
});

it("sees another body under the same name", () => {
  const young = old.provide({
    guards: { isOpen: ({ context }: { context: { count: number } }) => context.count > 1 },
    actions: { add: assign({ count: ({ context }) => context.count + 2 }) },
  });
  expect(short(compareCharts(old, young))).toEqual(["changed | guard | isOpen", "changed | action | add"]);
});

it("tells which cases come, go and take other steps", () => {
  const one = (id: string, ...steps: string[]) => ({ id, title: id, steps });
  expect(
    compareCases(
      [one("A-001", "go → a"), one("A-002", "go → a", "on → b"), one("A-003", "x → y"), one("A-004", "a", "b")],
      [one("A-001", "go → a"), one("A-002", "go → a", "on → c"), one("A-004", "a"), one("A-005", "z")],
    ),
  ).toEqual([
    { id: "A-002", title: "A-002", change: "changed", first: { at: 2, was: "on → b", is: "on → c" } },
    { id: "A-004", title: "A-004", change: "changed", first: { at: 2, was: "b", is: null } },
    { id: "A-005", title: "A-005", change: "came", first: null },
    { id: "A-003", title: "A-003", change: "went", first: null },
  ]);
});

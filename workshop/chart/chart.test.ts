import { describe, expect, it } from "vitest";
import { createMachine, fromPromise, setup } from "xstate";
import type { PathModel } from "../../paths/lib/model.ts";
import { chartTransitions, nodePath, stateNodes } from "../../paths/lib/chart.ts";
import { machineOf } from "../../paths/lib/registry.ts";
import { FOLDED_AT_START } from "../machines/folded-at-start.ts";
import { PATH_MODELS } from "../machines/registry.ts";
import { overlaps, segments, type Box, type Point } from "../../src/ui/chart/boxes.ts";
import { chartModel } from "./chart-model.ts";
import type { Drawing } from "../../src/ui/chart/drawing.ts";
import { READABLE } from "../../src/ui/chart/use-zoom.ts";
import { foldable, foldChart } from "./fold.ts";
import { crossings, layModel, ROOM, spread } from "./layout.ts";
import { modelChart } from "./model-chart.ts";

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width + 0.5 &&
    inner.y + inner.height <= outer.y + outer.height + 0.5
  );
}

function boxOf(drawing: Drawing, path: string): Box {
  const box = drawing.states.find(({ state }) => state.id === path);
  if (!box) throw new Error(`${path} is not drawn`);
  return box;
}

/** What of a drawing lies where it must not: parts over parts, words under lines, ends that touch nothing. */
function problemsOf(drawing: Drawing): string[] {
  const page = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  const problems: string[] = [];
  const claim = (holds: boolean, otherwise: string): void => {
    if (!holds) problems.push(otherwise);
  };
  for (const one of drawing.states) {
    const { id, parent } = one.state;
    claim(isWithin(one, parent === null ? page : boxOf(drawing, parent)), `${id} is not in ${parent ?? "the page"}`);
    for (const words of [one.name, one.words ?? []].flat()) {
      claim(isWithin(words, one), `words of ${id} lie outside`);
      const inside = drawing.states.filter(({ state }) => state.parent === id);
      for (const other of inside) claim(!overlaps(words, other), `${other.state.id} lies over words of ${id}`);
      for (const { arrow, points } of drawing.arrows)
        claim(!segments(points).some((line) => overlaps(line, words)), `${arrow.id} passes over words of ${id}`);
    }
    const beside = drawing.states.filter((other) => other.state.parent === parent && other !== one);
    for (const other of beside) claim(!overlaps(one, other), `${id} lies over ${other.state.id}`);
  }
  for (const { arrow, points, label } of drawing.arrows) {
    const touches = (path: string, end: Point | undefined): boolean => {
      const { x, y, width, height } = boxOf(drawing, path);
      return (
        !!end && isWithin({ ...end, width: 0, height: 0 }, { x: x - 1, y: y - 1, width: width + 2, height: height + 2 })
      );
    };
    claim(touches(arrow.from, points.at(0)), `${arrow.id} begins elsewhere`);
    claim(touches(arrow.to, points.at(-1)), `${arrow.id} ends elsewhere`);
    claim(isWithin(label, page), `the label of ${arrow.id} lies outside`);
    for (const one of drawing.states) {
      claim(one.isContainer || !overlaps(label, one), `the label of ${arrow.id} lies over ${one.state.id}`);
      for (const words of [one.name, one.words ?? []].flat())
        claim(!overlaps(label, words), `the label of ${arrow.id} lies over words of ${one.state.id}`);
    }
    const others = drawing.arrows.filter((other) => other.arrow !== arrow);
    for (const other of others) {
      claim(!overlaps(label, other.label), `the label of ${arrow.id} lies over that of ${other.arrow.id}`);
      const isCrossed = segments(other.points).some((line) => overlaps(line, label));
      claim(!isCrossed, `${other.arrow.id} passes over the label of ${arrow.id}`);
    }
  }
  return problems;
}

const names = new Set(Object.keys(PATH_MODELS));

/** In hundredths, as the page says it: the whole of it, and as wide as the room. */
const sizeOf = (drawing: Drawing) => ({
  whole: Math.round(100 / spread(drawing)),
  wide: Math.round((100 * ROOM.width) / drawing.width),
});
/** What can be read, and what the charts are that have nothing more to fold: their words are 7 px high. */
const [READ, SMALLER] = [100 * READABLE, ["baccarat-seat", "cash-out", "command", "placement"]];

describe.each(Object.entries(PATH_MODELS))("the chart of %s", (name, models) => {
  const { machine } = machineOf(models);
  const chart = modelChart(models[0] as PathModel, names);

  it("has every state once", () => {
    const { states } = chartModel(machine);
    expect(states.map(({ id }) => id)).toEqual(["", ...stateNodes(machine).map(nodePath)]);
  });

  it("has every transition once, from its source to its target", () => {
    const { states, arrows } = chartModel(machine);
    const drawn = [
      ...arrows.flatMap(({ from, to, lines }) => lines.map(({ id }) => `${id}: ${from} → ${to}`)),
      ...states.flatMap(({ id, inner }) => inner.map((line) => `${line.id}: ${id}`)),
    ];
    const given = [...chartTransitions(machine)].map(([id, { source, target }]) => {
      // A second target would need an arrow of its own.
      expect(target?.length ?? 0).toBeLessThanOrEqual(1);
      const [to] = target ?? [];
      return `${id}: ${source.path.join(".")}${to ? ` → ${to.path.join(".")}` : ""}`;
    });
    expect(drawn.toSorted()).toEqual(given.toSorted());
  });

  it("lays out everything: states in their states, arrows on their ends, nothing over words", async () => {
    const drawing = await layModel(chart);
    expect(crossings(drawing)).toBe(0);
    expect(problemsOf(drawing)).toEqual([]);
    expect(drawing.initials.map(({ of }) => of)).toEqual(
      drawing.model.states.filter(({ initial }) => initial !== null).map(({ id }) => id),
    );
  });

  it("begins as large as can be read, and with nothing folded that need not be", async () => {
    const folded = FOLDED_AT_START[name] ?? [];
    expect(folded.filter((path) => !foldable(chart).includes(path))).toEqual([]);
    const { whole, wide } = sizeOf(await layModel(foldChart(chart, new Set(folded))));
    const size = Math.max(whole, Math.min(wide, READ));
    expect(size).toBeGreaterThanOrEqual(SMALLER.includes(name) ? 68 : READ);
    expect(size < READ).toBe(SMALLER.includes(name));
    const unfolded = folded.length > 0 ? sizeOf(await layModel(chart)).whole : 0;
    expect(unfolded).toBeLessThan(READ);
  });

  it("lays out what is left of it when everything is folded", async () => {
    const folded = foldChart(chart, new Set(foldable(chart)));
    const drawing = await layModel(folded);
    expect(drawing.states.every(({ state: { parent } }) => parent === null || parent === "")).toBe(true);
    expect(problemsOf(drawing)).toEqual([]);
  });
});

it("of no other than a machine's chart something is folded at the start", () =>
  expect(Object.keys(FOLDED_AT_START).filter((name) => !names.has(name))).toEqual([]));

it("draws the same chart the same", async () => {
  const { machine } = machineOf(PATH_MODELS.session ?? []);
  const [once, again] = [await layModel(chartModel(machine)), await layModel(chartModel(machine))];
  expect(again).toEqual(once);
});

describe("a folded state", () => {
  const outer = createMachine({
    id: "outer",
    initial: "off",
    states: {
      off: { on: { go: "on.slow" } },
      on: {
        initial: "fast",
        on: { stop: "off" },
        states: { fast: { on: { calm: "slow" } }, slow: { on: { fall: "#outer.off", again: "slow" } } },
      },
    },
  });
  const folded = foldChart(chartModel(outer), new Set(["on", "gone"]));

  it("says how many it holds, and shows none of them", () => {
    expect(folded.states.map(({ id, folded: held }) => [id, held])).toEqual([
      ["", undefined],
      ["off", undefined],
      ["on", 2],
    ]);
  });

  it("has the arrows from and to what it holds, and none between them", () => {
    expect(folded.arrows.map(({ id, lines }) => [id, lines.map(({ event }) => event)])).toEqual([
      ["off → on", ["go"]],
      ["on → off", ["stop", "fall"]],
    ]);
  });
});

it("names the machines that run inside, invoked, started or brought by an event", () => {
  const chartOf = (name: string) => modelChart(PATH_MODELS[name]?.[0] as PathModel, names).states[0]?.machines;
  expect(chartOf("slip")).toEqual([{ actor: "slipLeg", machine: "slip-leg" }]);
  expect(chartOf("betting")).toEqual([
    { actor: "slip", machine: "slip" },
    { actor: "placement", machine: "placement" },
  ]);
  const inner = createMachine({ id: "inner" });
  const outer = createMachine({ id: "outer", initial: "a", states: { a: { invoke: { id: "child", src: inner } } } });
  expect(chartModel(outer).states[1]?.machines).toEqual([{ actor: "child", machine: "inner" }]);
});

it("calls an actor without an id of its own by its source, and the end of a state by the state", () => {
  const machine = setup({ actors: { load: fromPromise(() => Promise.resolve()) } }).createMachine({
    id: "outer",
    initial: "a",
    states: {
      a: { invoke: { src: "load", onDone: "b", onError: "b" } },
      b: { initial: "c", states: { c: { type: "final" } }, onDone: "a" },
    },
  });
  const { states, arrows } = chartModel(machine);
  expect(states[1]?.invokes).toEqual(["load"]);
  expect(arrows.flatMap(({ lines }) => lines.map(({ event }) => event))).toEqual(["load 완료", "load 실패", "b 완료"]);
});

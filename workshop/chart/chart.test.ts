import { describe, expect, it } from "vitest";
import { chartTransitions, nodePath, stateNodes } from "../../tests/paths/lib/chart.ts";
import { machineOf, PATH_MODELS } from "../../tests/paths/registry.ts";
import { chartModel } from "./chart-model.ts";
import { boxSize, hasWordsOfTheirOwn, headHeight, SIZES } from "./elk-graph.ts";
import { layChart, type Box, type Drawing, type Point } from "./layout.ts";

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width + 0.5 &&
    inner.y + inner.height <= outer.y + outer.height + 0.5
  );
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function boxOf(drawing: Drawing, path: string): Box {
  const box = drawing.states.find(({ state }) => state.id === path);
  if (!box) throw new Error(`${path} is not drawn`);
  return box;
}

/** Arrows run straight between their points, upright or level. */
function segments(points: readonly Point[]): Box[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    return { x, y, width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) };
  });
}

describe.each(Object.entries(PATH_MODELS))("the chart of %s", (_, models) => {
  const { machine } = machineOf(models);

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

  it("lays out everything: states in their states, arrows on their ends, labels off the states", async () => {
    const drawing = await layChart(machine);
    const page = { x: 0, y: 0, width: drawing.width, height: drawing.height };
    const problems: string[] = [];
    const claim = (holds: boolean, otherwise: string): void => {
      if (!holds) problems.push(otherwise);
    };
    for (const one of drawing.states) {
      const { id, parent } = one.state;
      claim(isWithin(one, parent === null ? page : boxOf(drawing, parent)), `${id} is not in ${parent ?? "the page"}`);
      const above = drawing.states.find(({ state }) => state.id === parent);
      claim(!above || one.y >= above.y + headHeight(above.state), `${id} lies over the words of ${parent}`);
      const beside = drawing.states.filter((other) => other.state.parent === parent && other !== one);
      for (const other of beside) claim(!overlaps(one, other), `${id} lies over ${other.state.id}`);
    }
    for (const { arrow, points, label } of drawing.arrows) {
      const touches = (path: string, end: Point | undefined): boolean => {
        const { x, y, width, height } = boxOf(drawing, path);
        return (
          !!end &&
          isWithin({ ...end, width: 0, height: 0 }, { x: x - 1, y: y - 1, width: width + 2, height: height + 2 })
        );
      };
      claim(touches(arrow.from, points.at(0)), `${arrow.id} begins elsewhere`);
      claim(touches(arrow.to, points.at(-1)), `${arrow.id} ends elsewhere`);
      for (const one of drawing.states)
        claim(one.isContainer || !overlaps(label, one), `the label of ${arrow.id} lies over ${one.state.id}`);
    }
    for (const { state, isContainer, words } of drawing.states.filter((one) =>
      hasWordsOfTheirOwn(one.state, one.isContainer),
    )) {
      const { width, height } = boxSize(state);
      const lines = { ...words, width, height: height - SIZES.nameHeight };
      claim(isContainer && isWithin(lines, boxOf(drawing, state.id)), `the lines of ${state.id} lie outside`);
      for (const { arrow, points } of drawing.arrows)
        claim(
          !segments(points).some((one) => overlaps(one, lines)),
          `${arrow.id} passes over the lines of ${state.id}`,
        );
    }
    expect(problems).toEqual([]);
    expect(drawing.initials.map(({ of }) => of)).toEqual(
      drawing.model.states.filter(({ initial }) => initial !== null).map(({ id }) => id),
    );
  });
});

it("draws the same chart the same", async () => {
  const { machine } = machineOf(PATH_MODELS.session ?? []);
  const [{ model: _, ...once }, { model: __, ...again }] = [
    await layChart(machine.provide({})),
    await layChart(machine.provide({})),
  ];
  expect(again).toEqual(once);
});

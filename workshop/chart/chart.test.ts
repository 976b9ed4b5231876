import { describe, expect, it } from "vitest";
import { chartTransitions, nodePath, stateNodes } from "../../paths/lib/chart.ts";
import { machineOf } from "../../paths/lib/registry.ts";
import { PATH_MODELS } from "../machines/registry.ts";
import { overlaps, segments, type Box, type Point } from "../../src/ui/chart/boxes.ts";
import { chartModel } from "./chart-model.ts";
import type { Drawing } from "../../src/ui/chart/drawing.ts";
import { crossings, layChart } from "./layout.ts";

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

  it("lays out everything: states in their states, arrows on their ends, nothing over words", async () => {
    const drawing = await layChart(machine);
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
          !!end &&
          isWithin({ ...end, width: 0, height: 0 }, { x: x - 1, y: y - 1, width: width + 2, height: height + 2 })
        );
      };
      claim(touches(arrow.from, points.at(0)), `${arrow.id} begins elsewhere`);
      claim(touches(arrow.to, points.at(-1)), `${arrow.id} ends elsewhere`);
      for (const one of drawing.states)
        claim(one.isContainer || !overlaps(label, one), `the label of ${arrow.id} lies over ${one.state.id}`);
      const others = drawing.arrows.filter((other) => other.arrow !== arrow);
      for (const other of others) {
        claim(!overlaps(label, other.label), `the label of ${arrow.id} lies over that of ${other.arrow.id}`);
        const isCrossed = segments(other.points).some((line) => overlaps(line, label));
        claim(!isCrossed, `${other.arrow.id} passes over the label of ${arrow.id}`);
      }
    }
    expect(crossings(drawing)).toBe(0);
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

// Two versions of a chart in one: what went stands beside what came, each with its mark.
import type { AnyStateMachine } from "xstate";
import type { Difference } from "../../paths/lib/compare-charts.ts";
import type { ChartArrow, ChartLine, ChartModel, ChartState, Mark } from "../../src/ui/chart/drawing.ts";
import { chartModel } from "./chart-model.ts";

const marked = <Part extends ChartLine | ChartState>(part: Part, mark: Mark | undefined): Part =>
  mark === undefined ? part : { ...part, mark };

export function comparedChart(old: AnyStateMachine, young: AnyStateMachine, all: readonly Difference[]): ChartModel {
  const [before, after] = [chartModel(old), chartModel(young)];
  const marksOf = (kind: Difference["kind"]) =>
    new Map(all.filter((one) => one.kind === kind).map(({ id, change }) => [id, change]));
  const [states, lines] = [marksOf("state"), marksOf("transition")];
  // Where an arrow was turned, the old one is drawn as well.
  const turned = all.filter(
    ({ kind, fields }) => kind === "transition" && fields.some(({ name }) => name === "target"),
  );
  const turnedAway = new Set(turned.map(({ id, oldId }) => oldId ?? id));
  const isGone = ({ id }: ChartLine): boolean => lines.get(id) === "went" || turnedAway.has(id);
  const gone = (of: readonly ChartLine[]): ChartLine[] =>
    of.filter(isGone).map((line) => ({ ...line, id: `${line.id} (old)`, mark: "went" }));

  const innerBefore = new Map(before.states.map(({ id, inner }) => [id, gone(inner)]));
  const known = new Set(after.states.map(({ id }) => id));
  const stateOf = (state: ChartState): ChartState => ({
    ...marked(state, states.get(state.id)),
    inner: [...state.inner.map((line) => marked(line, lines.get(line.id))), ...(innerBefore.get(state.id) ?? [])],
  });
  const lost = before.states
    .filter(({ id }) => !known.has(id))
    .map((state): ChartState => ({ ...state, mark: "went", inner: gone(state.inner) }));

  const arrows = new Map<string, ChartArrow>();
  const add = ({ id, from, to }: ChartArrow, more: readonly ChartLine[]): void => {
    if (more.length > 0) arrows.set(id, { id, from, to, lines: [...(arrows.get(id)?.lines ?? []), ...more] });
  };
  for (const arrow of after.arrows)
    add(
      arrow,
      arrow.lines.map((line) => marked(line, lines.get(line.id))),
    );
  for (const arrow of before.arrows) add(arrow, gone(arrow.lines));
  return { ...after, states: [...after.states.map(stateOf), ...lost], arrows: [...arrows.values()] };
}

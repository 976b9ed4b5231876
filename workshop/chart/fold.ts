// A chart with states folded: what they hold is not drawn, and arrows from and to it begin and end at them.
import type { ChartArrow, ChartLine, ChartModel, ChartState } from "../../src/ui/chart/drawing.ts";

/** The states that hold others and can be folded, by path. */
export function foldable({ states }: ChartModel): string[] {
  const parents = new Set(states.map(({ parent }) => parent));
  return states.filter(({ id, parent }) => parent !== null && parents.has(id)).map(({ id }) => id);
}

/** Paths that name no state that can be folded change nothing. */
export function foldChart(model: ChartModel, asked: ReadonlySet<string>): ChartModel {
  const folded = new Set(foldable(model).filter((path) => asked.has(path)));
  if (folded.size === 0) return model;
  const parents = new Map(model.states.map(({ id, parent }) => [id, parent]));
  /** The outermost folded state around a state; the state itself where there is none. */
  const shown = (path: string): string => {
    let found = path;
    for (let at: string | null = path; at !== null; at = parents.get(at) ?? null) if (folded.has(at)) found = at;
    return found;
  };
  const arrows = new Map<string, ChartArrow>();
  for (const arrow of model.arrows) {
    const [from, to] = [shown(arrow.from), shown(arrow.to)];
    const isInside = from === to && folded.has(from) && (arrow.from !== from || arrow.to !== to);
    if (isInside) continue;
    const id = `${from} → ${to}`;
    const lines: readonly ChartLine[] = [...(arrows.get(id)?.lines ?? []), ...arrow.lines];
    arrows.set(id, { id, from, to, lines });
  }
  const states = model.states
    .filter(({ id }) => shown(id) === id)
    .map((state): ChartState => {
      if (!folded.has(state.id)) return state;
      const held = model.states.filter(({ id }) => id !== state.id && shown(id) === state.id);
      return { ...state, initial: null, folded: held.length };
    });
  return { ...model, states, arrows: [...arrows.values()] };
}

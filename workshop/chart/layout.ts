// Where everything of a chart stands, worked out by ELK's layered algorithm with states inside states.
import type { ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api.js";
import { overlaps, segments, type Box, type Point } from "../../src/ui/chart/boxes.ts";
import { SIZES } from "../../src/ui/chart/drawing-text.ts";
import type { ChartModel, Drawing } from "../../src/ui/chart/drawing.ts";
import { dotId, elkId, linesBox, nameBox, toElk, wordsId } from "./elk-graph.ts";

function pointsOf(edge: ElkExtendedEdge): Point[] {
  return (edge.sections ?? []).flatMap((section) => [
    section.startPoint,
    ...(section.bendPoints ?? []),
    section.endPoint,
  ]);
}

function fromElk(model: ChartModel, laid: ElkNode): Drawing {
  const boxes = new Map<string, Box>();
  const walk = (node: ElkNode): void => {
    boxes.set(node.id, { x: node.x ?? 0, y: node.y ?? 0, width: node.width ?? 0, height: node.height ?? 0 });
    for (const child of node.children ?? []) walk(child);
  };
  walk(laid);
  const boxOf = (id: string): Box => {
    const box = boxes.get(id);
    if (!box) throw new Error(`${model.machine}: ${id} was not laid out`);
    return box;
  };
  const edges = new Map((laid.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    model,
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    states: model.states.map((state) => {
      const isContainer = model.states.some((one) => one.parent === state.id);
      const box = boxOf(elkId(state.id));
      const lines = boxes.get(wordsId(state.id)) ?? { x: box.x, y: box.y + SIZES.nameHeight };
      return { state, isContainer, ...box, name: nameBox(state, box), words: linesBox(state, lines) };
    }),
    arrows: model.arrows.map((arrow) => {
      const edge = edges.get(arrow.id);
      const [label] = edge?.labels ?? [];
      if (!edge || !label) throw new Error(`${model.machine}: ${arrow.id} was not laid out`);
      const { x = 0, y = 0, width = 0, height = 0 } = label;
      return { arrow, points: pointsOf(edge), label: { x, y, width, height } };
    }),
    initials: model.states.flatMap(({ id, initial }) => {
      const edge = edges.get(dotId(id));
      if (initial === null || !edge) return [];
      const { x, y } = boxOf(dotId(id));
      return [{ of: id, dot: { x: x + SIZES.dot / 2, y: y + SIZES.dot / 2 }, points: pointsOf(edge) }];
    }),
  };
}

/** The page of the atlas, and a sheet of paper that lies: a drawing of this shape is shown the largest. */
export const ROOM = { width: 1_180, height: 640 } as const;

/** By how much a drawing is larger than the room for it. */
export function spread({ width, height }: Drawing): number {
  return Math.max(width / ROOM.width, height / ROOM.height);
}

/** How often a line passes over words. */
export function crossings({ states, arrows, initials }: Drawing): number {
  const words = [...states.flatMap((one) => [one.name, one.words ?? []].flat()), ...arrows.map((one) => one.label)];
  const lines = [...arrows, ...initials].flatMap((one) => segments(one.points));
  return lines.reduce((sum, line) => sum + words.filter((one) => overlaps(line, one)).length, 0);
}

const drawings = new WeakMap<ChartModel, Promise<Drawing>>();

/**
 * The drawing of a chart; worked out once. ELK is loaded with the first. Some charts are wide by nature and some are tall,
 * so each is laid out in both directions, and the better is kept.
 */
export function layModel(model: ChartModel): Promise<Drawing> {
  const known = drawings.get(model);
  if (known) return known;
  const drawing = draw(model);
  drawings.set(model, drawing);
  return drawing;
}

async function draw(model: ChartModel): Promise<Drawing> {
  const { default: Elk } = await import("elkjs/lib/elk.bundled.js");
  const elk = new Elk();
  const down = fromElk(model, await elk.layout(toElk(model, "DOWN")));
  const right = fromElk(model, await elk.layout(toElk(model, "RIGHT")));
  return isBetter(right, down) ? right : down;
}

function isBetter(one: Drawing, other: Drawing): boolean {
  const fewer = crossings(one) - crossings(other);
  return fewer === 0 ? spread(one) < spread(other) : fewer < 0;
}

// A chart as the graph that ELK lays out: sizes of boxes and labels, and what stands in what.
import type { ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api.js";
import type { Box, Point } from "../../src/ui/chart/boxes.ts";
import { boxLines, labelRows, lineText, nameText, SIZES } from "../../src/ui/chart/drawing-text.ts";
import type { ChartModel, ChartState } from "../../src/ui/chart/drawing.ts";
import { textWidth } from "../../src/ui/chart/measure.ts";

/** Of the placements the one that drew the smallest charts of these machines, and the quickest. */
const PLACEMENT = "LINEAR_SEGMENTS";

const ROOT = "(root)";
const DOT = "·initial";
const WORDS = "·words";
export const elkId = (path: string): string => (path === "" ? ROOT : path);

export const dotId = (path: string): string => elkId(path) + DOT;
export const wordsId = (path: string): string => elkId(path) + WORDS;

export type Direction = "DOWN" | "RIGHT";

interface Size {
  width: number;
  height: number;
}

/** What a state's lines need, without its name. */
function linesSize(state: ChartState): Size {
  const lines = boxLines(state);
  return {
    width: Math.max(0, ...lines.map(({ text }) => textWidth(text, SIZES.line) + 2 * SIZES.pad)),
    height: lines.length > 0 ? lines.length * SIZES.lineHeight + 6 : 4,
  };
}

/** Beside the name of what holds others is room to fold it. */
function nameSize(state: ChartState): Size {
  const room = state.parent !== null && (state.initial !== null || state.kind === "parallel") ? SIZES.toggle : 0;
  return {
    width: Math.max(64, textWidth(nameText(state), SIZES.name) + 2 * SIZES.pad + room),
    height: SIZES.nameHeight,
  };
}

/** What a state needs for its own words. */
function boxSize(state: ChartState): Size {
  const [name, lines] = [nameSize(state), linesSize(state)];
  return { width: Math.max(name.width, lines.width), height: name.height + lines.height };
}

/** Up to so many lines a container's words stand below its name, which draws a smaller chart. */
const SHORT_HEAD = 3;

/** Arrows pass through a container on their way: many lines are laid out as one more thing in it, which they go round. */
function hasWordsApart(state: ChartState): boolean {
  return state.parent !== null && boxLines(state).length > SHORT_HEAD;
}

/** Where the words of a name stand in its state's box. */
export function nameBox(state: ChartState, { x, y }: Point): Box {
  const width = textWidth(nameText(state), SIZES.name);
  return { x: x + SIZES.pad, y: y + 6, width, height: SIZES.name };
}

/** Where the words of a state's lines stand, from the point where its lines begin; null: it has none. */
export function linesBox(state: ChartState, { x, y }: Point): Box | null {
  const { length } = boxLines(state);
  if (length === 0) return null;
  const width = linesSize(state).width - 2 * SIZES.pad;
  return { x: x + SIZES.pad, y: y + 2, width, height: length * SIZES.lineHeight };
}

export function toElk(model: ChartModel, direction: Direction): ElkNode {
  const childrenOf = (path: string): ChartState[] => model.states.filter((one) => one.parent === path);
  const nodeOf = (state: ChartState): ElkNode => {
    const { width, height } = boxSize(state);
    const below = childrenOf(state.id);
    if (below.length === 0) return { id: elkId(state.id), width, height };
    const dot = state.initial === null ? [] : [{ id: dotId(state.id), width: SIZES.dot, height: SIZES.dot }];
    const isApart = hasWordsApart(state);
    const words = isApart ? [{ id: wordsId(state.id), ...linesSize(state) }] : [];
    const head = isApart ? SIZES.nameHeight + 4 : height;
    return {
      id: elkId(state.id),
      children: [...words, ...dot, ...below.map(nodeOf)],
      layoutOptions: {
        "elk.padding": `[top=${head + 14},left=18,bottom=18,right=18]`,
        "elk.layered.nodePlacement.strategy": PLACEMENT,
        "elk.nodeSize.constraints": "MINIMUM_SIZE",
        "elk.nodeSize.minimum": `(${width},${head + 20})`,
      },
    };
  };
  const arrows = model.arrows.map(({ id, from, to, lines }): ElkExtendedEdge => ({
    id,
    sources: [elkId(from)],
    targets: [elkId(to)],
    labels: [
      {
        id: `${id} label`,
        text: lines.map(lineText).join("\n"),
        width: Math.max(...lines.flatMap(labelRows).map((row) => textWidth(row, SIZES.line))) + 8,
        height: lines.flatMap(labelRows).length * SIZES.lineHeight,
      },
    ],
  }));
  const initials = model.states.flatMap((state): ElkExtendedEdge[] =>
    state.initial === null
      ? []
      : [{ id: dotId(state.id), sources: [dotId(state.id)], targets: [elkId(state.initial)] }],
  );
  const root = model.states.find((one) => one.parent === null);
  if (!root) throw new Error(`${model.machine} has no root`);
  return {
    id: "·",
    children: [nodeOf(root)],
    edges: [...initials, ...arrows],
    layoutOptions: {
      "elk.algorithm": "layered",
      "elk.direction": direction,
      "elk.layered.nodePlacement.strategy": PLACEMENT,
      "elk.hierarchyHandling": "INCLUDE_CHILDREN",
      "elk.randomSeed": "1",
      "elk.padding": "[top=4,left=4,bottom=4,right=4]",
      "elk.edgeRouting": "ORTHOGONAL",
      "elk.json.edgeCoords": "ROOT",
      "elk.json.shapeCoords": "ROOT",
      "elk.spacing.nodeNode": "28",
      "elk.spacing.edgeNode": "16",
      "elk.spacing.edgeEdge": "12",
      "elk.spacing.edgeLabel": "3",
      "elk.layered.spacing.nodeNodeBetweenLayers": "30",
      "elk.layered.spacing.edgeNodeBetweenLayers": "16",
      "elk.layered.spacing.edgeEdgeBetweenLayers": "12",
      "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES",
    },
  };
}

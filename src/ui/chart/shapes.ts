// Lines of a drawing as SVG paths.
import type { Point } from "./boxes.ts";

const BEND = 6;
const HEAD = { length: 7, width: 4 } as const;

function toward(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(by, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const at = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** Through all points, with round bends. */
export function linePath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M ${at(point)}`;
      if (!after) return `L ${at(point)}`;
      return `L ${at(toward(point, before, BEND))} Q ${at(point)} ${at(toward(point, after, BEND))}`;
    })
    .join(" ");
}

/** The head of an arrow at the last point. */
export function headPath(points: readonly Point[]): string {
  const [before, tip] = [points.at(-2), points.at(-1)];
  if (!before || !tip) return "";
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const [dx, dy] = [(tip.x - before.x) / length, (tip.y - before.y) / length];
  const back = { x: tip.x - dx * HEAD.length, y: tip.y - dy * HEAD.length };
  const side = (sign: number): Point => ({ x: back.x - dy * HEAD.width * sign, y: back.y + dx * HEAD.width * sign });
  return `M ${at(tip)} L ${at(side(1))} L ${at(side(-1))} Z`;
}

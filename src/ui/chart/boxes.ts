// Boxes and lines of a drawing, in px.
export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** True where they share more than an edge; a line is a box without width or without height. */
export function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** The parts of an arrow, which runs straight between its points, upright or level. */
export function segments(points: readonly Point[]): Box[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    return { x, y, width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) };
  });
}

/** The smallest box around all of them; null: there is none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((one) => one.x));
  const y = Math.min(...boxes.map((one) => one.y));
  const right = Math.max(...boxes.map((one) => one.x + one.width));
  const bottom = Math.max(...boxes.map((one) => one.y + one.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** How far a frame must scroll until the first of these stands in it that fits there, or the last; 0 where it does. */
export function scrollNeeded(frame: Box, wanted: readonly Box[]): Point {
  const box = wanted.find((one) => one.width <= frame.width && one.height <= frame.height) ?? wanted.at(-1);
  if (!box) return { x: 0, y: 0 };
  const past = (from: number, size: number, low: number, room: number): number =>
    from < low || from + size > low + room ? from + size / 2 - low - room / 2 : 0;
  return {
    x: past(box.x, box.width, frame.x, frame.width),
    y: past(box.y, box.height, frame.y, frame.height),
  };
}

// What of a chart stands in its region when something has happened.
import { around, overlaps, scrollNeeded, type Box } from "./boxes.ts";

/** In px: an arrow's head ends on the edge of its state. */
const TOUCH = 3;

function touches(one: Box, other: Box): boolean {
  const { x, y, width, height } = other;
  return overlaps(one, { x: x - TOUCH, y: y - TOUCH, width: width + 2 * TOUCH, height: height + 2 * TOUCH });
}

/** Scrolls the region, and nothing else, to what was taken last with the states that it led to, else to what is lit. */
export function keepInView(region: HTMLElement): void {
  const boxesOf = (selector: string): Box[] =>
    [...region.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const lit = boxesOf("[data-lit]:not([data-container])");
  const heads = boxesOf("[data-taken] .chart-head");
  const reached = lit.filter((one) => heads.some((head) => touches(head, one)));
  const wanted = [
    around([...boxesOf("[data-taken]"), ...reached]),
    around([...heads, ...reached]),
    reached[0] ?? lit[0] ?? null,
  ];
  const { x, y } = scrollNeeded(
    region.getBoundingClientRect(),
    wanted.filter((one) => one !== null),
  );
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  region.scrollBy({ left: x, top: y, behavior: isCalm ? "instant" : "smooth" });
}

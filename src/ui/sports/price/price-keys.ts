// The prices of a list are one Tab stop; arrow keys move between them. Left and right follow the order of the page; up
// and down go to the nearest price of the row above or below.

import { LAYOUT_TEXT } from "../../frame/layout/text.ts";
import { focusSlip } from "../slip/focus-slip.ts";

/** Where a price stands on the page, in pixels. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEPS = { ArrowLeft: -1, ArrowRight: 1 } as const;
const ROWS = { ArrowUp: -1, ArrowDown: 1 } as const;

const middleX = ({ left, width }: Place): number => left + width / 2;
const middleY = ({ top, height }: Place): number => top + height / 2;

/** The index of the price that the key leads to from the one at `at`; null where there is none, or for another key. */
export function priceAfter(key: string, places: readonly Place[], at: number): number | null {
  const from = places[at];
  if (!from) return null;
  if (key in STEPS) {
    const next = at + STEPS[key as keyof typeof STEPS];
    return next in places ? next : null;
  }
  if (!(key in ROWS)) return null;
  const way = ROWS[key as keyof typeof ROWS];
  const isBeyond = (place: Place) => (middleY(place) - middleY(from)) * way > from.height / 2;
  const distance = (place: Place) => Math.abs(middleY(place) - middleY(from));
  const nearestRow = Math.min(...places.filter(isBeyond).map(distance));
  let best: number | null = null;
  for (const [index, place] of places.entries()) {
    if (!isBeyond(place) || distance(place) - nearestRow > place.height / 2) continue;
    const side = Math.abs(middleX(place) - middleX(from));
    if (best === null || side < Math.abs(middleX(places[best] as Place) - middleX(from))) best = index;
  }
  return best;
}

const CELL = ".price-cell[data-selection]";

/** React attaches a ref twice in development. */
const watched = new WeakSet<HTMLElement>();

/**
 * For what holds prices: one of them is a Tab stop, and arrow keys on it move the focus to another one. What listens
 * goes with the element.
 */
export function priceKeys(element: HTMLElement | null): void {
  if (!element || watched.has(element)) return;
  watched.add(element);
  let stop: HTMLElement | null = null;
  const stopAt = (cell: HTMLElement | null): void => {
    if (stop) stop.tabIndex = -1;
    stop = cell;
    if (stop) stop.tabIndex = 0;
  };
  const takeCells = (root: Element): void => {
    if (root instanceof HTMLElement && root.matches(CELL) && root !== stop) root.tabIndex = -1;
    for (const cell of root.querySelectorAll<HTMLElement>(CELL)) if (cell !== stop) cell.tabIndex = -1;
  };
  takeCells(element);
  stopAt(element.querySelector<HTMLElement>(CELL));
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) takeCells(node);
    if (!stop?.isConnected) stopAt(element.querySelector<HTMLElement>(CELL));
  });
  watch.observe(element, { childList: true, subtree: true });

  const link = slipLink();
  const move = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || !event.target.matches(CELL)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Tab from a picked price comes to the link, which is there for as long as it has the focus.
    if (event.key === "Tab" && event.target.ariaPressed === "true" && document.getElementById("slip"))
      event.target.after(link);
    if (!(event.key in STEPS) && !(event.key in ROWS)) return;
    const cells = [...element.querySelectorAll<HTMLElement>(CELL)];
    const places = cells.map((cell) => cell.getBoundingClientRect());
    const next = priceAfter(event.key, places, cells.indexOf(event.target));
    event.preventDefault();
    if (next !== null) cells[next]?.focus();
  };
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches(CELL)) stopAt(target);
  };
  element.addEventListener("keydown", move);
  element.addEventListener("focusin", follow);
}

/** Leads from a picked price to the stake. */
function slipLink(): HTMLAnchorElement {
  const link = document.createElement("a");
  link.className = "slip-link";
  link.href = "#slip";
  link.textContent = LAYOUT_TEXT.skipToSlip;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    focusSlip();
  });
  link.addEventListener("focusout", () => link.remove());
  return link;
}

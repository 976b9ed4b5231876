// What a member sees of a list of matches without scrolling.
import type { Page } from "@playwright/test";

export interface ListSeen {
  /** Heights of the rows that are in sight as a whole, in pixels. */
  heights: number[];
  /** Names that end in an ellipsis. */
  cut: string[];
}

/** `below`: pixels at the bottom of the window that a bar may cover. */
export function seenOf(page: Page, below = 0): Promise<ListSeen> {
  return page.evaluate((covered) => {
    const inSight = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight - covered;
    };
    const rows = [...document.querySelectorAll<HTMLElement>("article[data-fixture]")].filter(inSight);
    const names = rows.flatMap((row) => [...row.querySelectorAll<HTMLElement>("h3, h3 .truncate")]);
    return {
      heights: rows.map(({ offsetHeight }) => offsetHeight),
      cut: names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    };
  }, below);
}

import { SCROLL_TOP_AFTER_PX } from "../common/constants.ts";

/** The scroll-to-top button belongs on a page that stands lower than this; `top` in CSS pixels. */
export function isBelowScrollThreshold(top: number): boolean {
  return top > SCROLL_TOP_AFTER_PX;
}

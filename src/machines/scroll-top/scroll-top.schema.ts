import { defineSchema } from "../shared/schema.ts";

/** `top` is in CSS pixels. */
export type ScrollTopEvent = { type: "page.scrolled"; top: number } | { type: "scrollTop.press" };

export interface ScrollTopContext {
  top: number;
}

export const scrollTopSchema = defineSchema<ScrollTopEvent>()({
  id: "scroll-top",
  states: ["hidden", "shown", "scrolling"],
  events: { "page.scrolled": "the page stands elsewhere", "scrollTop.press": "the member presses the button" },
  guards: ["isBelowThreshold", "isStillBelow"],
  actions: ["keepTop", "scrollToTop"],
  /** scrollToTop: move the page to its top within SCROLL_ANIMATION_MS. */
  effects: ["scrollToTop"],
  actors: [],
  delays: ["animation"],
  /** shown: draw the button. */
  tags: ["shown"],
});

// Effects. scrollToTop: move the page to its top within SCROLL_ANIMATION_MS.

/** `top` is in CSS pixels. */
export type ScrollTopEvent =
  /** The page stands elsewhere. */
  | { type: "page.scrolled"; top: number }
  /** The member presses the button. */
  | { type: "scrollTop.press" };

export interface ScrollTopContext {
  top: number;
}

/** shown: draw the button. */
export type ScrollTopTag = "shown";

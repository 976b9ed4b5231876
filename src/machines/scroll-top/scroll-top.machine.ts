// The button that brings the page to its top. It appears after 20 px, and while the page is on its way
// the button neither comes back nor starts the way anew.
import { assign, setup } from "xstate";
import { SCROLL_ANIMATION_MS } from "../../domain/common/constants.ts";
import { isBelowScrollThreshold } from "../../domain/frame/scroll.ts";
import { unprovidedEffect } from "../shared/unprovided.ts";
import type { ScrollTopContext, ScrollTopEvent, ScrollTopTag } from "./scroll-top.schema.ts";

export const scrollTopMachine = setup({
  types: { context: {} as ScrollTopContext, events: {} as ScrollTopEvent, tags: {} as ScrollTopTag },
  guards: {
    isBelowThreshold: ({ event }) => event.type === "page.scrolled" && isBelowScrollThreshold(event.top),
    isStillBelow: ({ context }) => isBelowScrollThreshold(context.top),
  },
  actions: {
    keepTop: assign({ top: ({ context, event }) => (event.type === "page.scrolled" ? event.top : context.top) }),
    scrollToTop: unprovidedEffect("scrollToTop"),
  },
  delays: { animation: SCROLL_ANIMATION_MS },
}).createMachine({
  id: "scroll-top",
  context: { top: 0 },
  initial: "hidden",
  states: {
    hidden: {
      on: {
        "page.scrolled": {
          guard: "isBelowThreshold",
          target: "shown",
          actions: "keepTop",
          meta: { requirements: ["REQ-2.39", "REQ-9.19"] },
        },
      },
    },
    shown: {
      tags: "shown",
      on: {
        "page.scrolled": [
          { guard: "isBelowThreshold", actions: "keepTop" },
          { target: "hidden", actions: "keepTop" },
        ],
        "scrollTop.press": { target: "scrolling", actions: "scrollToTop", meta: { requirements: ["REQ-9.20"] } },
      },
    },
    scrolling: {
      on: { "page.scrolled": { actions: "keepTop" } },
      after: { animation: [{ guard: "isStillBelow", target: "shown" }, { target: "hidden" }] },
    },
  },
});

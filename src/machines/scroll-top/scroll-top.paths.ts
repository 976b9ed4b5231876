import { definePathModel } from "../../../paths/lib/model.ts";
import { scrollTopMachine } from "./scroll-top.machine.ts";
import { scrollTopWords } from "./scroll-top.words.ts";

export const scrollTopPaths = definePathModel({
  machine: scrollTopMachine,
  words: scrollTopWords,
  lasts: { animation: 700 },
  events: {
    "page.scrolled": { top: { top: 0 }, threshold: { top: 20 }, below: { top: 21 } },
    "scrollTop.press": { plain: {} },
  },
  states: {
    hidden: {
      sees: "맨 위로 버튼이 없다",
      noTags: ["shown"],
      cannot: ["scrollTop.press", "page.scrolled/top", "page.scrolled/threshold"],
      holds: ({ context }) => context.top <= 20,
      can: ["page.scrolled/below"],
    },
    shown: {
      sees: "맨 위로 버튼이 있다",
      tags: ["shown"],
      can: ["scrollTop.press", "page.scrolled"],
      holds: ({ context }) => context.top > 20,
    },
    scrolling: {
      sees: "페이지가 맨 위로 움직인다",
      noTags: ["shown"],
      cannot: ["scrollTop.press"],
      can: ["page.scrolled"],
    },
  },
  expectEffects: ({ event }) => (event.type === "scrollTop.press" ? ["scrollToTop"] : []),
  invariants: {
    "the button is there exactly where the page stands low and is not on its way up": ({ after }) =>
      after.hasTag("shown") === (!after.matches("scrolling") && after.context.top > 20),
    "where the page stands is what it told last": ({ event, after, isRefused }) =>
      isRefused || !("top" in event) || after.context.top === event.top,
    "the way up begins by a press alone, and whatever the page tells meanwhile does not begin it anew": ({
      event,
      started,
    }) => started.length === (event.type === "scrollTop.press" ? 1 : 0),
  },
});

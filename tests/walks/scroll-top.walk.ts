import { expect } from "@playwright/test";
import { isBelowScrollThreshold } from "../../src/domain/frame/scroll.ts";
import type { scrollTopMachine } from "../../src/machines/scroll-top/scroll-top.machine.ts";
import { scrollTopPaths } from "../../src/machines/scroll-top/scroll-top.paths.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";

/** Two depths below the threshold, so that there is always one to scroll to. */
const DEPTHS = [21, 60];

const scrollTop = defineBrowserModel<typeof scrollTopMachine>({
  machine: "scroll-top",
  model: scrollTopPaths,
  context: { viewport: { width: 1440, height: 500 } },
  resetCost: 1,
  start: async (walk) => {
    if (walk.isNew) {
      await walk.clocks.install();
      await walk.member.loginToHome("member06");
      await walk.clocks.stop();
    }
    await scrollTo(walk, 0);
    await walk.clocks.run(700);
  },
  face: '[data-machine="scroll-top"]',
  does: {
    "page.scrolled": async (walk, { event: { top } }) => {
      const now = await depth(walk);
      await scrollTo(walk, isBelowScrollThreshold(top) ? (DEPTHS.find((one) => one !== now) ?? top) : top);
    },
    "scrollTop.press": async (walk) => {
      await button(walk).click();
      await expect.poll(() => depth(walk)).toBe(0);
    },
    "xstate.after.animation.scroll-top.scrolling": async (walk, { before }) => {
      // The page is at its top since the press; whom the model has below has scrolled down again meanwhile.
      const isBelow = isBelowScrollThreshold(before.context.top);
      if (isBelow !== isBelowScrollThreshold(await depth(walk))) await scrollTo(walk, isBelow ? 60 : 0);
      await walk.clocks.run(700);
    },
  },
  sees: {
    hidden: (walk) => expect(button(walk)).toHaveCount(0),
    shown: (walk) => expect(button(walk)).toBeVisible(),
    scrolling: (walk) => expect(button(walk)).toHaveCount(0),
  },
});

function button({ page }: Walk) {
  return page.getByRole("button", { name: "맨 위로" });
}

function depth({ page }: Walk): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** By the wheel; the page has been told when this returns. */
async function scrollTo(walk: Walk, top: number): Promise<void> {
  const now = await depth(walk);
  if (now === top) return;
  await walk.page.mouse.move(720, 250);
  await walk.page.mouse.wheel(0, top - now);
  await expect.poll(() => depth(walk)).toBe(top);
}

describeWalks(scrollTop);

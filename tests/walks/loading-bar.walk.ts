import { expect } from "@playwright/test";
import { LOADING_BAR_DURATION_MS, LOADING_BAR_THROTTLE_MS } from "../../src/domain/constants.ts";
import type { loadingBarMachine } from "../../src/machines/loading-bar/loading-bar.machine.ts";
import { loadingBarPaths } from "../../src/machines/loading-bar/loading-bar.paths.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";

/** Every navigation asks for it first, so the page is under way as long as it is held. */
const GUARD = "**/api/setting/maintanace";

const loadingBar = defineBrowserModel<typeof loadingBarMachine>({
  machine: "loading-bar",
  model: loadingBarPaths,
  // Under reduced motion the bar is full from the start.
  context: { reducedMotion: "no-preference" },
  start: async (walk) => {
    if (walk.isNew) {
      await walk.clocks.install();
      await walk.page.goto("/login");
      await expect(walk.page.getByRole("button", { name: "로그인", exact: true })).toBeVisible();
      await walk.clocks.stop();
    }
    await walk.held.hold("guard", GUARD);
  },
  face: '[data-machine="loading-bar"]',
  does: {
    "load.start": async ({ page, held, notes }) => {
      const visit = Number(notes.get("visit") ?? 0) + 1;
      notes.set("visit", visit);
      // A page of the same document: the router takes it, and asks the guards.
      await page.evaluate((hash) => void (location.hash = hash), `visit-${visit}`);
      await held.arrived("guard");
    },
    "load.finish": async (walk) => {
      await walk.held.letGo("guard", 200);
    },
    "xstate.after.throttle.loading-bar.throttled": (walk) => walk.clocks.run(LOADING_BAR_THROTTLE_MS),
    "xstate.after.duration.loading-bar.running": (walk) => walk.clocks.run(LOADING_BAR_DURATION_MS),
  },
  sees: {
    hidden: (walk) => expect(progress(walk)).toHaveCount(0),
    throttled: (walk) => expect(progress(walk)).toHaveCount(0),
    running: async (walk) => {
      await expect(progress(walk)).toBeVisible();
      await expect(fill(walk)).toHaveCSS("animation-duration", `${LOADING_BAR_DURATION_MS / 1_000}s`);
    },
    full: (walk) => expect(progress(walk)).toBeVisible(),
  },
});

/** What grows until the bar stands full; it has a clock of its own. */
function fill({ page }: Walk) {
  return page.locator('[data-machine="loading-bar"] > div');
}

function progress({ page }: Walk) {
  return page.getByRole("progressbar");
}

describeWalks(loadingBar);

import { expect } from "@playwright/test";
import type { loadingBarMachine } from "../../src/machines/loading-bar/loading-bar.machine.ts";
import { loadingBarPaths } from "../../src/machines/loading-bar/loading-bar.paths.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { GUARD, signIn, visit } from "./visits.ts";

/** Has nothing to read that would keep it from its pages. */
const MEMBER = "member06";

const loadingBar = defineBrowserModel<typeof loadingBarMachine>({
  machine: "loading-bar",
  model: loadingBarPaths,
  // Under reduced motion the bar is full from the start.
  context: { reducedMotion: "no-preference" },
  start: async (walk) => {
    if (walk.isNew) {
      await walk.clocks.install();
      await signIn(walk, MEMBER);
      await walk.page.goto("/bet_result");
      await expect(walk.page.getByRole("heading", { level: 1, name: "베팅내역" })).toBeVisible();
      await walk.clocks.stop();
    }
    await walk.held.hold("guard", GUARD);
  },
  face: '[data-machine="loading-bar"]',
  does: {
    "load.start": async (walk) => {
      await visit(walk, pathOf(walk) === "/message" ? "/bet_result" : "/message");
      await walk.held.arrived("guard");
    },
    "load.finish": async (walk) => {
      await walk.held.letGo("guard", 200);
    },
    "xstate.after.throttle.loading-bar.throttled": (walk) => walk.clocks.run(200),
    "xstate.after.duration.loading-bar.running": (walk) => walk.clocks.run(5_000),
  },
  sees: {
    hidden: (walk) => expect(progress(walk)).toHaveCount(0),
    throttled: (walk) => expect(progress(walk)).toHaveCount(0),
    running: async (walk) => {
      await expect(progress(walk)).toBeVisible();
      await expect(fill(walk)).toHaveCSS("animation-duration", "5s");
    },
    full: (walk) => expect(progress(walk)).toBeVisible(),
  },
});

function pathOf({ page }: Walk): string {
  return new URL(page.url()).pathname;
}

/** What grows until the bar stands full; it has a clock of its own. */
function fill({ page }: Walk) {
  return page.locator('[data-machine="loading-bar"] > div');
}

function progress({ page }: Walk) {
  return page.getByRole("progressbar");
}

describeWalks(loadingBar);

import { expect } from "@playwright/test";
import type { gameLaunchMachine } from "../../src/machines/game-launch/game-launch.machine.ts";
import { gameLaunchPaths } from "../../src/machines/game-launch/game-launch.paths.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";

const PAGES = { EU: "/europe", IN: "/inplay" } as const;
const TITLES = { EU: "유럽형", IN: "인플레이" } as const;

const gameLaunch = defineBrowserModel<typeof gameLaunchMachine>({
  machine: "game-launch",
  model: gameLaunchPaths,
  start: async (walk) => {
    await closeWindows(walk);
    if (walk.isNew) {
      await walk.member.loginToHome("member06");
      await walk.held.hold("game", "**/api/kosca/opengame*");
    } else await walk.page.goto("/");
    // The machine comes with the first question.
    await link(walk, "EU").click();
    await question(walk, "EU").getByRole("button", { name: "취소" }).click();
  },
  face: "html",
  attribute: "data-game-launch",
  cannot: ({ event, before }) => {
    if (event.type === "game.request" && before.matches({ outside: "failed" }))
      return "What is told keeps a person from the page under it.";
    if (event.type === "game.cancel" && before.hasTag("busy"))
      return "Only the session's end gives up a window that waits.";
    return null;
  },
  does: {
    "game.request": (walk, { event }) => link(walk, event.game).click(),
    "game.confirm": async (walk, { before }) => {
      const opening = walk.context.waitForEvent("page");
      await question(walk, before.context.game).getByRole("button", { name: "열기" }).click();
      await opening;
    },
    "game.cancel": (walk, { before }) =>
      question(walk, before.context.game).getByRole("button", { name: "취소" }).click(),
    "game.close": ({ page }) => page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click(),
    "window.closed": closeWindows,
    "xstate.done.actor.openGame/this site's own": async ({ held }) => void (await held.letGo("game", 200)),
    "xstate.error.actor.openGame/no answer": ({ held }) => held.cut("game"),
  },
  sees: {
    "outside.idle": async ({ page, context }) => {
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(context.pages().length).toBe(1);
    },
    "outside.blocked": async ({ page }) => {
      await expect(page.getByRole("alertdialog")).toContainText("새 창이 차단되었습니다.");
    },
    "outside.failed": async ({ page, context }) => {
      await expect(page.getByRole("alertdialog")).toContainText("점검중입니다.");
      await expect.poll(() => context.pages().length).toBe(1);
    },
    "outside.playing": async (walk, { context: { game } }) => {
      const address = new URL(PAGES[game], walk.page.url());
      await expect.poll(() => addressOf(walk)).toBe(address.pathname + (game === "IN" ? "#Live" : ""));
    },
    confirming: async (walk, { context: { game } }) => {
      await expect(question(walk, game)).toBeVisible();
    },
    launching: async ({ page, held, context }) => {
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await held.arrived("game");
      expect(context.pages().at(-1)?.url()).toBe("about:blank");
    },
  },
  leavesOut: {
    "window.blocked": "The browser says so within the click that confirms; a story shows it.",
    "outside.blocked game.close": "No walk comes there: the browser opens every window that a click asks for.",
    "launching game.cancel": "Only the session's end gives up a window that waits; its walk ends on another page.",
    "xstate.done.actor.openGame/an address that runs script": "The server names no address but its own pages.",
    "xstate.error.actor.openGame/not found": "The server knows both games; the line that is cut walks the transition.",
    "xstate.error.actor.openGame/kicked": "The walk of the session shows what ends it.",
  },
});

const link = ({ page }: Walk, game: keyof typeof PAGES) => page.locator(`a[href="${PAGES[game]}"]:visible`).first();

const question = ({ page }: Walk, game: keyof typeof TITLES) =>
  page.getByRole("dialog", { name: TITLES[game], exact: true });

function addressOf({ context, page }: Walk): string | null {
  const opened = context.pages().find((one) => one !== page);
  if (!opened) return null;
  const { pathname, hash } = new URL(opened.url());
  return pathname + hash;
}

async function closeWindows({ context, page }: Walk): Promise<void> {
  for (const one of context.pages()) if (one !== page) await one.close();
}

describeWalks(gameLaunch);

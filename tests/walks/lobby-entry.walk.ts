import { expect } from "@playwright/test";
import type { lobbyEntryMachine } from "../../src/machines/lobby-entry/lobby-entry.machine.ts";
import { lobbyEntryPaths } from "../../src/machines/lobby-entry/lobby-entry.paths.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";

const PAGES = { casino: "/casino", slot: "/slot" } as const;
const TITLES = { casino: "라이브카지노", slot: "슬롯" } as const;

const lobbyEntry = defineBrowserModel<typeof lobbyEntryMachine>({
  machine: "lobby-entry",
  model: lobbyEntryPaths,
  start: async (walk) => {
    await closeWindows(walk);
    if (walk.isNew) {
      await walk.member.loginToHome("member07");
      await walk.held.hold("lobby", "**/api/playfun/auth");
    } else await walk.page.goto("/");
    // The machine comes with the first question.
    await link(walk, "casino").click();
    await question(walk, "casino").getByRole("button", { name: "취소" }).click();
  },
  face: "html",
  attribute: "data-lobby-entry",
  cannot: ({ event, before }) => {
    if (
      event.type === "lobby.request" &&
      (before.matches({ outside: "failed" }) || before.matches({ outside: "barred" }))
    )
      return "What is told keeps a person from the page under it.";
    if (event.type === "lobby.cancel" && before.hasTag("busy"))
      return "Only the session's end gives up a window that waits.";
    return null;
  },
  does: {
    "lobby.request": (walk, { event }) => link(walk, event.lobby).click(),
    "lobby.confirm": async (walk, { before }) => {
      const opening = walk.context.waitForEvent("page");
      await question(walk, before.context.lobby).getByRole("button", { name: "입장" }).click();
      await opening;
    },
    "lobby.cancel": (walk, { before }) =>
      question(walk, before.context.lobby).getByRole("button", { name: "취소" }).click(),
    "lobby.close": ({ page }) => page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click(),
    "window.closed": closeWindows,
    "xstate.done.actor.openLobby/launched": async ({ held }) => void (await held.letGo("lobby", 200)),
    "xstate.error.actor.openLobby/no answer": ({ held }) => held.cut("lobby"),
  },
  sees: {
    "outside.idle": async ({ page, context }) => {
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(context.pages().length).toBe(1);
    },
    "outside.barred": async ({ page }) => {
      await expect(page.getByRole("alertdialog")).toContainText("관리자에게 문의해주세요.");
    },
    "outside.blocked": async ({ page }) => {
      await expect(page.getByRole("alertdialog")).toContainText("새 창이 차단되었습니다.");
    },
    "outside.failed": async ({ page, context }) => {
      await expect(page.getByRole("alertdialog")).toContainText("점검중입니다.");
      await expect.poll(() => context.pages().length).toBe(1);
    },
    "outside.entered": async (walk, { context: { lobby } }) => {
      await expect.poll(() => addressOf(walk)).toBe(PAGES[lobby]);
    },
    confirming: async (walk, { context: { lobby } }) => {
      await expect(question(walk, lobby)).toBeVisible();
    },
    launching: async ({ page, held, context }) => {
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await held.arrived("lobby");
      expect(context.pages().at(-1)?.url()).toBe("about:blank");
    },
  },
  leavesOut: {
    "lobby.request/a game of the casino":
      "A game of a provider is opened in tests/api/lobby.test.ts; a story shows it.",
    "lobby.request/casino, with code 22":
      "The member of the walk has no code 22; the server's test and the paths have it.",
    "lobby.request/slot, with code 22":
      "The member of the walk has no code 22; the server's test and the paths have it.",
    "window.blocked": "The browser says so within the click that confirms; a story shows it.",
    "outside.blocked lobby.close": "No walk comes there: the browser opens every window that a click asks for.",
    "outside.barred lobby.close": "No walk comes there: the member has no code 22.",
    "launching lobby.cancel": "Only the session's end gives up a window that waits; its walk ends on another page.",
    "xstate.done.actor.openLobby/an address that runs script": "The server names no address that is not http.",
    "xstate.error.actor.openLobby/provider down": "The line that is cut walks the transition.",
    "xstate.error.actor.openLobby/second login": "The walk of the session shows what ends it.",
    "xstate.error.actor.openLobby/no session": "The walk of the session shows what ends it.",
  },
});

const link = ({ page }: Walk, lobby: keyof typeof PAGES) => page.locator(`a[href="${PAGES[lobby]}"]:visible`).first();

const question = ({ page }: Walk, lobby: keyof typeof TITLES) =>
  page.getByRole("dialog", { name: TITLES[lobby], exact: true });

function addressOf({ context, page }: Walk): string | null {
  const opened = context.pages().find((one) => one !== page);
  return opened ? new URL(opened.url()).pathname : null;
}

async function closeWindows({ context, page }: Walk): Promise<void> {
  for (const one of context.pages()) if (one !== page) await one.close();
}

describeWalks(lobbyEntry);

// What opens in a window of its own. Lobbies and the games of this site have a machine each; each is walked by its links.
import { expect } from "@playwright/test";
import type { launchMachine } from "../../src/machines/launch/launch.machine.ts";
import { launchPaths } from "../../src/machines/launch/launch.paths.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";

const WINDOWS = {
  casino: { title: "라이브카지노", open: "입장", page: "/casino", shown: "/casino" },
  slot: { title: "슬롯", open: "입장", page: "/slot", shown: "/slot" },
  EU: { title: "유럽형", open: "열기", page: "/europe", shown: "/europe" },
  IN: { title: "인플레이", open: "열기", page: "/inplay", shown: "/inplay#Live" },
} as const;
type Destination = keyof typeof WINDOWS;

const LOBBIES = {
  attribute: "data-lobby-launch",
  first: "casino",
  address: "**/api/playfun/auth",
  requests: ["launch.request/casino", "launch.request/slot, with other codes"],
} as const;
const GAMES = {
  attribute: "data-game-launch",
  first: "EU",
  address: "**/api/kosca/opengame*",
  requests: ["launch.request/European prematch", "launch.request/in-play, with code 22"],
} as const;

function pageOf({ attribute, first, address, requests }: typeof LOBBIES | typeof GAMES) {
  return defineBrowserModel<typeof launchMachine>({
    machine: "launch",
    model: launchPaths,
    start: async (walk) => {
      await closeWindows(walk);
      if (walk.isNew) {
        await walk.member.loginToHome("member07");
        await walk.held.hold("address", address);
      } else await walk.page.goto("/");
      // The machine comes with the first question.
      await link(walk, first).click();
      await question(walk, first).getByRole("button", { name: "취소" }).click();
    },
    face: "html",
    attribute,
    cannot: ({ event, label, before }) => {
      if (event.type === "launch.request") {
        if (!requests.some((request) => request === label)) return "The other machine is asked for it.";
        return before.matches({ outside: "failed" }) ? "What is told keeps a person from the page under it." : null;
      }
      return null;
    },
    does: {
      "launch.request": (walk, { event }) => link(walk, event.destination).click(),
      "launch.confirm": async (walk, { before: { context } }) => {
        const opening = walk.context.waitForEvent("page");
        const { open } = WINDOWS[context.destination];
        await question(walk, context.destination).getByRole("button", { name: open }).click();
        await opening;
      },
      "launch.cancel": (walk, { before }) =>
        question(walk, before.context.destination).getByRole("button", { name: "취소" }).click(),
      "alert.read": ({ page }) => page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click(),
      "window.closed": closeWindows,
      "xstate.done.actor.readAddress/launched": async ({ held }) => void (await held.letGo("address", 200)),
      "xstate.error.actor.readAddress/no answer": ({ held }) => held.cut("address"),
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
      "outside.entered": async (walk, { context: { destination } }) => {
        await expect.poll(() => addressOf(walk)).toBe(WINDOWS[destination].shown);
      },
      confirming: async (walk, { context: { destination } }) => {
        await expect(question(walk, destination)).toBeVisible();
      },
      launching: async ({ page, held, context }) => {
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await held.arrived("address");
        expect(context.pages().at(-1)?.url()).toBe("about:blank");
      },
    },
    leavesOut: {
      "launch.request/a game of the casino":
        "A game of a provider is opened in tests/api/lobby/lobby.test.ts; a story shows it.",
      "launch.request/casino, with code 22":
        "The member of the walk has no code 22; the server's test and the paths have it.",
      "launch.request/slot, with code 22":
        "The member of the walk has no code 22; the server's test and the paths have it.",
      "window.blocked": "The browser says so within the click that confirms; a story shows it.",
      "outside.blocked alert.read": "No walk comes there: the browser opens every window that a click asks for.",
      "outside.barred alert.read": "No walk comes there: the member has no code 22.",
      "session.ended": "The walk of the session shows what ends it.",
      "xstate.done.actor.readAddress/an address that runs script": "The server names no address that is not http.",
      "xstate.error.actor.readAddress/provider down": "The line that is cut walks the transition.",
      "xstate.error.actor.readAddress/not found":
        "The server knows them all; the line that is cut walks the transition.",
      "xstate.error.actor.readAddress/second login": "The walk of the session shows what ends it.",
      "xstate.error.actor.readAddress/kicked": "The walk of the session shows what ends it.",
      "xstate.error.actor.readAddress/no session": "The walk of the session shows what ends it.",
    },
  });
}

const link = ({ page }: Walk, destination: Destination) =>
  page.locator(`a[href="${WINDOWS[destination].page}"]:visible`).first();

const question = ({ page }: Walk, destination: Destination) =>
  page.getByRole("dialog", { name: WINDOWS[destination].title, exact: true });

function addressOf({ context, page }: Walk): string | null {
  const opened = context.pages().find((one) => one !== page);
  if (!opened) return null;
  const { pathname, hash } = new URL(opened.url());
  return pathname + hash;
}

async function closeWindows({ context, page }: Walk): Promise<void> {
  for (const one of context.pages()) if (one !== page) await one.close();
}

describeWalks(pageOf(LOBBIES), pageOf(GAMES));

import { expect } from "@playwright/test";
import { HIDE_TIMES_STORAGE_KEY, parseHideTimes, snoozeUntil } from "../../src/domain/frame/popup.ts";
import type { popupMachine } from "../../src/machines/popup/popup.machine.ts";
import { popupPaths } from "../../src/machines/popup/popup.paths.ts";
import { DEMO_POPUPS } from "../../server/demo/contents.ts";
import { defineBrowserModel, type AnyStep } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { showPopups } from "./operator-popups.ts";
import { inOtherTab } from "./other-tab.ts";
import { logIn, logOut, signIn, visit } from "./visits.ts";

type Machine = typeof popupMachine;

const MEMBER = "member18";
const ID = "welcome";
const FACE = '[data-machine="popup"]';
const SNOOZE = "6시간 동안 보지 않기";
/** When the model's six hours are over. */
const EVENING = snoozeUntil(Date.parse("2026-11-21T12:00:00+09:00"));
/** Milliseconds of the page's clock, which goes on meanwhile. */
const BEFORE_MS = 5 * 60_000;

const popup = defineBrowserModel<Machine>({
  machine: "popup",
  model: popupPaths,
  start: async (walk) => {
    const { page } = walk;
    if (walk.isNew) await walk.clocks.install();
    else await page.evaluate(() => localStorage.clear());
    await showPopups(walk, [ID]);
    // Six hours go by at the page, and nobody is logged out by them.
    await walk.operator.settings({ autoLogoutMin: 1_440 });
    // No page of the path before hears of the login.
    await page.goto("about:blank");
    await signIn(walk, MEMBER);
    await page.goto("/bet_result");
    await expectAwayFromHome(walk);
  },
  face: FACE,
  // It waits where no home page is.
  isAway: (snapshot) => snapshot.matches("waiting"),
  cannot: ({ event, label, before, after }) => {
    if (event.type !== "popup.refresh") return null;
    const { hideUntil } = before.context;
    const isLong = (hideUntil ?? 0) > EVENING;
    if (isLong && !before.matches("snoozed"))
      return label.endsWith("after twelve hours") ? null : "Twelve hours later it is neither noon nor evening.";
    if (before.matches("snoozed")) {
      if (label.endsWith("hidden elsewhere")) return "What is hidden here is hidden in the other tab.";
      const isOver = /after (six|twelve) hours$/.test(label);
      const isItsEnd = after.matches("visible") && label.endsWith("twelve hours") === isLong;
      return isOver && !isItsEnd ? "Hidden later, it is hidden for longer; and six hours are over once." : null;
    }
    if (label.endsWith("another tab"))
      return before.matches("visible")
        ? null
        : "What is hidden here, or not listed yet, is dismissed by a reload of its own.";
    const isLater = /after six hours|hidden elsewhere/.test(label);
    return isLater || (hideUntil === null && label.endsWith("at noon")) ? null : "Time does not go back.";
  },
  does: {
    "popup.refresh/at noon": refresh,
    "popup.refresh/dismissed in another tab": async (walk, step) => {
      await dismissInOtherTab(walk);
      await refresh(walk, step);
    },
    "popup.refresh/just before six hours": async (walk, step) => {
      await passTo(walk, -BEFORE_MS);
      await refresh(walk, step);
    },
    "popup.refresh/after six hours": async (walk, step) => {
      await passTo(walk, 0);
      await refresh(walk, step);
    },
    "popup.refresh/after twelve hours": async (walk, step) => {
      await passTo(walk, 0);
      await refresh(walk, step);
    },
    "popup.refresh/hidden elsewhere": async (walk, step) => {
      await snoozeInOtherTab(walk);
      await refresh(walk, step);
    },
    "popup.close": (walk) => shown(walk).getByRole("button", { name: "닫기", exact: true }).click(),
    "popup.snooze": (walk) => shown(walk).getByRole("button", { name: SNOOZE }).click(),
    "popup.pressBody": (walk) => shown(walk).getByText("마음껏 둘러보세요").click(),
    "session.ended": async (walk) => {
      await logOut(walk);
      await walk.member.expectPath("/login");
    },
  },
  leavesOut: {
    "waiting popup.refresh [isDismissed]": "The reload after a press of the body shows it.",
    "snoozed popup.refresh [isDismissed]": "A popup that is hidden in this browser is not shown in another tab.",
    "popup.refresh/switched off":
      "The server lists the popups that are on; which of them are hidden is for each browser to know.",
  },
  sees: {
    waiting: ({ page }) => expect(page.getByRole("dialog")).toHaveCount(0),
    visible: async (walk, { context }) => {
      await expect(shown(walk)).toBeVisible();
      await expect(shown(walk)).toHaveAccessibleName(titleOf(context.popup.title));
    },
    closed: expectGone,
    dismissed: async (walk, _, step) => {
      await expectGone(walk);
      if (step?.event.type !== "popup.pressBody") return;
      await isListed(walk, () => walk.page.reload());
      await expect(walk.page.locator(FACE)).toHaveAttribute("data-state", "dismissed");
      await expectGone(walk);
    },
    snoozed: async (walk, _, step) => {
      await expectGone(walk);
      expect(await hiddenUntil(walk)).toBeGreaterThan(await now(walk));
      if (step?.event.type !== "popup.snooze") return;
      await isListed(walk, () => walk.page.reload());
      await expect(walk.page.locator(FACE)).toHaveAttribute("data-state", "snoozed");
      await expectGone(walk);
    },
  },
});

function shown({ page }: Walk) {
  return page.locator(`dialog${FACE}`);
}

async function expectGone(walk: Walk): Promise<void> {
  await expect(shown(walk)).toHaveCount(0);
  await expect(walk.page.getByText("마음껏 둘러보세요")).toHaveCount(0);
}

async function expectAwayFromHome({ page }: Walk): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "베팅내역" })).toBeVisible();
  await expect(page.locator(FACE)).toHaveCount(0);
}

/** The model's title; the operator has rewritten it, or it is the demo's. */
function titleOf(title: string): string {
  return title === "안내" ? (DEMO_POPUPS.find(({ id }) => id === ID)?.title ?? "") : title;
}

/** Opens the home page and waits until its list is there. */
async function isListed({ page }: Walk, open: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse("**/api/popup");
  await open();
  await answered;
  await expect(page.locator('[data-machine="popup-list"]')).toHaveAttribute("data-state", "ready");
}

/** Comes home, from another page or by the login. */
async function refresh(walk: Walk, { event }: AnyStep<Machine>): Promise<void> {
  if ("popup" in event) await showPopups(walk, [ID], { title: titleOf(event.popup.title) });
  if (isAtLogin(walk)) return isListed(walk, () => logIn(walk, MEMBER));
  if (pathOf(walk) === "/") {
    await visit(walk, "/bet_result");
    await expectAwayFromHome(walk);
  }
  await isListed(walk, () => visit(walk, "/"));
}

function pathOf({ page }: Walk): string {
  return new URL(page.url()).pathname;
}

function isAtLogin(walk: Walk): boolean {
  return pathOf(walk) === "/login";
}

function now({ page }: Walk): Promise<number> {
  return page.evaluate(() => Date.now());
}

/** 0 for a popup that was never hidden, or no longer is. */
async function hiddenUntil(walk: Walk): Promise<number> {
  const stored = await walk.page.evaluate((key) => localStorage.getItem(key), HIDE_TIMES_STORAGE_KEY);
  return parseHideTimes(stored, await now(walk))[ID] ?? 0;
}

/** The page's clock goes on until so many milliseconds after the popup's time, if it has one. */
async function passTo(walk: Walk, ms: number): Promise<void> {
  const ahead = (await hiddenUntil(walk)) + ms - (await now(walk));
  if (ahead > 0) await walk.page.clock.fastForward(ahead);
}

async function snoozeInOtherTab(walk: Walk): Promise<void> {
  if (isAtLogin(walk)) await signIn(walk, MEMBER);
  await inOtherTab(walk, async (page) => {
    await page.goto("/");
    const popup = page.locator(`dialog${FACE}`);
    await popup.getByRole("button", { name: SNOOZE }).click();
    await expect(popup).toHaveCount(0);
  });
}

async function dismissInOtherTab(walk: Walk): Promise<void> {
  if (isAtLogin(walk)) return;
  await inOtherTab(walk, async (page) => {
    await page.goto("/");
    const popup = page.locator(`dialog${FACE}`);
    await popup.getByText("마음껏 둘러보세요").click();
    await expect(popup).toHaveCount(0);
  });
}

describeWalks(popup);

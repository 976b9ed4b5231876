import { expect } from "@playwright/test";
import { HIDE_TIMES_STORAGE_KEY, parseHideTimes, type HideTimes } from "../../src/domain/frame/popup.ts";
import type { popupListMachine } from "../../src/machines/popup-list/popup-list.machine.ts";
import { popupListPaths } from "../../src/machines/popup-list/popup-list.paths.ts";
import { DEMO_POPUPS } from "../../server/demo/contents.ts";
import { defineBrowserModel, type AnyStep, type Follow } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { showPopups, turnTime } from "./operator-popups.ts";
import { inOtherTab } from "./other-tab.ts";
import { asksAnew, logIn, logOut, signIn, visit } from "./visits.ts";

type Machine = typeof popupListMachine;

const MEMBER = "member17";
const FACE = '[data-machine="popup-list"]';
const SNOOZE = "6시간 동안 보지 않기";
/** A popup that only another tab shows. */
const ELSEWHERE = "elsewhere";
/** The model's popups, as the operator has them. */
const IDS: Readonly<Record<string, string>> = { a: "welcome", b: "rules" };

/** Set while nobody is logged in. */
const OUT = "is logged out";
const LOGGED_OUT: Follow<Machine> = {
  why: "At the login there are no popups, in no tab, and nobody to log out.",
  next: ({ event, label }) =>
    (!event.type.startsWith("popup") || event.type === "popups.refresh") &&
    !label.endsWith("/one, hidden in another tab"),
  after: ({ event }) => (event.type === "popups.refresh" ? null : LOGGED_OUT),
};

function isOut({ notes }: Walk): boolean {
  return notes.get(OUT) === true;
}

function isHidden({ hideTimes, dismissed }: AnyStep<Machine>["after"]["context"], id: string): boolean {
  return hideTimes[id] !== undefined || dismissed.includes(id);
}

const popupList = defineBrowserModel<Machine>({
  machine: "popup-list",
  model: popupListPaths,
  start: async (walk) => {
    const { page, held } = walk;
    if (!walk.isNew) await page.evaluate(() => localStorage.clear());
    // No page of the path before hears of the login.
    await page.goto("about:blank");
    await signIn(walk, MEMBER);
    await page.goto("/bet_result");
    await expectAwayFromHome(walk);
    await held.hold("popups", "**/api/popup");
  },
  face: FACE,
  isAway: (snapshot, _, walk) => snapshot.matches("idle") || isOut(walk),
  cannot: ({ event, label, before: { context } }) => {
    if (
      label === "xstate.done.actor.readPopups/two" &&
      Object.keys(context.hideTimes).length + context.dismissed.length > 0
    )
      return "One popup has no order, and of two that come neither is hidden.";
    if (label.endsWith("/one, hidden in another tab") && isHidden(context, "a"))
      return "A popup that is hidden already is not hidden in another tab.";
    const isShown =
      (event.type !== "popup.snoozed" && event.type !== "popup.dismissed") ||
      (context.popups.some(({ id }) => id === event.id) && !isHidden(context, event.id));
    return isShown ? null : "A popup that is not there, or hidden already, is not hidden.";
  },
  onlyThen: ({ event }) => (event.type === "session.ended" ? LOGGED_OUT : null),
  eachCaseOf: ["xstate.done.actor.readPopups"],
  does: {
    "popups.refresh": async (walk, { before }) => {
      if (isOut(walk)) {
        walk.notes.delete(OUT);
        // A login leads home.
        return asksAnew(walk, "popups", () => logIn(walk, MEMBER));
      }
      if (!before.matches("idle")) {
        await visit(walk, "/bet_result");
        await expectAwayFromHome(walk);
      }
      await asksAnew(walk, "popups", () => visit(walk, "/"));
    },
    "popups.changed": async (walk, { before }) => {
      // The page gives up what it waits for.
      if (before.matches("reading")) walk.watched.expectCut("/api/popup");
      await asksAnew(walk, "popups", () => turnTime(walk));
    },
    "session.ended": async (walk) => {
      walk.notes.set(OUT, true);
      await logOut(walk);
    },
    "popup.snoozed": async (walk, { event: { id } }) => {
      const popup = walk.page.getByRole("dialog", { name: titleOf(id) });
      const elsewhere = await hideInOtherTab(walk);
      await popup.getByRole("button", { name: SNOOZE }).click();
      await expect(popup).toHaveCount(0);
      expect(Object.keys(await hideTimes(walk)), "what another tab has hidden stays hidden").toContain(elsewhere);
    },
    "popup.dismissed": async (walk, { event: { id } }) => {
      const popup = walk.page.getByRole("dialog", { name: titleOf(id) });
      await popup.getByRole("presentation").click();
      await expect(popup).toHaveCount(0);
    },
    "xstate.done.actor.readPopups/none": (walk) => answer(walk, []),
    "xstate.done.actor.readPopups/one": (walk) => answer(walk, ["a"]),
    "xstate.done.actor.readPopups/one, hidden in another tab": async (walk) => {
      await showPopups(walk, [IDS["a"] ?? ""]);
      await inOtherTab(walk, async (page) => {
        await page.goto("/");
        const popup = page.getByRole("dialog", { name: titleOf("a") });
        await popup.getByRole("presentation").click();
        await expect(popup).toHaveCount(0);
      });
      await walk.held.letGo("popups", 200);
    },
    "xstate.done.actor.readPopups/two": (walk) => answer(walk, ["b", "a"]),
    "xstate.error.actor.readPopups": (walk) => walk.held.cut("popups"),
  },
  sees: { idle: expectPopups, reading: expectPopups, ready: expectPopups, failed: expectPopups },
});

/** What this browser remembers, by the operator's ids. */
async function hideTimes({ page }: Walk): Promise<HideTimes> {
  return parseHideTimes(await page.evaluate((key) => localStorage.getItem(key), HIDE_TIMES_STORAGE_KEY), Date.now());
}

/** Another tab hides another popup, one that this page has never listed; tells its id. */
async function hideInOtherTab(walk: Walk): Promise<string> {
  const times = Number(walk.notes.get(ELSEWHERE) ?? 0) + 1;
  walk.notes.set(ELSEWHERE, times);
  const id = `${ELSEWHERE}-${times}`;
  const path = `/api/admin/popups/${id}`;
  const [popup] = DEMO_POPUPS;
  await walk.operator.ask("PUT", path, { ...popup, id: undefined, title: id, position: 9 });
  await inOtherTab(walk, async (page) => {
    await page.goto("/");
    const shown = page.getByRole("dialog", { name: id });
    await shown.getByRole("button", { name: SNOOZE }).click();
    await expect(shown).toHaveCount(0);
  });
  await walk.operator.ask("DELETE", path);
  return id;
}

function titleOf(id: string): string {
  const popup = DEMO_POPUPS.find((one) => one.id === IDS[id]);
  if (!popup) throw new Error(`the demo has no popup for ${id}`);
  return popup.title;
}

async function expectAwayFromHome({ page }: Walk): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "베팅내역" })).toBeVisible();
  await expect(page.locator(FACE)).toHaveCount(0);
}

async function answer(walk: Walk, ids: readonly string[]): Promise<void> {
  await showPopups(
    walk,
    ids.map((id) => IDS[id] ?? id),
  );
  await walk.held.letGo("popups", 200);
}

async function expectPopups(walk: Walk, { context }: AnyStep<Machine>["after"]): Promise<void> {
  const { page } = walk;
  const isOver = isOut(walk);
  if (isOver) await expect(page.getByLabel("아이디", { exact: true })).toBeVisible();
  const shown = context.popups.filter(({ id }) => !isOver && !isHidden(context, id));
  await expect
    .poll(() =>
      page
        .locator('dialog[data-machine="popup"]')
        .evaluateAll((windows) => windows.map((one) => one.getAttribute("aria-label"))),
    )
    .toEqual(shown.map(({ id }) => titleOf(id)));
  for (const { id } of shown) await expect(page.getByRole("dialog", { name: titleOf(id) })).toBeVisible();
  const stored = await page.evaluate((key) => localStorage.getItem(key) ?? "", HIDE_TIMES_STORAGE_KEY);
  for (const id of Object.keys(IDS)) expect(stored.includes(`"${IDS[id]}"`)).toBe(id in context.hideTimes);
}

describeWalks(popupList);

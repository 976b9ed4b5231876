import { expect, type Route } from "@playwright/test";
import type { UpcomingFixture } from "../../src/domain/games/upcoming-games.ts";
import type { upcomingGamesMachine } from "../../src/machines/upcoming-games/upcoming-games.machine.ts";
import { upcomingGamesPaths } from "../../src/machines/upcoming-games/upcoming-games.paths.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { signIn, visitAny, visitByScript } from "./visits.ts";

const FACE = '[data-machine="upcoming-games"]';
/** The instant from which the model counts. */
const NOON = Date.parse("2026-11-21T12:00:00+09:00");
const TICK_MS = 1_000;
/** When the fixtures of the model begin, after the answer that tells of them: so far apart that no other tick passes them. */
const SOON_MS = 60_000;
const LATER_MS = 300_000;
/** After so long a list is read again. */
const STALE_MS = 5_000;
const PASSES = { "as the first begins": SOON_MS, "as the last begins": LATER_MS };

/** Calls for the list, which the walk answers. */
const waiting = new WeakMap<Walk, Route[]>();

const upcoming = defineBrowserModel<typeof upcomingGamesMachine>({
  machine: "upcoming-games",
  model: upcomingGamesPaths,
  start: async (walk) => {
    if (walk.isNew) {
      await walk.clocks.install();
      await signIn(walk, "member16");
      await walk.page.route("**/api/sports-prematch/fixtures*", (route) => {
        waiting.get(walk)?.push(route);
      });
    }
    waiting.set(walk, []);
    await walk.clocks.resume();
    await openHome(walk);
  },
  face: FACE,
  isAway: (snapshot) => snapshot.matches("outside"),
  cannot: ({ event, before }) => {
    if (event.type === "games.leave" && before.matches("outside")) return "Who is not on the page leaves none.";
    if (event.type === "games.open" && event.sportId === before.context.sportId) return "That sport is chosen already.";
    if (event.type === "games.received") {
      if (before.matches({ inside: "reading" }))
        return "One call reads the list, and its answer is what the machine asked for.";
      if (event.games.length === 0 && before.context.games.length > 0)
        return "The clock says first that all have begun.";
    }
    if (event.type === "games.tick" && before.matches("outside")) return "Without the list no time is told.";
    if (event.type === "games.tick" && before.matches({ inside: "reading" }) && event.now >= NOON + SOON_MS)
      return "The page gives up a call before that.";
    return null;
  },
  does: {
    "games.open": async (walk, { event, before }) => {
      const { page } = walk;
      waiting.set(walk, []);
      if (before.matches("outside")) {
        await walk.clocks.resume();
        // A list that was left is kept for a while and shown again; the model's list begins empty.
        if (walk.notes.get("hasLeft") === true) await openHome(walk);
        // Links to it open a window of its own.
        await visitByScript(walk, "/inplay");
        await expect(page.locator(FACE)).toBeVisible();
        await expect.poll(() => (waiting.get(walk) ?? []).length).toBeGreaterThan(0);
        await walk.clocks.stop();
        if (event.sportId === "all") return;
        waiting.set(walk, []);
      }
      const label = event.sportId === "all" ? /^전체/ : /^농구/;
      await page.getByRole("navigation", { name: "종목" }).getByRole("link", { name: label }).click();
      await expect.poll(() => (waiting.get(walk) ?? []).length).toBeGreaterThan(0);
    },
    "games.refresh": async (walk) => {
      await walk.page.locator(FACE).getByRole("button", { name: "다시 불러오기" }).click();
      await expect.poll(() => (waiting.get(walk) ?? []).length).toBeGreaterThan(0);
    },
    "games.received": (walk, { event }) => reread(walk, event.games),
    "games.tick": async (walk, { label }) => {
      const passed = Object.entries(PASSES).find(([name]) => label.endsWith(`/${name}`))?.[1] ?? 0;
      await walk.clocks.run(passed + TICK_MS);
    },
    "games.leave": async (walk) => {
      await walk.clocks.resume();
      waiting.set(walk, []);
      await visitAny(walk, "/");
      walk.notes.set("hasLeft", true);
    },
    "xstate.done.actor.readGames": (walk, { event }) =>
      answer(walk, (event.output as { games: readonly UpcomingFixture[] }).games),
    "xstate.error.actor.readGames": async (walk) => {
      walk.watched.expectStatus(403);
      await (waiting.get(walk) ?? []).shift()?.fulfill({ status: 403, json: { code: "forbidden", message: "" } });
      await handOn(walk);
    },
  },
  leavesOut: {
    "inside.reading games.received": "One call reads the list, and its answer is what the machine asked for.",
    "inside.listed games.received [else]": "The clock says first that all have begun.",
  },
  sees: {
    outside: async ({ page }) => expect(page).toHaveURL(/\/$/),
    "inside.reading": async (walk, { context }) => {
      await expect(walk.page.locator(FACE)).toHaveAttribute("aria-busy", "true");
      await expectCards(walk, context.games);
    },
    "inside.listed": (walk, { context }) => expectCards(walk, context.games),
    "inside.empty": async (walk) => {
      await expectCards(walk, []);
      await expect(walk.page.locator(FACE)).toContainText("예정된 경기가 없습니다.");
    },
    "inside.failed": async (walk, { context }) => {
      await expectCards(walk, context.games);
      await expect(walk.page.locator(FACE)).toContainText("예정 경기를 불러오지 못했습니다.");
    },
  },
});

async function openHome({ page, notes }: Walk): Promise<void> {
  notes.set("hasLeft", false);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
}

async function expectCards({ page }: Walk, games: readonly UpcomingFixture[]): Promise<void> {
  const cards = page.locator(FACE).getByRole("link");
  await expect(cards).toHaveCount(games.length);
  for (const [at, { homeName }] of games.entries()) await expect(cards.nth(at)).toContainText(homeName);
}

/** What arrived is handed on by timers that are due at once. */
async function handOn(walk: Walk): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await walk.page.waitForTimeout(20);
    await walk.clocks.run(0);
  }
}

/** How long after the answer a fixture of the model begins. */
function startOf(id: string, date: number): number {
  if (id === "g-0") return 0;
  return date === NOON + 60_000 ? SOON_MS : LATER_MS + (date - NOON - 120_000);
}

async function answer(walk: Walk, games: readonly UpcomingFixture[]): Promise<void> {
  const now = await walk.page.evaluate(() => Date.now());
  const items = games.map(({ date, ...game }) => ({
    ...game,
    startsAt: new Date(now + startOf(game.id, date)).toISOString(),
    status: "scheduled",
    markets: [],
    marketCount: 0,
    board: null,
  }));
  const page = {
    page: 1,
    pageCount: 1,
    itemsPerPage: 15,
    totalCount: items.length,
    sports: [],
    bonus: null,
    eventId: "0-0",
    items,
  };
  await (waiting.get(walk) ?? []).shift()?.fulfill({ json: page });
  await handOn(walk);
}

/** The page reads its lists again when it is looked at, those that it read some seconds ago. */
async function reread(walk: Walk, games: readonly UpcomingFixture[]): Promise<void> {
  const routes = waiting.get(walk) ?? [];
  if (routes.length === 0) await walk.clocks.run(STALE_MS);
  if (routes.length === 0)
    await walk.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect.poll(() => routes.length).toBeGreaterThan(0);
  await answer(walk, games);
}

describeWalks(upcoming);

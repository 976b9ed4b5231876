import { expect } from "@playwright/test";
import type { chunkReloadMachine } from "../../src/machines/chunk-reload/chunk-reload.machine.ts";
import { chunkReloadPaths } from "../../src/machines/chunk-reload/chunk-reload.paths.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";

const KEY = "hanpan.chunk-reload";
/** Pages whose code is not loaded before it is needed; each is lost once. */
const PAGES = ["/bet_result", "/korea/cross"] as const;
const CODE = /\/assets\/(bets|korea)-page[^/]*\.js/;

const chunkReload = defineBrowserModel<typeof chunkReloadMachine>({
  machine: "chunk-reload",
  model: chunkReloadPaths,
  start: async (walk) => {
    // A page that loads itself anew may still be at it: the next path begins on another one.
    if (!walk.isNew) await walk.renew();
    const { page } = walk;
    await walk.clocks.install();
    await tellStates(walk);
    await walk.member.loginToHome("member06");
    // A tab that has reloaded itself just now.
    await page.evaluate((key) => {
      sessionStorage.setItem(key, String(Date.now()));
    }, KEY);
    await page.goto("/");
    await expect(page.getByRole("link", { name: "베팅내역" }).first()).toBeVisible();
    told.length = 0;
    await page.route(CODE, (route) => route.abort());
    walk.atEnd(() => page.unroute(CODE));
    walk.watched.expectCut("/assets/");
  },
  // The page that reloads itself is gone at once; the one that comes after it is in another state.
  face: ({ page }, snapshot) =>
    page.locator(snapshot.matches("reloading") ? 'html[data-chunk-reload="reloading"]' : "html"),
  isAway: (snapshot) => snapshot.matches("reloading"),
  attribute: "data-chunk-reload",
  does: {
    "chunk.lost/just before 60 s": loseChunk,
    "chunk.lost/after 60 s": async (walk) => {
      await walk.clocks.pass(60_000);
      await loseChunk(walk);
    },
    "chunk.lost/after 60 s, without a network": async (walk) => {
      await walk.clocks.pass(60_000);
      walk.watched.expectCut(walk.server.url);
      await walk.context.setOffline(true);
      await loseChunk(walk).finally(() => walk.context.setOffline(false));
    },
  },
  sees: {
    ready: ({ page }) => expect(page.getByText("오류가 발생했습니다")).toHaveCount(0),
    waiting: async (walk) => {
      await expect(walk.page.getByRole("link", { name: /홈/ }).first()).toBeVisible();
      await expect(walk.page.getByText("오류가 발생했습니다")).toBeVisible();
      // A page that was loaded anew, by whomever, would begin with another state.
      expect(new Set(told)).toEqual(new Set(["waiting"]));
    },
    reloading: async ({ page }) => {
      await expect.poll(() => told.slice(0, told.indexOf("reloading") + 2)).toContain("ready");
      expect(told.filter((state) => state === "reloading")).toHaveLength(1);
      await expect(page.locator("html")).toHaveAttribute("data-chunk-reload", /ready|waiting/);
      // The tab remembers this reload, and no longer the one before.
      const age = await page.evaluate((key) => Date.now() - Number(sessionStorage.getItem(key)), KEY);
      expect(age).toBeLessThan(60_000);
    },
  },
});

/** The states that the page has told since the path began, over all its reloads. */
const told: string[] = [];

async function tellStates({ context }: Walk): Promise<void> {
  await context.exposeFunction("tellState", (state: string) => void told.push(state));
  await context.addInitScript(() => {
    const { tellState } = window as unknown as { tellState: (state: string) => void };
    // There is no element yet; the document is there.
    new MutationObserver(() => tellState(document.documentElement.dataset.chunkReload ?? "")).observe(document, {
      subtree: true,
      attributeFilter: ["data-chunk-reload"],
    });
  });
}

async function loseChunk({ page, notes }: Walk): Promise<void> {
  const lost = Number(notes.get("lost") ?? 0);
  notes.set("lost", lost + 1);
  const before = told.length;
  await page
    .locator(`a[href^="${PAGES[lost % PAGES.length]}"]:visible`)
    .first()
    .click();
  // The page shows its state anew after each loss, the same one too.
  await expect.poll(() => told.length).toBeGreaterThan(before);
}

describeWalks(chunkReload);

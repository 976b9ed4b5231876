// Nothing that a member looks at moves while a page comes, with its late parts and its font.
import type { Page } from "@playwright/test";
import { type SeasonOptions, seasonCsv } from "../factories/season-csv.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoShift, expectStill, giveOpenBets, WIDTHS } from "./layout-shift.ts";

test("홈은 내 베팅이 있어도 움직이지 않고 열린다", { tag: "@long" }, async ({ page, server }) => {
  await giveOpenBets(server.url, "member06", 2);
  const member = new MemberDriver(page);
  await member.loginToHome("member06");
  for (const width of WIDTHS) await expectStill(page, "/", width);
});

test(
  "경기가 시작하는 동안 열어도 가장 큰 글은 첫 응답의 것이다",
  { tag: "@long" },
  async ({ page, server, operator }) => {
    const early = { ...SOON, teams: ["한라", "백두", "금강", "설악", "지리", "태백"], seed: 14 };
    const start = new Date(Date.now() + BEGINS_MS).toISOString();
    await operator.ask("POST", `/api/admin/fixtures/import?start=${start}&speed=1`, seasonCsv(early));
    await new MemberDriver(page).loginToHome("member06");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(noteLargest);
    let bring = (): void => {};
    await page.route("**/assets/react-*.js", async (route) => {
      await new Promise<void>((resolve) => (bring = resolve));
      await route.continue();
    });
    // The server waits for the lists for 300 ms: a machine that is slow is no failure.
    await expect(async () => {
      bring();
      await page.goto("/", { waitUntil: "commit" });
      await expect(
        page
          .locator(".first-picture")
          .getByText(early.teams[0] ?? "")
          .first(),
      ).toBeVisible();
      await expect(page.locator(".first-picture .fp-popup").first()).toBeVisible();
      expect(await page.evaluate(() => window.largest?.isConnected)).toBe(true);
    }).toPass({ timeout: 60_000 });
    await moveClock(server.url, BEGINS_MS);
    bring();
    await expect(page.locator(".first-picture")).toHaveCount(0);
    await expect(page.locator('[data-held] .price-cell[data-state="closed"]').first()).toBeVisible();
    // It is gone with the picture, and nothing larger came.
    expect(await page.evaluate(() => window.largest?.isConnected), "what was painted largest").toBe(false);
  },
);

const BEGINS_MS = 120_000;

declare global {
  interface Window {
    largest?: Element | null;
  }
}

/** Runs in the page. */
function noteLargest(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
      window.largest = entry.element ?? window.largest ?? null;
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

async function moveClock(url: string, advanceMs: number): Promise<void> {
  const moved = await fetch(`${url}/api/test/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ advanceMs }),
  });
  expect(moved.status).toBe(200);
}

/** Three matches before all others. */
const SOON: SeasonOptions = {
  teams: ["동해", "서해", "남해", "독도", "마라도", "울릉"],
  season: "2025-2026",
  firstKickOff: "2025-11-21 12:00:00",
  seed: 12,
  roundDays: 1,
};
const SOON_MS = 300_000;

test(
  "경기가 시작해도 목록은 움직이지 않고, 다른 곳을 누르면 새 목록이 보인다",
  { tag: "@long" },
  async ({ page, server, context, operator }) => {
    const start = new Date(Date.now() + SOON_MS).toISOString();
    await operator.ask("POST", `/api/admin/fixtures/import?start=${start}&speed=1`, seasonCsv(SOON));
    await new MemberDriver(page).loginToHome("member06");
    const opened: { page: Page; what: string }[] = [];
    for (const path of ["/", "/korea/cross"])
      for (const width of [1440, 390]) {
        const one = await context.newPage();
        await one.setViewportSize({ width, height: 844 });
        await one.goto(path);
        await expect(one.locator(".first-picture")).toHaveCount(0);
        await expect(one.locator('.price-cell[data-state="open"]').first()).toBeVisible();
        opened.push({ page: one, what: `${path} at ${width} px` });
      }
    const before = await Promise.all(opened.map((one) => namesIn(one.page)));
    await moveClock(server.url, SOON_MS);
    for (const [at, one] of opened.entries()) {
      // A page that is not in front draws nothing.
      await one.page.bringToFront();
      const list = one.page.locator("[data-held]").last();
      await expect(list.locator('.price-cell[data-state="closed"]').first()).toBeVisible();
      expect(await namesIn(one.page), one.what).toEqual(before[at]);
      await expectNoShift(one.page, one.what);
      // The list may be read anew after the prices have closed.
      await expect(async () => {
        await one.page.locator("h1").first().dispatchEvent("click");
        expect(await list.locator('.price-cell[data-state="closed"]').count()).toBe(0);
      }).toPass();
    }
  },
);

/** The selections of the first matches of the last list, in its order. */
const namesIn = (page: Page) => page.locator("[data-held]").last().locator(".price-cell").evaluateAll(selectionsOf);

/** Runs in the page. */
const selectionsOf = (cells: Element[]) => cells.slice(0, 12).map((cell) => (cell as HTMLElement).dataset.selection);

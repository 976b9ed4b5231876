// Nothing that a member looks at moves while a page comes, with its late parts and its font.
import type { Page } from "@playwright/test";
import { type SeasonOptions, seasonCsv } from "../factories/season-csv.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoShift, expectStill, giveOpenBets, WIDTHS } from "./layout-shift.ts";

test("홈은 내 베팅이 있어도 움직이지 않고 열린다", async ({ page, server }) => {
  await giveOpenBets(server.url, "member06", 2);
  const member = new MemberDriver(page);
  await member.loginToHome("member06");
  for (const width of WIDTHS) await expectStill(page, "/", width);
});

/** Three matches before all others. */
const SOON: SeasonOptions = {
  teams: ["동해", "서해", "남해", "독도", "마라도", "울릉"],
  season: "2025-2026",
  firstKickOff: "2025-11-21 12:00:00",
  seed: 12,
  roundDays: 1,
};
const SOON_MS = 300_000;

test("경기가 시작해도 목록은 움직이지 않고, 다른 곳을 누르면 새 목록이 보인다", async ({
  page,
  server,
  context,
  operator,
}) => {
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
  const moved = await fetch(`${server.url}/api/test/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ advanceMs: SOON_MS }),
  });
  expect(moved.status).toBe(200);
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
});

/** The selections of the first matches of the last list, in its order. */
const namesIn = (page: Page) => page.locator("[data-held]").last().locator(".price-cell").evaluateAll(selectionsOf);

/** Runs in the page. */
const selectionsOf = (cells: Element[]) => cells.slice(0, 12).map((cell) => (cell as HTMLElement).dataset.selection);

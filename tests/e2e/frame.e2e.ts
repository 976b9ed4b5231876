// The frame on a desktop: nothing scrolls sideways where mobile ends, and the device toggle is seen at once.
import type { Page, Response } from "@playwright/test";
import type { FirstAnswers } from "../../server/http/tell-first.ts";
import { Clocks } from "../walks/lib/clocks.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expect, expectNoSidewaysScroll, test } from "./fixtures.ts";

test("1024px부터 베팅카트가 목록 옆에 있고, 어느 너비에서도 옆으로 밀리지 않는다", async ({ page }) => {
  const member = new MemberDriver(page);
  await member.openHome("member11");
  await member.openGame("cross");
  for (const width of [1024, 1100, 1263, 1264, 1280, 1299, 1300, 1440, 1607, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole("complementary", { name: "베팅카트" })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expect.poll(() => slipOverTabs(page), `the slip at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(page.getByRole("complementary", { name: "베팅카트" })).toHaveCount(0);
});

for (const path of ["/login", "/", "/korea/cross", "/europe"])
  test(`${path}는 첫 응답에 있는 것을 다시 묻지 않는다`, async ({ page, operator }) => {
    if (path !== "/login") await new MemberDriver(page).openHome("member05");
    // The page waits a moment for what it asked for, and its clock stands: a machine that is slow is no failure.
    await new Clocks(page, operator).stop();
    // It reads the lists again as soon as it stands.
    await page.route("**/api/stream", () => {});
    await page.addInitScript(noteLines);
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      asked.push(pathname + search);
    });
    const { answer, first } = await openTold(page, path, asked);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    // The first picture is there at once, with its lists: no lines stood in their place.
    await expect(page.locator(".first-picture")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.dataset.lines)).toBeUndefined();
    // A font that the HTML names shares the line with the scripts.
    await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(0);
    expect(answer?.headers()["cache-control"]).toBe("no-store");
    for (const { url } of first.told) expect(asked).not.toContain(url);
    for (const url of [...first.all, ...first.member])
      expect(
        asked.filter((one) => one === url),
        url,
      ).toHaveLength(1);
    // No part of the page can read the token.
    await expect(page.locator("#first-data")).toHaveCount(0);
  });

test("스크립트가 오기 전에도 불러오는 중임을 보여 준다", async ({ page }) => {
  let bring = (): void => {};
  const asked = new Promise<void>((resolve) => (bring = resolve));
  await page.route("**/assets/react-*.js", async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  await expect(page.getByRole("status", { name: "페이지를 불러오는 중" })).toBeVisible();
  bring();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("status", { name: "페이지를 불러오는 중" })).toHaveCount(0);
});

/**
 * Opens the page until its HTML tells what it can: the server waits for the answers for 300 ms at most, and a machine that is
 * slow is no failure. `asked` then holds what the last page asked for.
 */
async function openTold(page: Page, path: string, asked: string[]) {
  let opened: { answer: Response | null; first: FirstAnswers } | undefined;
  await expect(async () => {
    // The page before has more to ask for, which is not what this is about.
    await page.goto("about:blank");
    asked.length = 0;
    const answer = await page.goto(path);
    const json = /id="first-data">(.*?)<\/script>/.exec((await answer?.text()) ?? "")?.[1] ?? "";
    const first = JSON.parse(json) as FirstAnswers;
    opened = { answer, first };
    expect(first.told.length).toBeGreaterThan(0);
    expect(first.told.some(({ auth }) => auth !== undefined)).toBe(path !== "/login");
  }).toPass({ timeout: 120_000 });
  if (!opened) throw new Error(`${path} did not open`);
  return opened;
}

/** By how many pixels the slip reaches into the tabs at the right; not at all where there are none. */
async function slipOverTabs(page: Page): Promise<number> {
  const slip = await page.getByRole("complementary", { name: "베팅카트" }).boundingBox();
  const tabs = await page.getByRole("navigation", { name: "고정 메뉴" }).evaluateAll((found) =>
    // Not drawn, it has no place.
    found.flatMap((one) => (one.checkVisibility() ? [one.getBoundingClientRect().x] : [])),
  );
  if (!slip) throw new Error("no slip is shown");
  return Math.max(...tabs.map((x) => slip.x + slip.width - x), 0);
}

/** Notes on the document that lines stood in the place of a list. */
function noteLines(): void {
  new MutationObserver(() => {
    if (document.querySelector('main [data-state="loading"]')) document.documentElement.dataset.lines = "seen";
  }).observe(document, { subtree: true, childList: true });
}

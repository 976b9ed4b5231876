// The frame on a desktop: nothing scrolls sideways where mobile ends, and the device toggle is seen at once.
import type { FirstAnswers } from "../../server/http/tell-first.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expect, expectNoSidewaysScroll, test } from "./fixtures.ts";

test("1024px부터 베팅카트가 목록 옆에 있고, 어느 너비에서도 옆으로 밀리지 않는다", async ({ page }) => {
  const member = new MemberDriver(page);
  await member.loginToHome("member11");
  await member.openGame("cross");
  for (const width of [1024, 1100, 1263, 1264, 1280, 1299, 1300, 1440, 1607, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole("complementary", { name: "베팅카트" })).toBeVisible();
    await expectNoSidewaysScroll(page);
    const slip = await page.getByRole("complementary", { name: "베팅카트" }).boundingBox();
    const tabs = page.getByRole("navigation", { name: "고정 메뉴" });
    if (await tabs.isVisible())
      expect((slip?.x ?? 0) + (slip?.width ?? 0)).toBeLessThanOrEqual((await tabs.boundingBox())?.x ?? 0);
  }
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(page.getByRole("complementary", { name: "베팅카트" })).toHaveCount(0);
});

for (const path of ["/login", "/", "/korea/cross"])
  test(`${path}는 첫 응답에 있는 것을 다시 묻지 않는다`, async ({ page }) => {
    if (path !== "/login") await new MemberDriver(page).loginToHome("member05");
    // The page waits a moment for what it asked for, and its clock stands: a machine that is slow is no failure.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    // The page of the login has more to ask for, which is not what this is about.
    await page.goto("about:blank");
    // It reads the lists again as soon as it stands.
    await page.route("**/api/stream", () => {});
    await page.addInitScript(noteLines);
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      asked.push(pathname + search);
    });
    const answer = await page.goto(path);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    // The first picture is there at once, with its lists: no lines stood in their place.
    await expect(page.locator(".first-picture")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.dataset.lines)).toBeUndefined();
    // A font that the HTML names shares the line with the scripts.
    await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(0);
    const html = (await answer?.text()) ?? "";
    expect(answer?.headers()["cache-control"]).toBe("no-store");
    const json = /id="first-data">(.*?)<\/script>/.exec(html)?.[1] ?? "";
    const first = JSON.parse(json) as FirstAnswers;
    expect(first.told.some(({ auth }) => auth !== undefined)).toBe(path !== "/login");
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

/** Notes on the document that lines stood in the place of a list. */
function noteLines(): void {
  new MutationObserver(() => {
    if (document.querySelector('main [data-state="loading"]')) document.documentElement.dataset.lines = "seen";
  }).observe(document, { subtree: true, childList: true });
}

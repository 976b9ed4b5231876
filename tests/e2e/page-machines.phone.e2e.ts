// Machines that rule the page as a whole, on a phone: there the width that the member chooses is obeyed.
import { MemberDriver } from "./drivers/member.ts";
import { expect, test } from "./fixtures.ts";

test.use({ file: "page-machines.phone" });

test("기기 전환은 425와 1607을 오가고 새로 고쳐도 남는다", async ({ page }) => {
  const width = () => page.evaluate(() => document.documentElement.clientWidth);
  const toggle = page.locator('[data-machine="device-toggle"]:visible');
  await new MemberDriver(page).loginToHome("member05");
  await expect(toggle).toHaveAttribute("data-state", "auto");

  await toggle.click();
  await expect(toggle).toHaveAttribute("data-state", "desktop");
  await expect.poll(width).toBe(1607);
  await page.reload();
  await expect(toggle).toHaveAttribute("data-state", "desktop");
  await expect.poll(width).toBe(1607);

  await toggle.click();
  await expect(toggle).toHaveAttribute("data-state", "mobile");
  await expect.poll(width).toBe(425);
});

test("없어진 부분은 화면을 한 번만 새로 연다", async ({ page, watched }) => {
  watched.expectCut("bet_result");
  let [opened, cut] = [0, 0];
  page.on("domcontentloaded", () => void (opened += 1));
  await new MemberDriver(page).loginToHome("member06");
  await expect(page.locator("html")).toHaveAttribute("data-chunk-reload", "ready");
  await page.route(/\/assets\/bet_result[^/]*\.js/, async (route) => {
    cut += 1;
    await route.abort();
  });
  const before = opened;
  await page.getByRole("link", { name: "베팅내역" }).first().click();
  await expect.poll(() => opened).toBe(before + 1);
  if (new URL(page.url()).pathname !== "/bet_result")
    await page.getByRole("link", { name: "베팅내역" }).first().click();
  await expect(page.locator("html")).toHaveAttribute("data-chunk-reload", "waiting");
  await expect(page.getByRole("link", { name: /홈/ }).first()).toBeVisible();
  expect([opened, cut]).toEqual([before + 1, 2]);
});

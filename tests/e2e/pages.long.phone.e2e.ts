// Every member's page as a phone shows it, with touch: accessible and no wider than the phone.
import { MemberDriver } from "./drivers/member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { pathsOf } from "./whole-page.ts";

test("모든 페이지가 390px에 들어간다", async ({ page }) => {
  test.setTimeout(300_000);
  const member = new MemberDriver(page);
  await member.loginToHome("member03");
  for (const { path } of pathsOf("member")) {
    await page.goto(path);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

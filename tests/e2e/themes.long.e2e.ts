// Every page at the desktop's width is accessible, those of members in both themes.
import type { Page } from "@playwright/test";
import type { PageAccess } from "../../src/domain/frame/pages/page-row.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectWhole, pathsOf } from "./whole-page.ts";

test.beforeEach(() => test.setTimeout(600_000));

async function lookAtAll(page: Page, access: PageAccess): Promise<void> {
  for (const row of pathsOf(access)) {
    await expectWhole(page, row);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page);
  }
}

for (const theme of ["dark", "light"] as const)
  test(`회원의 모든 페이지, ${theme}`, async ({ page }) => {
    const member = new MemberDriver(page);
    await member.loginToHome("member03");
    if (theme === "light") await page.getByRole("button", { name: "밝은 화면으로" }).click();
    await lookAtAll(page, "member");
  });

for (const [access, account] of [
  ["administrator", "admin01"],
  ["manager", "manager01"],
] as const)
  test(`${account}의 모든 페이지`, async ({ page }) => {
    const member = new MemberDriver(page);
    await member.login(account);
    await expect(page).not.toHaveURL(/login/);
    await lookAtAll(page, access);
  });

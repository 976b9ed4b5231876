// Every page at the desktop's width: accessible, nothing cut, titled, and what the layout promises.
import { EVERY_PAGE } from "../../src/domain/pages/every-page.ts";
import type { PageAccess } from "../../src/domain/pages/page-row.ts";
import { offersOf, oneEach, readGame } from "./drivers/fixtures.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";

test.use({ file: "look" });

/** What an address with an id shows depends on what there is. */
const pathsOf = (access: PageAccess) => EVERY_PAGE.filter((page) => page.access === access && !page.path.includes("$"));

for (const theme of ["dark", "light"] as const)
  test(`회원의 모든 페이지, ${theme}`, async ({ page }) => {
    test.slow();
    const member = new MemberDriver(page);
    await member.loginToHome("member03");
    if (theme === "light") await page.getByRole("button", { name: "밝은 화면으로" }).click();
    for (const { path, title } of pathsOf("member")) {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} | 한판`);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });

test("로그인과 점검 안내", async ({ page }) => {
  await page.goto("/login");
  await expect(page).toHaveTitle("로그인 | 한판");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

for (const [access, account] of [
  ["administrator", "admin01"],
  ["manager", "manager01"],
] as const)
  test(`${account}의 모든 페이지`, async ({ page }) => {
    const member = new MemberDriver(page);
    await member.login(account);
    await expect(page).not.toHaveURL(/login/);
    for (const { path, title } of pathsOf(access)) {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} | 한판`);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });

test("한국형의 주소는 크로스로 이어진다", async ({ page }) => {
  const member = new MemberDriver(page);
  await member.loginToHome("member03");
  await page.goto("/korea?time=1");
  await member.expectPath("/korea/cross");
});

test("키보드만으로 고르고 금액을 넣고, 한 경기로는 안 되는 이유를 읽는다", async ({ page, server }) => {
  const [offer] = oneEach(offersOf(await readGame(server.url, "proto")), 1);
  if (!offer) throw new Error("nothing offered");
  const member = new MemberDriver(page);
  await member.loginToHome("member04");
  await member.openGame("proto");
  const price = member.price(offer.selection.id);
  await price.focus();
  await page.keyboard.press("Space");
  await expect(price).toHaveAttribute("aria-pressed", "true");
  await member.slip.getByLabel("베팅금액").focus();
  await page.keyboard.type("1000");
  await expect(member.slip.getByRole("button", { name: "베팅하기" })).toBeDisabled();
  await expect(member.slip).toContainText(/2경기|두 경기|2폴더/);
  await price.focus();
  await page.keyboard.press("Enter");
  await expect(member.slip.locator('[data-machine="slip-leg"]')).toHaveCount(0);
});

// Every page at the desktop's width: accessible, nothing cut, titled, and what the layout promises.
import { offersOf, oneEach, readGame } from "./drivers/fixtures.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";

test.use({ file: "look" });

const PAGES = [
  ["/", "홈 | 한판"],
  ["/korea/cross", /크로스.* \| 한판/],
  ["/korea/wintielose", /승무패.* \| 한판/],
  ["/korea/handicap", /핸디캡.* \| 한판/],
  ["/korea/special", /스페셜.* \| 한판/],
  ["/korea/live", /라이브.* \| 한판/],
  ["/korea/proto", /프로토.* \| 한판/],
  ["/bet_result", "베팅내역 | 한판"],
  ["/message", "쪽지함 | 한판"],
] as const;

for (const theme of ["dark", "light"] as const)
  test(`회원의 모든 페이지, ${theme}`, async ({ page }) => {
    test.slow();
    const member = new MemberDriver(page);
    await member.loginToHome("member03");
    if (theme === "light") await page.getByRole("button", { name: "밝은 화면으로" }).click();
    for (const [path, title] of PAGES) {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.locator("main")).toBeVisible();
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

test("운영자와 총판의 페이지", async ({ page }) => {
  const member = new MemberDriver(page);
  await member.login("admin01");
  await member.expectPath("/admin");
  await expect(page).toHaveTitle("관리자 | 한판");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectAccessible(page);
  await member.logout();
  await member.login("manager01");
  await member.expectPath("/manager");
  await expect(page).toHaveTitle("총판 | 한판");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectAccessible(page);
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

// Every page of a member opens, titled and loaded, and what the layout promises. The stories of the pages check that they
// are accessible and whole at both widths; `themes.long.e2e.ts` does in the whole product, and of the console too.
import { offersOf, oneEach, readGame } from "./drivers/fixtures.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { expectOpens, halves, pathsOf } from "./whole-page.ts";

// The pages are many: two servers and two workers share them.
test.describe.configure({ mode: "parallel" });
for (const [part, pages] of halves(pathsOf("member")).entries())
  test(`회원의 페이지, ${part + 1}부`, async ({ page }) => {
    const member = new MemberDriver(page);
    await member.openHome(`member0${part + 3}`);
    for (const row of pages) await expectOpens(page, row);
  });

test("로그인과 점검 안내", async ({ page }) => {
  await page.goto("/login");
  await expect(page).toHaveTitle("로그인 | 한판");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("한국형의 주소는 크로스로 이어진다", async ({ page }) => {
  const member = new MemberDriver(page);
  await member.openHome("member03");
  await page.goto("/korea?time=1");
  await member.expectPath("/korea/cross");
});

test("키보드만으로 고르고 금액을 넣고, 한 경기로는 안 되는 이유를 읽는다", async ({ page, server }) => {
  const [offer] = oneEach(offersOf(await readGame(server.url, "proto")), 1);
  if (!offer) throw new Error("nothing offered");
  const member = new MemberDriver(page);
  await member.openHome("member04");
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

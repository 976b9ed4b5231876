// The login and a bet with the sheet on a phone.
import { offersOf, oneEach, readGame } from "./drivers/fixtures.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";

test("로그인이 390px에 들어간다", async ({ page }) => {
  await page.goto("/login");
  await expect(page.locator("main")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("서랍으로 옮기고 시트로 베팅한다", async ({ page, server }) => {
  const [offer] = oneEach(offersOf(await readGame(server.url, "cross"), "win_draw_lose"), 1);
  if (!offer) throw new Error("nothing offered");
  const member = new MemberDriver(page);
  await member.openHome("member01");
  await page.getByRole("button", { name: "메뉴 열기" }).tap();
  await page.getByRole("dialog").getByRole("link", { name: "크로스" }).tap();
  await member.expectPath("/korea/cross");
  // The home page shows the same prices until the list is there.
  await expect(page.getByRole("heading", { name: "크로스", level: 1 })).toBeVisible();
  await member.price(offer.selection.id).tap();
  await page.getByRole("button", { name: /베팅카트/ }).tap();
  await member.setStake(2_000);
  await member.slip.getByRole("button", { name: "베팅하기" }).tap();
  await page.getByRole("dialog", { name: "베팅 확인" }).getByRole("button", { name: "베팅하기" }).tap();
  await expect(page.getByText("베팅이 접수되었습니다.")).toBeVisible();
});

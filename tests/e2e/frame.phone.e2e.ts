// The frame on a phone: Back closes what is open, the header is one line, and a deep link outlives the login.
import { MemberDriver } from "./drivers/member.ts";
import { expect, test } from "./fixtures.ts";

test("뒤로가기는 화면을 떠나기 전에 열린 것을 닫는다, 새로고침한 뒤에도", async ({ page }) => {
  const member = new MemberDriver(page);
  await member.openHome("member11");
  await member.openGame("cross");
  const address = page.url();
  const menu = page.getByRole("button", { name: "메뉴 열기" });
  // The entry that Back closes is written a moment after the dialog is open.
  const goBackFromOpen = async () => {
    await expect.poll(() => page.evaluate(() => (history.state as { covers?: string } | null)?.covers)).toBeTruthy();
    await page.goBack();
  };
  await menu.tap();
  await expect(page.getByRole("dialog", { name: "메뉴" })).toBeVisible();
  await goBackFromOpen();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await member.prices.first().tap();
  await expect(page.getByRole("button", { name: /베팅카트/ })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: /베팅카트/ }).tap();
  await expect(page.getByRole("dialog", { name: "베팅카트" })).toBeVisible();
  await goBackFromOpen();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await member.chooseOwn("내 정보");
  await expect(page.getByRole("dialog", { name: "내 정보" })).toBeVisible();
  await goBackFromOpen();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(page.url()).toBe(address);

  // A followed link leaves nothing behind: one step back is the page before.
  await menu.tap();
  await page.getByRole("dialog").getByRole("link", { name: "베팅내역" }).tap();
  await member.expectPath("/bet_result");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await member.expectPath("/korea/cross");

  // What was closed in another way, and a search meanwhile, take no step of their own.
  await menu.tap();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("navigation", { name: "종목" }).getByRole("link").nth(1).tap();
  await expect.poll(() => new URL(page.url()).searchParams.has("sportId")).toBe(true);
  await page.goBack();
  await expect.poll(() => page.url()).toBe(address);
  await menu.tap();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await member.expectPath("/");
});

test("머리글은 48px 한 줄이고, 목록은 200px 안에서 시작한다", async ({ page }) => {
  const member = new MemberDriver(page);
  await member.openHome("member12");
  await member.openGame("wintielose");
  const header = await page.getByRole("banner").boundingBox();
  expect(header?.height).toBe(48);
  const list = page.locator("main li", { has: page.getByRole("heading", { level: 2 }) }).first();
  expect((await list.boundingBox())?.y).toBeLessThanOrEqual(200);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect.poll(async () => (await page.getByRole("banner").boundingBox())?.y).toBe(0);
  // The games and the sports stay below it.
  const games = page.getByRole("navigation", { name: "게임" });
  const sports = page.getByRole("navigation", { name: "종목" });
  expect((await games.boundingBox())?.y).toBeLessThan(60);
  expect((await sports.boundingBox())?.y).toBeLessThan(110);
  await sports.getByRole("link").nth(1).tap();
  await expect.poll(() => new URL(page.url()).searchParams.has("sportId")).toBe(true);
  await games.getByRole("link", { name: "핸디캡" }).tap();
  await member.expectPath("/korea/handicap");
  expect(new URL(page.url()).searchParams.has("sportId")).toBe(true);
  expect(await member.balance()).toBeGreaterThan(0);
});

test("로그인 전에 연 주소로 로그인한 뒤 돌아간다", async ({ page }) => {
  const member = new MemberDriver(page);
  await page.goto("/bet_result?page=2");
  await member.expectPath("/login");
  await expect(page.getByLabel("아이디", { exact: true })).toBeFocused();
  await page.getByLabel("아이디", { exact: true }).fill("member15");
  await page.getByLabel("비밀번호", { exact: true }).fill("hanpan!2026");
  await page.getByLabel("비밀번호", { exact: true }).press("Enter");
  await member.expectPath("/bet_result");
  // The login is loaded anew next: until the server has ended the session, its HTML knows the member.
  await member.leave();
  await member.loginToHome("member15");
});

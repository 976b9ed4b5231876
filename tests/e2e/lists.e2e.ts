// The home page and the lists: prices are picked where they are seen, a row leads to its fixture, and a search finds it.
import { MemberDriver } from "./drivers/member.ts";
import { expect, test } from "./fixtures.ts";

test("홈에서 고르고 베팅하면, 링크는 그 경기의 줄로 간다", { tag: "@long" }, async ({ page }) => {
  const member = new MemberDriver(page);
  await member.openHome("member16");
  const price = member.prices.first();
  await price.click();
  await expect(price).toHaveAttribute("aria-pressed", "true");
  await member.setStake(10_000);
  await member.place();
  await expect(page.getByText("베팅이 접수되었습니다.")).toBeVisible();

  // The bet takes its place above the matches.
  await expect(page.getByRole("region", { name: "내 베팅" }).getByRole("link").first()).toBeVisible();
  // Late in the evening nothing more is played today.
  await page.getByRole("region", { name: "다음 경기" }).getByRole("listitem").last().getByRole("link").click();
  await member.expectPath("/korea/cross");
  const row = page.locator("[data-fixture]:focus");
  await expect(row).toBeInViewport();
  await expect.poll(() => new URL(page.url()).searchParams.has("fixture")).toBe(false);
});

test("글자로 찾고, 종목은 게임을 옮겨도 남는다", { tag: "@long" }, async ({ page }) => {
  const member = new MemberDriver(page);
  await member.openHome("member17");
  await member.openGame("cross");
  const rows = page.locator("[data-fixture]");
  const team = ((await rows.first().locator(".price-cell-name").first().textContent()) ?? "").trim();
  await page.keyboard.press("/");
  await expect(page.getByRole("textbox", { name: "팀, 리그 검색" })).toBeFocused();
  await page.keyboard.type(team);
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).searchParams.get("text")).toBe(team);
  await expect(rows.filter({ hasNotText: team })).toHaveCount(0);
  await expect(rows.first()).toContainText(team);
  await page.getByRole("button", { name: "검색어 지우기" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.has("text")).toBe(false);

  await page.getByRole("navigation", { name: "종목" }).getByRole("link").nth(1).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("sportId")).not.toBeNull();
  const sport = new URL(page.url()).searchParams.get("sportId");
  await page.locator('a[href*="/korea/wintielose"]:visible').first().click();
  await member.expectPath("/korea/wintielose");
  expect(new URL(page.url()).searchParams.get("sportId")).toBe(sport);
});

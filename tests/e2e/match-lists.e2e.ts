// One line a match: how much of a list a desktop shows at once, and what a member chooses stays chosen.
import { MemberDriver } from "./drivers/member.ts";
import { seenOf } from "./drivers/match-list.ts";
import { expect, test } from "./fixtures.ts";

test("첫 화면에 12경기 이상이 한 줄씩 보이고, 팀 이름이 잘리지 않는다", async ({ page }) => {
  const member = new MemberDriver(page);
  await member.openHome("member01");
  for (const path of ["/korea/cross", "/europe"]) {
    await page.goto(path);
    await expect(member.prices.first()).toBeVisible();
    // Rows and names take their place when the font has come.
    await expect(async () => {
      const { heights, cut } = await seenOf(page);
      expect(heights.length, path).toBeGreaterThanOrEqual(12);
      expect(Math.min(...heights), path).toBeGreaterThanOrEqual(44);
      expect(Math.max(...heights), path).toBeLessThanOrEqual(48);
      expect(cut, path).toEqual([]);
    }).toPass({ timeout: 30_000 });
  }
});

test("펼쳐 보기를 고르면 다음 페이지에서도 펼쳐진다", { tag: "@long" }, async ({ page }) => {
  const member = new MemberDriver(page);
  await member.openHome("member12");
  await member.openGame("cross");
  await page.getByRole("button", { name: "펼쳐 보기" }).click();
  await expect.poll(async () => Math.min(...(await seenOf(page)).heights)).toBeGreaterThan(100);
  await page.goto("/europe");
  await expect(page.getByRole("button", { name: "한줄 보기" })).toBeVisible();
  await page.getByRole("button", { name: "한줄 보기" }).click();
  await expect.poll(async () => Math.max(...(await seenOf(page)).heights)).toBeLessThan(50);
});

test("왼쪽 메뉴의 종목에서 유럽형 목록을 연다", { tag: "@long" }, async ({ page }) => {
  const member = new MemberDriver(page);
  await member.openHome("member03");
  await member.openGame("cross");
  const tree = page.getByRole("navigation", { name: "종목 · 지역 · 리그" });
  await tree.getByRole("link", { name: /^축구/ }).click();
  await member.expectPath("/europe");
  await expect(tree.getByRole("link", { name: /^축구/ })).toHaveAttribute("aria-current", "page");
});

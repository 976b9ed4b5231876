// The same on a phone: names once, the prices of one market at a time.
import { MemberDriver } from "./drivers/member.ts";
import { seenOf } from "./drivers/match-list.ts";
import { expect, test } from "./fixtures.ts";

/** Of the bar at the bottom of a phone. */
const BAR_PX = 56;

test("첫 화면에 6경기 이상이 보이고, 고른 마켓이 다음 페이지에 남는다", async ({ page }) => {
  const member = new MemberDriver(page);
  await member.openHome("member01");
  for (const path of ["/korea/cross", "/europe"]) {
    await page.goto(path);
    await expect(member.prices.first()).toBeVisible();
    // Rows and names take their place when the font has come.
    await expect(async () => {
      const { heights, cut } = await seenOf(page, BAR_PX);
      expect(heights.length, path).toBeGreaterThanOrEqual(6);
      expect(Math.min(...heights), path).toBeGreaterThanOrEqual(84);
      expect(Math.max(...heights), path).toBeLessThanOrEqual(92);
      expect(cut, path).toEqual([]);
    }).toPass({ timeout: 30_000 });
  }
  const handicap = page.getByRole("group", { name: "마켓 선택" }).getByRole("button", { name: "핸디캡" });
  await handicap.tap();
  await expect(page.locator('fieldset[data-column="handicap"]').first()).toBeVisible();
  await page.goto("/korea/cross");
  await expect(handicap).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator('fieldset[data-column="result"]')).toHaveCount(0);
});

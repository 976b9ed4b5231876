// The page of a running match: where its first price stands, and what stays in view.
import { expect } from "@playwright/test";
import type { MemberDriver } from "./member.ts";

/** Opens a running match, and expects its first price near the top and its head in view wherever the page is scrolled. */
export async function expectMatchPage(member: MemberDriver): Promise<void> {
  const { page } = member;
  await page.goto("/inplay");
  await page.locator("article[data-fixture] h3 a").first().click();
  const head = page.locator("article[data-fixture] > header");
  await expect(head).toBeVisible();
  await expect(member.prices.first()).toBeVisible();
  expect((await member.prices.first().boundingBox())?.y).toBeLessThanOrEqual(320);
  expect((await head.boundingBox())?.height).toBe(56);
  await page.mouse.wheel(0, 600);
  await expect.poll(async () => (await head.boundingBox())?.y).toBeGreaterThanOrEqual(48);
  await expect(head).toBeInViewport();
}

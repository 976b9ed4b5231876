// The page of a running match: where its first price stands, and what stays in view.
import { expect } from "@playwright/test";
import { isWinner, offersOf, readGame } from "./fixtures.ts";
import type { MemberDriver } from "./member.ts";

/** Opens a running match that takes bets, and expects its first price near the top and its head in view wherever the page is scrolled. */
export async function expectMatchPage(member: MemberDriver, url: string): Promise<void> {
  const { page } = member;
  await page.goto("/inplay");
  // All markets of a match that is decided or waits for a decision are shut, and no price stands there.
  let fixtureId = "";
  await expect(async () => {
    fixtureId = offersOf(await readGame(url, "live")).find(isWinner)?.fixture.id ?? "";
    expect(fixtureId).not.toBe("");
  }).toPass({ timeout: 60_000 });
  await page.locator(`article[data-fixture="${fixtureId}"] h3 a`).click();
  const head = page.locator("article[data-fixture] > header");
  await expect(head).toBeVisible();
  await expect(member.prices.first()).toBeVisible();
  expect((await member.prices.first().boundingBox())?.y).toBeLessThanOrEqual(320);
  expect((await head.boundingBox())?.height).toBe(56);
  await page.mouse.wheel(0, 600);
  await expect.poll(async () => (await head.boundingBox())?.y).toBeGreaterThanOrEqual(48);
  await expect(head).toBeInViewport();
}

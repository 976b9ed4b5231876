// What is looked at on each page of the product.
import { expect, type Page } from "@playwright/test";
import { EVERY_PAGE } from "../../src/domain/frame/pages/every-page.ts";
import type { PageAccess } from "../../src/domain/frame/pages/page-row.ts";
import { expectNoSidewaysScroll } from "./fixtures.ts";

type PageRow = (typeof EVERY_PAGE)[number];

/** The pages of one kind of account. What an address with an id shows depends on what there is. */
export const pathsOf = (access: PageAccess): PageRow[] =>
  EVERY_PAGE.filter((page) => page.access === access && !page.path.includes("$"));

/** Two parts of about the same length. */
export function halves<T>(all: readonly T[]): T[][] {
  const middle = Math.ceil(all.length / 2);
  return [all.slice(0, middle), all.slice(middle)];
}

/** Goes to the page from the one that stands, without loading anything anew: title, one heading, loaded. */
export async function expectOpens(page: Page, { path, title }: PageRow): Promise<void> {
  await page.evaluate((to) => history.pushState(null, "", to), path);
  await expect(page).toHaveTitle(`${title} | 한판`);
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/**
 * Opens the page so, and looks for a sideways scroll at 1440 and 390 px. `pages.long.phone.e2e.ts` opens each page by its
 * address.
 */
export async function expectWhole(page: Page, row: PageRow): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectOpens(page, row);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator("h1")).toHaveCount(1);
  await expectNoSidewaysScroll(page);
}

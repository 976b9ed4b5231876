// How much a page moves while it comes: the layout shift that browsers measure.
import type { Page } from "@playwright/test";
import { ApiUser } from "../factories/api-user.ts";
import { isFair, offersOf, oneEach, readGame } from "./drivers/fixtures.ts";
import { expect } from "./fixtures.ts";

export const WIDTHS = [1440, 1024, 390] as const;
const MOST = 0.01;
/** What comes late is there by then. */
const SETTLED_MS = 1_000;

/** Places that many single bets of matches that have not begun. */
export async function giveOpenBets(url: string, userId: string, count: number): Promise<void> {
  const user = await ApiUser.login(url, userId);
  const offers = oneEach(offersOf(await readGame(url, "wintielose")), count, isFair);
  for (const { fixture, market, selection } of offers)
    await user.ask("POST", "/api/bets", {
      stake: 10_000,
      accept: "any",
      picks: [
        {
          kind: "fixture",
          fixtureId: fixture.id,
          marketId: market.id,
          selectionId: selection.id,
          betPrice: selection.betPrice,
          version: market.version,
        },
      ],
    });
}

interface Shift {
  value: number;
  moved: readonly string[];
}

/** Opens the page by its address in a window of that width. */
export async function expectStill(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
  await page.goto(path);
  await expect(page.locator(".first-picture")).toHaveCount(0);
  await expect(page.locator("[data-state=loading]")).toHaveCount(0);
  await page.waitForTimeout(SETTLED_MS);
  await expectNoShift(page, `${path} at ${width} px`);
}

/** Nothing in the page has moved by itself since it was opened. */
export async function expectNoShift(page: Page, what: string): Promise<void> {
  const shifts = await page.evaluate(readShifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, `${what}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST);
}

/** Runs in the page. */
function readShifts(): Promise<Shift[]> {
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  return new Promise((resolve) => {
    const read = (entries: PerformanceEntryList) =>
      (entries as Entry[])
        .filter(({ hadRecentInput }) => !hadRecentInput)
        .map(({ value, sources }) => ({
          value,
          moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ""),
        }));
    // Where nothing has moved the observer is never called.
    const none = setTimeout(resolve, 500, []);
    new PerformanceObserver((list) => {
      clearTimeout(none);
      resolve(read(list.getEntries()));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

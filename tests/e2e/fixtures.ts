// What every end-to-end test stands on: a server of its own for each file that names itself, people at the API, and a
// page whose console, requests and accessibility are watched.
import { AxeBuilder } from "@axe-core/playwright";
import { type Page, test as base, expect } from "@playwright/test";
import { ApiUser } from "../factories/api-user.ts";
import { startLeagueServer } from "../servers/league-server.ts";
import type { SuiteServer } from "../servers/start.ts";
import { watchPage, type Watched } from "./watch-page.ts";

export { leagueRows } from "../servers/league-server.ts";

export const test = base.extend<{ watched: Watched; operator: ApiUser }, { file: string; server: SuiteServer }>({
  // A worker, and with it the server, is for the tests of one value of its options: no file meets what another left.
  file: ["", { option: true, scope: "worker" }],
  server: [
    // Playwright reads the names of the fixtures from this pattern, and takes nothing but one.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const server = await startLeagueServer();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  operator: async ({ server }, use) => use(await ApiUser.login(server.url, "admin01")),
  watched: [
    async ({ page }, use) => {
      const watch = watchPage(page);
      await use(watch);
      expect(watch.faults(), "the console is clean and no request fails").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** No violation of WCAG 2.2 AA as far as axe sees. */
export async function expectAccessible(page: Page): Promise<void> {
  const result = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(
    result.violations.map(
      (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(" ")).join(", ")}`,
    ),
  ).toEqual([]);
}

/** Nothing stands out of the page's width, at the latest when the frame has followed the window's width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);
}

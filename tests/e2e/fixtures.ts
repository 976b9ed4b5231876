// What every end-to-end test stands on: a server of its own for each file, people at the API, and a
// page whose console, requests and accessibility are watched.
import { AxeBuilder } from "@axe-core/playwright";
import { type Page, test as base, expect } from "@playwright/test";
import { ApiUser } from "../factories/api-user.ts";
import { startLeagueServer } from "../servers/league-server.ts";
import { ServerOfFile } from "../servers/server-of-file.ts";
import type { SuiteServer } from "../servers/start.ts";
import { watchPage, type Watched } from "./watch-page.ts";

export { leagueRows } from "../servers/league-server.ts";

/** Files with this end are tried as on a phone. */
const ON_A_PHONE = /\.phone\.e2e\.ts$/;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface OfTest {
  server: SuiteServer;
  watched: Watched;
  operator: ApiUser;
}

export const test = base.extend<OfTest, { serverOfFile: ServerOfFile<SuiteServer> }>({
  serverOfFile: [
    // Playwright reads the names of the fixtures from this pattern, and takes nothing but one.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const servers = new ServerOfFile<SuiteServer>();
      await use(servers);
      await servers.close();
    },
    { scope: "worker" },
  ],
  // No file meets what another left.
  server: async ({ serverOfFile }, use, { file }) => use(await serverOfFile.of(file, startLeagueServer)),
  // oxlint-disable-next-line eslint/no-empty-pattern
  isMobile: async ({}, use, { file }) => use(ON_A_PHONE.test(file)),
  hasTouch: async ({ isMobile }, use) => use(isMobile),
  viewport: async ({ isMobile }, use) => use(isMobile ? PHONE : DESKTOP),
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
    // Naming each element that passes takes longer than looking at it.
    .options({ resultTypes: ["violations"] })
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

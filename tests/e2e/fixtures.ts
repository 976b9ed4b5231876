// What every end-to-end test stands on: a server of its own for each worker, people at the API, and a page whose
// console, requests and accessibility are watched.
import { AxeBuilder } from "@axe-core/playwright";
import { type Page, test as base, expect } from "@playwright/test";
import { type ServerProcess, startServerProcess } from "../../scripts/lib/server-process.ts";
import { ApiUser } from "../factories/api-user.ts";
import { seasonCsv, seasonRows, type SeasonOptions, type SeasonRow } from "../factories/season-csv.ts";

export interface Watched {
  /** Answers of these statuses are part of the test; Chromium writes a line to the console for each. */
  expectStatus(...statuses: number[]): void;
  /** Requests that the test itself cuts off, by a part of their address. */
  expectCut(path: string): void;
}

export const test = base.extend<{ watched: Watched; operator: ApiUser }, { server: ServerProcess }>({
  server: [
    // Playwright reads the names of the fixtures from this pattern, and takes nothing but one.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const server = await startServerProcess({ FEED: "none", TRUST_PROXY: "true" });
      const operator = await ApiUser.login(server.url, "admin01");
      const start = new Date(Date.now() + 3_600_000).toISOString();
      await operator.ask("POST", `/api/admin/fixtures/import?start=${start}&speed=1`, seasonCsv(LEAGUE));
      await use(server);
      await server.kill();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  operator: async ({ server }, use) => use(await ApiUser.login(server.url, "admin01")),
  watched: [
    async ({ page }, use) => {
      const statuses = new Set<number>();
      const cuts: string[] = [];
      const faults: string[] = [];
      const isCut = (url: string) => cuts.some((part) => url.includes(part));
      page.on("console", (message) => {
        const text = message.text();
        const loading = /Failed to load resource: the server responded with a status of (\d+)/.exec(text);
        if (loading && statuses.has(Number(loading[1]))) return;
        if (/net::ERR/.test(text) && isCut(message.location().url)) return;
        if (/dynamically imported module/.test(text) && isCut(text)) return;
        faults.push(`console ${message.type()}: ${text}`);
      });
      page.on("pageerror", (error) => faults.push(`error on the page: ${error.message}`));
      page.on("requestfailed", (request) => {
        // A page that is left ends its own requests.
        if (request.failure()?.errorText !== "net::ERR_ABORTED" && !isCut(request.url()))
          faults.push(`request failed: ${request.url()} ${request.failure()?.errorText}`);
      });
      page.on("response", (response) => {
        if (response.status() >= 400 && !statuses.has(response.status()))
          faults.push(`status ${response.status()}: ${response.url()}`);
      });
      await use({
        expectStatus: (...more) => more.forEach((status) => statuses.add(status)),
        expectCut: (path) => cuts.push(path),
      });
      expect(faults, "the console is clean and no request fails").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const LEAGUE: SeasonOptions = {
  teams: ["한강", "설악", "금강", "남산", "백두", "한라", "지리", "오대", "북악", "소백", "태백", "치악"],
  season: "2026-2027",
  firstKickOff: "2026-11-21 12:00:00",
  seed: 11,
  roundDays: 1,
};

/** One league of twelve teams; the first round's matches begin an hour after the worker's start. */
export function leagueRows(): SeasonRow[] {
  return seasonRows(LEAGUE);
}

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

/** Nothing stands out of the page's width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
}

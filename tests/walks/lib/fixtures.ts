// What the walks stand on: one server a worker.
import { test as base } from "@playwright/test";
import type { ServerProcess } from "../../../scripts/lib/server-process.ts";
import { startLeagueServer } from "../../e2e/league-server.ts";

export const test = base.extend<object, { server: ServerProcess }>({
  server: [
    // Playwright reads the names of the fixtures from this pattern, and takes nothing but one.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const server = await startLeagueServer();
      await use(server);
      await server.kill();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

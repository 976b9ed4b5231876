// What the walks stand on: a server of its own for each machine, of the kind that its walk wants. What one walk leaves
// on a server (a message, a moved clock) must not decide what the next one meets.
import { test as base } from "@playwright/test";
import { ServerOfFile } from "../../servers/server-of-file.ts";
import { startWalkServer, type ServerKind, type WalkServer } from "./servers.ts";

interface OfTest {
  machine: string;
  serverKind: ServerKind;
  server: WalkServer;
}

export const test = base.extend<OfTest, { serverOfFile: ServerOfFile<WalkServer> }>({
  machine: ["", { option: true }],
  serverKind: ["league", { option: true }],
  serverOfFile: [
    // Playwright reads the names of the fixtures from this pattern, and takes nothing but one.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const servers = new ServerOfFile<WalkServer>();
      await use(servers);
      await servers.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  // All walks are declared in one file, as Playwright sees it.
  server: [
    async ({ serverOfFile, machine, serverKind }, use) =>
      use(await serverOfFile.of(machine, () => startWalkServer(serverKind))),
    { timeout: 120_000 },
  ],
});

// What the walks stand on: a server of its own for each machine, of the kind that its walk wants. What one walk leaves
// on a server (a message, a moved clock) must not decide what the next one meets.
import { test as base } from "@playwright/test";
import { startWalkServer, type ServerKind, type WalkServer } from "./servers.ts";

export const test = base.extend<object, { machine: string; serverKind: ServerKind; server: WalkServer }>({
  // A worker, and with it the server, is for the tests of one value of its options.
  machine: ["", { option: true, scope: "worker" }],
  serverKind: ["league", { option: true, scope: "worker" }],
  server: [
    async ({ serverKind }, use) => {
      const server = await startWalkServer(serverKind);
      await use(server);
      await server.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

// What the walks stand on: one server a worker, of the kind that the machine's walk wants.
import { test as base } from "@playwright/test";
import { startWalkServer, type ServerKind, type WalkServer } from "./servers.ts";

export const test = base.extend<object, { serverKind: ServerKind; server: WalkServer }>({
  serverKind: ["league", { option: true, scope: "worker" }],
  server: [
    async ({ serverKind }, use) => {
      const server = await startWalkServer(serverKind);
      await use(server);
      await server.kill();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

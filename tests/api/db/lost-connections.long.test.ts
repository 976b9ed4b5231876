// 20 ended connections and three restarts of PostgreSQL under bets, cash-outs and calls of a provider, with every part of
// the server at work.
import { expect, it } from "vitest";
import { startTestServer } from "../lib/harness.ts";
import { endure } from "../lib/lost-connections.ts";
import { postgresBinaries, startSeededPostgres } from "../lib/postgres.ts";

it.skipIf(postgresBinaries() === null)(
  "20 ended connections and three restarts lose nothing that was accepted",
  async () => {
    const postgres = await startSeededPostgres();
    const server = await startTestServer({ rateLimit: 0, databaseUrl: postgres.url, feed: "simulated" });
    try {
      const { statuses, backAfterMs } = await endure(server, postgres, {
        terminations: 20,
        restarts: 3,
        downMs: 2_000,
      });
      console.warn(`answers by status: ${JSON.stringify(statuses)}; back after ms: ${backAfterMs.join(", ")}`);
      expect(backAfterMs).toHaveLength(3);
      for (const ms of backAfterMs) expect(ms).toBeLessThan(5_000);
    } finally {
      await server.close();
      await postgres.stop();
    }
  },
);

// PostgreSQL goes away under the server: requests fail, the server stays. The long one is lost-connections.long.test.ts.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { desc, eq } from "drizzle-orm";
import { gameRound } from "../../../server/db/schema.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { endure } from "../lib/lost-connections.ts";
import { postgresBinaries, startSeededPostgres, type TestPostgres } from "../lib/postgres.ts";
import { readStream } from "../lib/stream-reader.ts";

describe.skipIf(postgresBinaries() === null)("PostgreSQL", () => {
  let postgres: TestPostgres;
  let server: TestServer;
  beforeAll(async () => {
    postgres = await startSeededPostgres();
    server = await startTestServer({ rateLimit: 0, databaseUrl: postgres.url });
  });
  afterAll(async () => {
    await server.close();
    await postgres.stop();
  });

  it("is away: a request is told 503 with a code and when to ask again; then sessions, streams and rounds of games go on", async () => {
    const { db } = server.context.database;
    const newest = async () => {
      const ofBubble = eq(gameRound.gameId, "101");
      const [row] = await db.select().from(gameRound).where(ofBubble).orderBy(desc(gameRound.opensAt)).limit(1);
      return row?.opensAt.getTime() ?? 0;
    };
    const user = await server.user("member01");
    const stream = await readStream(server.url, user.token);
    const before = await newest();
    await postgres.restart(async () => {
      await expect.poll(async () => (await server.inject("/api/health")).statusCode).toBe(503);
      const headers = { "X-AUTH-TOKEN": `Bearer ${user.token}` };
      const answer = await fetch(`${server.url}/api/member/user`, { headers });
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
      expect(await answer.json()).toMatchObject({ code: "unavailable" });
    });
    await expect.poll(async () => (await user.call("GET", "/api/member/user")).status).toBe(200);
    await stream.until((events) => events.some(({ name }) => name === "resync"));
    await stream.leave();
    server.clock.advance(10 * 60_000);
    await expect.poll(newest).toBeGreaterThan(before);
  });

  it("ends connections in the middle of bets, cash-outs and calls of a provider, and is restarted: nothing is lost [CERT-S6]", async () => {
    const { backAfterMs } = await endure(server, postgres, { terminations: 4, restarts: 1, downMs: 300 });
    expect(backAfterMs).toHaveLength(1);
  });
});

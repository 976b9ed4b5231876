// Nodes of one site as processes of their own, on one PostgreSQL and one Redis.
import { type ServerProcess, startServerProcess } from "../../../scripts/lib/server-process.ts";
import { systemClock } from "../../../server/clock.ts";
import type { ServerContext } from "../../../server/context.ts";
import { openDatabase, type OpenDatabase } from "../../../server/db/open.ts";
import { lease } from "../../../server/db/schema.ts";
import type { TestServer } from "./harness.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { startRedis, type TestRedis } from "./redis.ts";

export interface Site {
  postgres: TestPostgres;
  redis: TestRedis;
  database: OpenDatabase;
  /** Starts a node; it is over when it serves. */
  start(environment?: Record<string, string>): Promise<ServerProcess>;
  /** What the helpers of tests in one process ask of a server, for a node. */
  asServer(node: ServerProcess): TestServer;
  /** Who has which lease now, by its name. */
  holders(): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

const SECRET = "s".repeat(40);

export async function startSite(common: Record<string, string> = {}): Promise<Site> {
  const [postgres, redis] = [await startPostgres(), await startRedis({ isKept: true })];
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: "memory", poolSize: 4 });
  const nodes: ServerProcess[] = [];
  const environment = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, HANPAN_SECRET: SECRET, ...common };
  return {
    postgres,
    redis,
    database,
    async start(own = {}) {
      const node = await startServerProcess({ ...environment, ...own }, 600_000);
      nodes.push(node);
      return node;
    },
    asServer({ url }) {
      const context = { database, clock: systemClock, secret: SECRET } as ServerContext;
      return { url, clock: systemClock, context } as unknown as TestServer;
    },
    async holders() {
      const rows = await database.db.select({ name: lease.name, holder: lease.holder }).from(lease);
      return Object.fromEntries(rows.map(({ name, holder }) => [name, holder]));
    },
    async stop() {
      for (const node of nodes) {
        node.signal("SIGCONT");
        node.signal("SIGKILL");
      }
      await database.close();
      await redis.stop();
      await postgres.stop();
    },
  };
}
